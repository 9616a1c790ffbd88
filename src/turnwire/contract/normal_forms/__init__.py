"""Normal forms: how far a body may differ after it was read and written again, in every dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.contract.normal_forms.forms import (
        NormalForm as NormalForm,
        normal_form as normal_form,
        normalize_request as normalize_request,
        normalize_response as normalize_response,
    )
    from turnwire.contract.normal_forms.streams import STREAM_NORMAL_FORM as STREAM_NORMAL_FORM

__all__ = ["STREAM_NORMAL_FORM", "NormalForm", "normal_form", "normalize_request", "normalize_response"]

__getattr__ = lazy_names(
    __name__,
    {
        "forms": ("NormalForm", "normal_form", "normalize_request", "normalize_response"),
        "streams": ("STREAM_NORMAL_FORM",),
    },
)
