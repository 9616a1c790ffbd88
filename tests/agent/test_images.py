"""Images of a thread: one that failed can be read again."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest

from turnwire_schema.v1.content import ImagePart
from turnwire_schema.v1.entry import ImageData, ImageEntry

from tests.agent.parts import agent_of, in_loop
from tests.requirements import requirement
from turnwire.agent import AgentThread
from turnwire.core.errors import ConfigurationError, ContextError, InvalidDataError
from turnwire.files import FileResolver
from turnwire.images import ImageReader

PNG = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=")
GIVEN = ImageData(image=ImagePart(path="plan.png"), recognition="vision", state="pending")


@requirement("CTX-6")
@in_loop
async def test_an_image_that_failed_is_read_again_and_shown_in_the_next_run(tmp_path: Path) -> None:
    with FileResolver(tmp_path) as files:
        agent, model = agent_of(["I see none.", "A plan."], images=ImageReader(files=files), files=files)
        thread = AgentThread.new(agent)
        await thread.ask("What is it?", images=[GIVEN])
        failed = thread.context.entries[0]
        assert isinstance(failed, ImageEntry)
        assert (failed.data.state, failed.data.attempts) == ("failed", 1)
        (tmp_path / "plan.png").write_bytes(PNG)
        again = await thread.retry_image(failed.id)
        assert (again.data.state, again.data.used, again.data.attempts) == ("done", "vision", 2)
        assert (again.data.problem, thread.context.get(failed.id)) == (None, again)
        assert (await thread.ask("And now?")).text == "A plan."
        shown = [part.type for message in model.calls[-1].messages for part in message.parts]
        assert shown == ["image", "text", "text", "text"]
        with pytest.raises(InvalidDataError, match="no image that failed"):
            await thread.retry_image(failed.id)


@requirement("CTX-6")
@in_loop
async def test_only_an_image_that_failed_can_be_read_again_by_an_agent_that_reads_images() -> None:
    agent, _ = agent_of(["I see none."])
    thread = AgentThread.new(agent)
    await thread.ask("What is it?", images=[GIVEN.replace(state="failed")])
    image, text, _answer = thread.context.entries
    with pytest.raises(ConfigurationError, match="no reader of images"):
        await thread.retry_image(image.id or "")
    with pytest.raises(InvalidDataError, match="no image that failed"):
        await thread.retry_image(text.id or "")
    with pytest.raises(ContextError):
        await thread.retry_image("gone")
