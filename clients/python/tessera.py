# Written by codegen.ts from the contract and src/codegen/python/client.py. Do not edit: change these and run `npm run generate`.
"""The Tessera client for Python 3.11 and later: one file that needs only the standard library. Copy it into your project.

    from tessera import Tessera, TesseraError

    tessera = Tessera("http://127.0.0.1:8080", api_key="tsr_live_...")
    theodolite = tessera.resources.create({"name": "Theodolite", "type": "instrument", "metadata": {"owner": "Lin"}})
    for resource in tessera.resources.list(type="instrument", status={"in": ["active", "pending"]}, expand=["owner"]):
        print(resource["name"])
    tessera.resources.update(theodolite["id"], lambda resource: {"metadata": {**resource["metadata"], "checked": True}})

A family has one method for each operation. It takes the ids of the path, then the body if there is one. Filters and options are keyword
arguments. `batch` carries out many writes as one request. `verify_webhook` verifies the events that a webhook receives.
"""

from __future__ import annotations

import base64
import copy
import hashlib
import hmac
import http.client
import json
import math
import random
import re
import secrets
import shlex
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timezone
from email.message import Message
from email.utils import parsedate_to_datetime
from enum import Enum
from typing import Any, BinaryIO, Generic, Literal, NoReturn, NotRequired, Self, TypeAlias, TypedDict, TypeVar, Unpack, cast, overload
from uuid import UUID

T = TypeVar("T")
Value = TypeVar("Value")
Operator = TypeVar("Operator")
Body = TypeVar("Body")

Time: TypeAlias = str | datetime
"""A point in time: a string in ISO 8601 with an offset, or a `datetime`."""

Filter: TypeAlias = Value | Mapping[Operator, Value | Sequence[Value] | bool]
"""A value to match, or operators with their values: `{"in": ["todo", "done"]}`."""

Change: TypeAlias = Body | Callable[[T], Body]
"""The fields to write, or a function that makes them from the current record. It is called again if the record has changed meanwhile."""


class Options(TypedDict, total=False):
    """Options of every call."""

    timeout: float
    """How long to wait for data from the server, in seconds."""
    retries: int
    """How often a failed request is sent again."""
    headers: Mapping[str, str]
    """Additional headers, such as `X-Request-ID`."""


class WriteOptions(Options, total=False):
    """Options of calls that write."""

    idempotency_key: str
    """Identifies this write: requests with the same key are carried out once. By default, each call has its own key."""


class GuardedOptions(WriteOptions, total=False):
    """Options of calls that change one record."""

    if_match: Mapping[str, Any] | str
    """Change the record only if it is still the same: a record that this client has read or written, or an `ETag`."""


class UploadOptions(GuardedOptions, total=False):
    """Options of calls that send bytes."""

    content_type: str
    """The media type of the bytes."""


class StreamOptions(Options, total=False):
    """Options of calls that read bytes."""

    range: str
    """The part of the bytes to read, such as `bytes=0-1023`."""


class CursorPaging(Options, total=False):
    """Where a cursor list begins, and how large its pages are."""

    limit: int
    """The maximum number of records on a page, at most 100."""
    after: str
    """The `cursor` of an earlier page."""


class Paging(CursorPaging, total=False):
    """Where a list begins, and how large its pages are. Lists use cursors unless `page` or `offset` is given."""

    page: int
    offset: int


class Detail(TypedDict):
    """What is wrong with one field."""

    field: str
    code: str
    message: str


class TesseraError(Exception):
    """A failed call. `code` says what happened. Programs should rely on it, and not on the message.

    Besides the codes of the contract there are `no_connection`, `no_answer` (none in time), and `unreadable_answer` (an answer that did
    not come from Tessera).
    """

    def __init__(
        self,
        code: str,
        message: str,
        *,
        status: int | None = None,
        details: Sequence[Detail] = (),
        link: str | None = None,
        request_id: str | None = None,
        retry_after: float | None = None,
        max_age: int | None = None,
        curl: str = "",
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.details = details
        self.link = link
        """The address of the page that explains the code."""
        self.request_id = request_id
        """The id to mention when asking for help."""
        self.retry_after = retry_after
        """After how many seconds the server accepts another try."""
        self.max_age = max_age
        """With `insufficient_user_authentication`: the maximum age of the person's sign-in, in seconds."""
        self.curl = curl
        """The request as a shell command, with `$TESSERA_API_KEY` or `$TESSERA_TOKEN` in place of the credentials."""

    def __str__(self) -> str:
        lines = [f"{self.code}: {self.message}", *(f"  {one['field']}: {one['message']}" for one in self.details)]
        lines += [f"  See {self.link}"] if self.link else []
        lines += [f"  Request {self.request_id}: {self.curl}" if self.request_id else f"  {self.curl}"]
        return "\n".join(lines)


def _object(value: Any) -> dict[str, Any]:
    """A JSON object; an empty one for any other value."""
    return cast("dict[str, Any]", value) if isinstance(value, dict) else {}


class UnverifiedWebhook(Exception):
    """A message that is not from Tessera, not for this webhook, too old, or not an event."""


class Record(dict[str, Any]):
    """A record with the headers of its answer. `if_match` compares its `ETag`."""

    headers: Message


@dataclass(frozen=True)
class Page(Generic[T]):
    """A part of a list."""

    data: list[T]
    has_more: bool
    cursor: str | None
    """Where the next page begins, for `after` of a later call. Only in cursor lists. Lists of events have one even at their end."""
    total: int | None
    """How many records match; cursor lists do not count them."""
    total_is_minimum: bool


def _start(search: str) -> dict[str, str]:
    """The parameters of a query that say where its page begins."""
    return {name: value for name, value in urllib.parse.parse_qsl(search, keep_blank_values=True) if name in ("after", "page", "offset")}


def _next_search(envelope: Mapping[str, Any], search: str) -> str | None:
    """The query of the next page: from its address, or else from its cursor. None at the end; empty if the answer has neither."""
    meta = envelope["meta"]
    pagination = _object(meta.get("pagination"))
    address = _object(envelope.get("links") or pagination).get("next")
    if isinstance(address, str):
        return address.partition("?")[2]
    if meta.get("has_more") is False or pagination.get("next", "") is None:
        return None
    cursor = meta.get("next_cursor")
    if not meta.get("has_more") or not isinstance(cursor, str) or cursor == "":
        return ""
    others = [pair for pair in search.split("&") if not _start(pair)]
    return "&".join([*others, f"after={urllib.parse.quote(cursor, safe='')}"])


def _is_page(envelope: Mapping[str, Any], search: str) -> bool:
    """Whether an answer to this query is a page that says where the next one begins, and that is not the same page again."""
    if not isinstance(envelope.get("data"), list) or not isinstance(envelope.get("meta"), dict):
        return False
    following = _next_search(envelope, search)
    return following is None or bool(_start(following).items() - _start(search).items())


class Pages(Generic[T]):
    """A list. Iterating over it reads each page when it is needed. Nothing is sent before that."""

    def __init__(self, read: Callable[[str], Any], search: str) -> None:
        self._read = read
        self._search = search

    def pages(self) -> Iterator[Page[T]]:
        """The pages of the list, each read when it is needed."""
        search: str | None = self._search
        while search is not None:
            envelope = self._read(search)
            meta = envelope["meta"]
            counted = _object(meta.get("pagination")) or meta
            search = _next_search(envelope, search)
            yield Page(
                data=envelope["data"],
                has_more=search is not None,
                cursor=meta.get("next_cursor"),
                total=counted.get("total"),
                total_is_minimum=counted.get("total_is_minimum", False),
            )

    def page(self) -> Page[T]:
        """The first page."""
        return next(self.pages())

    def __iter__(self) -> Iterator[T]:
        for page in self.pages():
            yield from page.data


def _text(value: Any) -> str:
    if isinstance(value, Enum):
        return _text(value.value)
    if isinstance(value, datetime):
        return value.astimezone(timezone.utc).isoformat()
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (str, int, UUID)):
        return str(value)
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, float) and math.isfinite(value):
        return str(value)
    raise TypeError(f"{value!r} cannot be sent: it must be a str, finite number, bool, datetime, date, UUID, or an Enum of these.")


def _of_filter(name: str, value: Any) -> str:
    if value is None:
        raise TypeError(f'{name} is None: leave it out, or use {{"exists": False}} to find records without a value.')
    return _text(value)


def _in_json(value: Any) -> Any:
    """Converts a value that JSON does not know: an Enum to its value, and others to text if they have a text form."""
    return value.value if isinstance(value, Enum) else _text(value)


def _json(value: Any) -> str:
    """A body as JSON. Raises TypeError for a value that cannot be sent."""
    try:
        return json.dumps(value, default=_in_json, allow_nan=False)
    except ValueError as error:
        raise TypeError(f"The body cannot be sent as JSON, which allows no NaN, infinity or circular references: {error}") from None


def _quoted(name: str, text: str) -> str:
    try:
        return urllib.parse.quote(text, safe="")
    except UnicodeEncodeError:
        raise TypeError(f"{text!r} cannot be sent as {name}: it has half of a surrogate pair.") from None


def _written(name: str, value: Any) -> str:
    """Plain commas separate values, encoded ones are part of a value. Nothing is the empty list, so a single empty text is a comma."""
    if not isinstance(value, (list, tuple)):
        return _quoted(name, _of_filter(name, value))
    values = [_quoted(name, _of_filter(name, one)) for one in cast("Sequence[Any]", value)]
    return "," if values == [""] else ",".join(values)


_BRACKETED = frozenset({"eq", "neq", "nin", "like"})
"""Operators without the spelling `field_operator`."""


_KEYED = "metadata"
"""The object whose keys are filters of their own."""


def _by_keys(values: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """A key may end like an operator, so its own operator is always in brackets."""
    return [
        (f"{_KEYED}.{key}[{operator}]", compared)
        for key, value in values.items()
        for operator, compared in (cast("Mapping[str, Any]", value) if isinstance(value, Mapping) else {"eq": value}).items()
    ]


_GROUPS = "or_"
"""The argument with groups of filters: `or` is a word of Python."""


def _search(query: Mapping[str, Any]) -> str:
    """A query as the parameters of the list language: `{"name": {"contains": "atlas"}}` is `name_contains=atlas`."""
    search: list[tuple[str, Any]] = []
    for field, value in query.items():
        if field == _GROUPS:
            # Without a group, one without filters: the server refuses it, and no filter is lost.
            search += [("or", _search(group)) for group in cast("Sequence[Mapping[str, Any]]", value)] or [("or", "")]
            continue
        if field == _KEYED:
            search += _by_keys(value)
            continue
        if not isinstance(value, Mapping):
            search.append((field, value))
            continue
        for operator, compared in cast("Mapping[str, Any]", value).items():
            search.append((f"{field}[{operator}]" if operator in _BRACKETED else f"{field}_{operator}", compared))
    return "&".join(f"{_quoted('a name', name)}={_written(name, value)}" for name, value in search)


def _id(value: str) -> str:
    if not isinstance(value, str) or re.fullmatch(r"\.*", value):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(f"{value!r} is not an id.")
    return _quoted("an id", value)


def _path(template: str, ids: Mapping[str, str]) -> str:
    return template.format(**{name: _id(value) for name, value in ids.items()})


Bytes: TypeAlias = bytes | str | BinaryIO
"""Bytes to send. A file must be open for reading in binary mode, and be seekable."""


@dataclass(frozen=True)
class _Request:
    method: str
    url: str
    headers: dict[str, str]
    json: Any = None
    content: Bytes | None = None
    stream: bool = False
    answers: Literal["record", "list", "nothing"] = "record"

    @property
    def repeatable(self) -> bool:
        return self.method == "GET" or "Idempotency-Key" in self.headers

    def body(self) -> bytes | BinaryIO | None:
        if self.json is not None:
            return _json(self.json).encode()
        if self.content is None or isinstance(self.content, bytes):
            return self.content
        if isinstance(self.content, str):
            return self.content.encode()
        self.content.seek(0)
        return self.content


_PLACEHOLDERS = {
    "x-api-key": "X-API-Key: $TESSERA_API_KEY",
    "authorization": "Authorization: Bearer $TESSERA_TOKEN",
}


@dataclass(frozen=True)
class _Write:
    """A write of a family, before it becomes a request or a part of a batch."""

    method: str
    path: str
    ids: Mapping[str, str]
    options: Mapping[str, Any]
    body: Any
    answers: Literal["record", "nothing"]
    call: str | None
    """Its operationId, if it can be part of a batch."""


def _without_secrets(value: Any, key: str = "") -> Any:
    if value is not None and re.search("password|secret|token|headers|authorization", key, re.IGNORECASE):
        return "***"
    if isinstance(value, Mapping):
        return {name: _without_secrets(one, name) for name, one in cast("Mapping[str, Any]", value).items()}
    return [_without_secrets(one) for one in cast("list[Any]", value)] if isinstance(value, list) else value


def _curl(request: _Request, credentials: Mapping[str, str]) -> str:
    """A request as a shell command, without credentials, and without anything in its body that looks like a secret."""
    words = ["curl", "-X", request.method, shlex.quote(request.url)]
    for name, value in {**credentials, **request.headers}.items():
        placeholder = _PLACEHOLDERS.get(name.lower())
        words += ["-H", f'"{placeholder}"' if placeholder else shlex.quote(f"{name}: {value}")]
    if request.json is not None:
        words += ["-d", shlex.quote(_json(_without_secrets(request.json)))]
    if request.content is not None:
        words += ["--data-binary", "@file"]
    return " ".join(words)


def _max_age(headers: Message) -> int | None:
    """The maximum age of a sign-in, from the challenge of RFC 9470."""
    found = re.search(r'\bmax_age="?(\d+)', headers.get("WWW-Authenticate", ""))
    return int(found[1]) if found else None


def _retry_after(headers: Message) -> float | None:
    """`Retry-After` in seconds, even if it is a date."""
    value = headers.get("Retry-After")
    if value is None:
        return None
    if value.isdigit():
        return float(value)
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except ValueError:
        return None


def _no_json(constant: str) -> None:
    raise ValueError(f"{constant} is not valid JSON.")


def _parsed(body: bytes) -> Any:
    """The value of a JSON body in UTF-8; None if it is not JSON."""
    try:
        return json.loads(body.decode("utf-8-sig"), parse_constant=_no_json)
    except (ValueError, RecursionError):
        return None


def _failure(status: int, headers: Message, body: bytes, root: str, curl: str) -> TesseraError:
    answer = _parsed(body)
    error = cast("dict[str, Any]", answer).get("error") if isinstance(answer, dict) else None
    if not isinstance(error, dict) or not all(isinstance(cast("dict[str, Any]", error).get(name), str) for name in ("code", "message")):
        message = f"The answer with status {status} is not from Tessera. Something between the client and the server may have sent it."
        request_id = headers.get("X-Request-ID")
        return TesseraError("unreadable_answer", message, status=status, request_id=request_id, retry_after=_retry_after(headers), curl=curl)
    said = cast("dict[str, Any]", error)
    details = said.get("details")
    return TesseraError(
        said["code"],
        re.sub(r" See /docs/errors#\w+\.$", "", said["message"]),
        status=status,
        details=cast("list[Detail]", details) if isinstance(details, list) else [],
        link=f"{root}/docs/errors#{said['code']}",
        request_id=said.get("request_id"),
        retry_after=_retry_after(headers),
        max_age=_max_age(headers),
        curl=curl,
    )


def _is_as_promised(request: _Request, status: int, answer: Any) -> bool:
    """Whether a success answer has what the operation promises: a record, or a page of a list."""
    if request.answers == "nothing":
        return status == 204
    if not isinstance(answer, dict):
        return False
    envelope = cast("dict[str, Any]", answer)
    if request.answers == "list":
        return _is_page(envelope, request.url.partition("?")[2])
    return isinstance(envelope.get("data"), dict)


def _delay(error: TesseraError, tries: int, repeatable: bool, longest_wait: float) -> float | None:
    """How long to wait before the next try, in seconds; None when there is no next try."""
    passing = error.code in ("no_connection", "no_answer", "idempotency_key_in_use", "internal_error")
    if not (passing or error.status in (429, 502, 503, 504)):
        return None
    refused = error.status in (429, 503)  # before the server did anything
    if not (repeatable or refused):
        return None
    # Doubles after each try, with a random part, so that clients that failed at the same time do not retry at the same time.
    backoff = min(8.0, 0.5 * 2**tries) * random.uniform(0.5, 1)
    delay = backoff if error.retry_after is None else error.retry_after
    return delay if delay <= longest_wait else None


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follows no redirects, because they would send the credentials to another address."""

    def redirect_request(self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str) -> None:
        return None


class _LastResponse(http.client.HTTPResponse):
    """The answer after interim ones such as `103 Early Hints`. The standard library only skips `100`. After `101`, HTTP ends."""

    def begin(self) -> None:
        super().begin()
        while 101 < self.status < 200:
            self.headers = self.msg = cast(Any, None)
            super().begin()


class _LastAnswers(urllib.request.AbstractHTTPHandler):
    def do_open(self, http_class: Any, req: urllib.request.Request, **http_conn_args: Any) -> http.client.HTTPResponse:
        def connect(*given: Any, **named: Any) -> http.client.HTTPConnection:
            connection = http_class(*given, **named)
            connection.response_class = _LastResponse
            return connection

        return super().do_open(cast(Any, connect), req, **http_conn_args)


class _Http(_LastAnswers, urllib.request.HTTPHandler):
    """Plain HTTP."""


class _Https(_LastAnswers, urllib.request.HTTPSHandler):
    """HTTP over TLS."""


_opener = urllib.request.build_opener(_NoRedirects, _Http, _Https)


class _Sender:
    """Sends requests, and retries them until there is an answer or another try makes no sense."""

    def __init__(
        self,
        root: str,
        credentials: Callable[[], dict[str, str]],
        timeout: float,
        retries: int,
        longest_wait: float,
        sleep: Callable[[float], object],
    ) -> None:
        self.root = root.rstrip("/")
        self._credentials = credentials
        self._timeout = timeout
        self._retries = retries
        self._longest_wait = longest_wait
        self._sleep = sleep

    def _attempt(self, request: _Request, timeout: float) -> Any:
        body = request.body()
        credentials = self._credentials()
        curl = _curl(request, credentials)
        headers = {"User-Agent": "tessera-python", **credentials, **request.headers}
        sent = urllib.request.Request(request.url, body, headers, method=request.method)
        try:
            try:
                response: http.client.HTTPResponse = _opener.open(sent, timeout=timeout)
                if request.stream:
                    return response
                with response:
                    return self._answer(request, response.status, response.headers, response.read(), curl)
            except urllib.error.HTTPError as error:
                with error:
                    raise _failure(error.code, error.headers, error.read(), self.root, curl) from None
        except (OSError, http.client.HTTPException) as error:
            cause = error.reason if isinstance(error, urllib.error.URLError) else error
            if isinstance(cause, TimeoutError):
                raise TesseraError("no_answer", "There was no answer in time.", curl=curl) from error
            message = "The server cannot be reached, or the connection ended before the answer was complete."
            raise TesseraError("no_connection", message, curl=curl) from error

    def _answer(self, request: _Request, status: int, headers: Message, body: bytes, curl: str) -> Any:
        answer = _parsed(body)
        if not _is_as_promised(request, status, answer):
            raise _failure(status, headers, body, self.root, curl)
        if answer is None:
            return None
        envelope = cast("dict[str, Any]", answer)
        if isinstance(envelope.get("data"), dict):
            envelope["data"] = record = Record(envelope["data"])
            record.headers = headers
        return envelope

    def write(self, write: _Write) -> Any:
        """Sends a write, and returns its record."""
        search, options = _shape(write.options)
        own = {"Accept": "application/json", "Idempotency_Key": options.get("idempotency_key") or secrets.token_hex(16)}
        content = {} if write.body is None else {"Content_Type": "application/json"}
        url = self.root + _with_query(_path(write.path, write.ids), search)
        request = _Request(write.method, url, _headers(options, **own, **content), json=write.body, answers=write.answers)
        answer = self.send(request, options)
        return None if answer is None else answer["data"]

    def send(self, request: _Request, options: Mapping[str, Any]) -> Any:
        """Returns the JSON of the answer, or the response if it is a stream. Raises TesseraError."""
        tries = 0
        while True:
            try:
                return self._attempt(request, options.get("timeout", self._timeout))
            except TesseraError as error:
                if tries >= options.get("retries", self._retries):
                    raise
                delay = _delay(error, tries, request.repeatable, self._longest_wait)
                if delay is None:
                    raise
            self._sleep(delay)
            tries += 1


class _Later:
    """Stands for a value of a batch that is not there yet; its items stand for values, too."""

    def __init__(self, place: str) -> None:
        self._place = place

    def __getitem__(self, key: str | int) -> _Later:
        return _Later(f"{self._place}/{_token(key)}")

    def _not_yet(self, *_: object) -> NoReturn:
        raise TypeError("A batch does not know this value before it is sent: pass it to another write of the batch, or read it from the result.")

    __getattr__ = __contains__ = __iter__ = __len__ = __bool__ = __str__ = __format__ = __add__ = __radd__ = _not_yet


def _place(later: _Later) -> str:
    return vars(later)["_place"]


def _token(key: object) -> str:
    """A key as a part of a JSON Pointer."""
    return str(key).replace("~", "~0").replace("/", "~1")


def _settled(value: Any, place: str, references: dict[str, str]) -> Any:
    """A value without those that stand for later ones; where these were is noted in `references`."""
    if isinstance(value, _Later):
        references[place] = _place(value)
        return None
    if isinstance(value, dict):
        return {key: _settled(one, f"{place}/{_token(key)}", references) for key, one in cast("dict[Any, Any]", value).items()}
    if isinstance(value, (list, tuple)):
        return [_settled(one, f"{place}/{at}", references) for at, one in enumerate(cast("Sequence[Any]", value))]
    return value


def _resolved(written: Any, at: Callable[[str], Any]) -> Any:
    """What a function has written, with values in place of what stood for them."""
    if isinstance(written, _Later):
        return at(_place(written))
    if isinstance(written, dict):
        return {key: _resolved(one, at) for key, one in cast("dict[Any, Any]", written).items()}
    if isinstance(written, (list, tuple)):
        values = [_resolved(one, at) for one in cast("Sequence[Any]", written)]
        return values if isinstance(written, list) else tuple(values)
    return written


_ITEM_OPTIONS = ("if_match", "fields", "expand")


class _Recorder:
    """Takes writes for a batch in place of a sender."""

    root = ""

    def __init__(self) -> None:
        self.operations: list[Any] = []

    def send(self, request: _Request, options: Mapping[str, Any]) -> Any:
        raise TypeError(f"{request.method} {request.url.partition('?')[0]} cannot be part of a batch.")

    def write(self, write: _Write) -> Any:
        if write.call is None:
            raise TypeError(f"{write.method} {write.path} cannot be part of a batch.")
        other = next((name for name in write.options if name not in _ITEM_OPTIONS), None)
        if other is not None:
            raise TypeError(f"{other} is an option of the whole batch. A write has {', '.join(_ITEM_OPTIONS)}.")
        references: dict[str, str] = {}
        ids = _settled(dict(write.ids), "/path", references)
        body = _settled(write.body, "/body", references)
        parts = {
            "path": {name: value for name, value in ids.items() if value is not None},
            "query": {name: write.options[name] for name in ("fields", "expand") if name in write.options},
            "if_match": _tag(write.options.get("if_match")),
            "body": body,
            "references": references,
        }
        self.operations.append({"operation": write.call, **{name: part for name, part in parts.items() if part not in (None, {})}})
        return _Later(f"/{len(self.operations) - 1}/body/data")


def _result_at(place: str, results: Sequence[Mapping[str, Any]], root: str) -> Any:
    """The value at a place in the results of a batch, or the error of the write that was refused."""
    index, _, _, *inside = place.split("/")[1:]
    result = results[int(index)]
    headers = Message()
    for name, text in result["headers"].items():
        headers[name] = text
    if result["status"] >= 400:
        return _failure(result["status"], headers, _json(result["body"]).encode(), root, "")
    if result["body"] is None:
        return None
    value: Any = Record(result["body"]["data"])
    value.headers = headers
    for token in inside:
        key = token.replace("~1", "/").replace("~0", "~")
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def _tag(record: Mapping[str, Any] | str | None) -> str | None:
    if record is None or isinstance(record, str):
        return record
    tag = record.headers.get("ETag") if isinstance(record, Record) else None
    if tag is None:
        raise ValueError("if_match must be a record that this client has written or read by its id, or an ETag.")
    return tag


_OPTION_NAMES = frozenset(UploadOptions.__annotations__) | frozenset(StreamOptions.__annotations__)


def _headers(options: Mapping[str, Any], **own: str) -> dict[str, str]:
    unknown = next((name for name in options if name not in _OPTION_NAMES), None)
    if unknown is not None:
        raise TypeError(f"{unknown} is not an option of this call. Options are {', '.join(sorted(_OPTION_NAMES))}.")
    named = {"If-Match": _tag(options.get("if_match")), "Range": options.get("range")}
    return {
        **{name.replace("_", "-"): value for name, value in own.items()},
        **{name: value for name, value in named.items() if value is not None},
        **options.get("headers", {}),
    }


def _split(query: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The parameters of the request, and the options of the call."""
    options = {name: value for name, value in query.items() if name in Options.__annotations__}
    return _search({name: value for name, value in query.items() if name not in options}), options


def _shape(options: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The parameters that shape the answer of a write, and its other options."""
    shape = {name: value for name, value in options.items() if name in ("fields", "expand")}
    return _search(shape), {name: value for name, value in options.items() if name not in shape}


def _with_query(path: str, search: str) -> str:
    return f"{path}?{search}" if search else path


_ROUNDS = 10
"""How often a change is tried when others change the record at the same time."""


class _Family:
    def __init__(self, sender: _Sender | _Recorder) -> None:
        self._sender = sender

    def _answer(self, path: str, search: str, options: Mapping[str, Any], answers: Literal["record", "list"] = "record") -> Any:
        url = self._sender.root + _with_query(path, search)
        return self._sender.send(_Request("GET", url, _headers(options, Accept="application/json"), answers=answers), options)

    def _read(self, path: str, query: Mapping[str, Any]) -> Any:
        search, options = _split(query)
        return self._answer(path, search, options)["data"]

    def _list(self, path: str, query: Mapping[str, Any]) -> Pages[Any]:
        # By cursor, unless the caller chooses another form: cursors cost least and skip no records.
        search, options = _split(query if {"after", "page", "offset"} & query.keys() else {**query, "after": ""})
        return Pages(lambda part: self._answer(path, part, options, "list"), search)

    def _write(
        self,
        method: str,
        path: str,
        ids: Mapping[str, str],
        options: Mapping[str, Any],
        body: Any = None,
        answers: Literal["record", "nothing"] = "record",
        call: str | None = None,
    ) -> Any:
        return self._sender.write(_Write(method, path, ids, options, body, answers, call))

    def _rewrite(
        self, method: str, path: str, ids: Mapping[str, str], options: Mapping[str, Any], change: Any, call: str | None = None
    ) -> Any:
        """Writes the fields. With a function, reads the record, makes the fields, and writes them; again if the record has changed."""
        if not callable(change):
            return self._write(method, path, ids, options, change, call=call)
        reading = {name: value for name, value in options.items() if name in Options.__annotations__}
        for further in reversed(range(_ROUNDS)):
            current = self._read(_path(path, ids), reading)
            try:
                return self._write(method, path, ids, {**options, "if_match": current}, change(current), call=call)
            except TesseraError as error:
                if error.code != "version_mismatch" or not further:
                    raise
        raise AssertionError

    def _upload(self, method: str, path: str, content: Bytes, options: Mapping[str, Any]) -> Any:
        search, options = _shape(options)
        own = {
            "Accept": "application/json",
            "Idempotency_Key": options.get("idempotency_key") or secrets.token_hex(16),
            "Content_Type": options.get("content_type", "application/octet-stream"),
        }
        if not isinstance(content, (bytes, str)):
            own["Content_Length"] = str(content.seek(0, 2))
        url = self._sender.root + _with_query(path, search)
        answer = self._sender.send(_Request(method, url, _headers(options, **own), content=content), options)
        return answer["data"]

    def _lines(self, path: str, query: Mapping[str, Any]) -> http.client.HTTPResponse:
        search, options = _split(query)
        return self._download(_with_query(path, search), options)

    def _download(self, path: str, options: Mapping[str, Any]) -> http.client.HTTPResponse:
        return self._sender.send(_Request("GET", self._sender.root + path, _headers(options), stream=True), options)


def verify_webhook(
    body: bytes | str, headers: Mapping[str, str], secret: str | Sequence[str], tolerance: float = 300
) -> WebhookEvent:
    """Verifies a message by Standard Webhooks, and returns its event.

    `body` is the body exactly as received, before any parsing. `secret` is the secret of the webhook, `whsec_...`, or several of them while
    one replaces another. `tolerance` is how far the time of the message may be from the local clock, in seconds. Raises UnverifiedWebhook.
    """
    if not isinstance(body, (bytes, bytearray, memoryview, str)):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(f"body is {type(body).__name__}: pass the bytes of the body exactly as received, not parsed.")
    named = {name.lower(): value for name, value in headers.items()}
    try:
        message_id, timestamp, signatures = (named[f"webhook-{name}"] for name in ("id", "timestamp", "signature"))
        sent_at = float(timestamp)
    except (KeyError, ValueError):
        raise UnverifiedWebhook("The headers webhook-id, webhook-timestamp and webhook-signature are required.") from None
    if not abs(time.time() - sent_at) <= tolerance:
        raise UnverifiedWebhook("The message is too old, or from the future.")
    raw = _bytes(body) if isinstance(body, str) else bytes(body)
    content = _bytes(f"{message_id}.{timestamp}.") + raw
    wanted = [f"v1,{_signature(one, content)}" for one in ([secret] if isinstance(secret, str) else secret)]
    given = signatures.split(" ")
    # Each comparison takes constant time.
    if not any(hmac.compare_digest(_bytes(one), _bytes(other)) for one in wanted for other in given):
        raise UnverifiedWebhook("No signature fits the secret.")
    event = _parsed(raw)
    if not isinstance(event, dict):
        raise UnverifiedWebhook("The body is no event: it has to be an object of JSON in UTF-8.")
    return cast("WebhookEvent", event)


def _bytes(text: str) -> bytes:
    """A text in UTF-8. Half of a surrogate pair cannot be encoded; its replacement matches no signature."""
    return text.encode(errors="replace")


def _signature(secret: str, content: bytes) -> str:
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except ValueError:
        key = b""
    if not key:
        raise TypeError("A secret of a webhook is `whsec_` and bytes in base64.")
    return base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()


class _Client:
    _sender: _Sender | _Recorder

    def __init__(
        self,
        base_url: str,
        *,
        api_key: str | None = None,
        token: str | Callable[[], str] | None = None,
        timeout: float = 30,
        retries: int = 3,
        longest_wait: float = 60,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        """A client of the server at `base_url`, with an API key, or with an access token or a function that returns one.

        Times are in seconds. `timeout` is how long to wait for data from the server. A failed request is sent again up to `retries`
        times. `longest_wait` is the longest time between two tries: an error that requires a longer wait is raised.
        """

        def credentials() -> dict[str, str]:
            if api_key is not None:
                return {"X-API-Key": api_key}
            held = token() if callable(token) else token
            return {} if held is None else {"Authorization": f"Bearer {held}"}

        self._sender = _Sender(base_url, credentials, timeout, retries, longest_wait, sleep)

    @overload
    def batch(self, write: Callable[[Self], T], *, atomic: Literal[True] = True, **options: Unpack[WriteOptions]) -> T: ...

    @overload
    def batch(self, write: Callable[[Self], object], *, atomic: bool, **options: Unpack[WriteOptions]) -> Any: ...

    def batch(self, write: Callable[[Self], Any], *, atomic: bool = True, **options: Unpack[WriteOptions]) -> Any:
        """Carries out the writes of a function as one request: all of them, or none.

        The function gets a client whose writes are part of the batch. A write may use values of an earlier one, such as its id. What the
        function returns is the result, with the records that there are then. Raises the TesseraError of the first write that was refused.
        With `atomic=False` each write is carried out for itself, and the result has the TesseraError of a refused one in its place.
        """
        recorder = _Recorder()
        recording = copy.copy(self)
        recording._sender = recorder
        written = write(recording)
        results: list[Mapping[str, Any]] = []
        if recorder.operations:
            body = {"atomic": atomic, "operations": recorder.operations}
            results = self._sender.write(_Write("POST", "/v1/batch", {}, options, body, "record", None))["results"]
        return _resolved(written, lambda place: _result_at(place, results, self._sender.root))


UserRole: TypeAlias = 'Literal["admin", "editor", "viewer"]'


class UserFilters(TypedDict, total=False):
    """Filters for records of `User`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    name: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    email: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    role: Filter[UserRole, Literal["in", "eq", "neq", "nin"]]
    metadata: Mapping[str, Filter[str | int | float | bool, Literal["in", "exists", "eq", "neq", "nin"]]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class UserList(UserFilters, Paging, total=False):
    """Filters, order and pages of a list of `User`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "name", "email", "role", "metadata", "created_at", "updated_at"]]
    sort: Sequence[Literal["name", "name:asc", "name:desc", "email", "email:asc", "email:desc", "role", "role:asc", "role:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[UserFilters]
    """Groups of filters: only records that match all filters of at least one group."""


Name: TypeAlias = 'str'
Metadata: TypeAlias = 'dict[str, Any]'


class UserCreate(TypedDict):
    """A new user, or all fields of a user to replace."""

    name: Name
    email: str
    role: NotRequired[UserRole]
    metadata: NotRequired[Metadata]


class UserSelection(Options, total=False):
    """The properties of `User` and the related records to return."""

    fields: Sequence[Literal["id", "name", "email", "role", "metadata", "created_at", "updated_at"]]


class UserWriteOptions(WriteOptions, UserSelection, total=False):
    """`WriteOptions`, and the properties of `User` and the related records to return."""


class UserLines(UserFilters, Options, total=False):
    """Which records of `User` to return."""

    or_: Sequence[UserFilters]
    """Groups of filters: only records that match all filters of at least one group."""


MetadataUpdate: TypeAlias = 'dict[str, Any] | None'


class UserUpdate(TypedDict):
    """The fields to change; at least one."""

    name: NotRequired[Name]
    email: NotRequired[str]
    role: NotRequired[UserRole]
    metadata: NotRequired[MetadataUpdate]


class UserGuardedOptions(GuardedOptions, UserSelection, total=False):
    """`GuardedOptions`, and the properties of `User` and the related records to return."""


ProjectVisibility: TypeAlias = 'Literal["private", "team", "public"]'
ProjectStatus: TypeAlias = 'Literal["active", "archived"]'


class ProjectFilters(TypedDict, total=False):
    """Filters for records of `Project`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    name: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    description: Filter[str, Literal["in", "contains", "starts_with", "exists", "eq", "neq", "nin", "like"]]
    visibility: Filter[ProjectVisibility, Literal["in", "eq", "neq", "nin"]]
    status: Filter[ProjectStatus, Literal["in", "eq", "neq", "nin"]]
    tags: Filter[str, Literal["in", "all", "exists", "eq", "nin"]]
    owner_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    archived_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "exists", "eq", "neq"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class ProjectList(ProjectFilters, Paging, total=False):
    """Filters, order and pages of a list of `Project`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "name", "description", "visibility", "status", "settings", "tags", "owner_id", "archived_at", "created_at", "updated_at"]]
    expand: Sequence[Literal["owner"]]
    sort: Sequence[Literal["name", "name:asc", "name:desc", "status", "status:asc", "status:desc", "archived_at", "archived_at:asc", "archived_at:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[ProjectFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class TeamFilters(TypedDict, total=False):
    """Filters for records of `Team`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    name: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    description: Filter[str, Literal["in", "contains", "starts_with", "exists", "eq", "neq", "nin", "like"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class TeamList(TeamFilters, Paging, total=False):
    """Filters, order and pages of a list of `Team`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "name", "description", "created_at", "updated_at"]]
    sort: Sequence[Literal["name", "name:asc", "name:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[TeamFilters]
    """Groups of filters: only records that match all filters of at least one group."""


TaskStatus: TypeAlias = 'Literal["todo", "in_progress", "done", "cancelled"]'
TaskPriority: TypeAlias = 'Literal["low", "normal", "high", "urgent"]'


class TaskFilters(TypedDict, total=False):
    """Filters for records of `Task`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    project_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    title: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    description: Filter[str, Literal["in", "contains", "starts_with", "exists", "eq", "neq", "nin", "like"]]
    status: Filter[TaskStatus, Literal["in", "eq", "neq", "nin"]]
    priority: Filter[TaskPriority, Literal["in", "eq", "neq", "nin"]]
    assignee_id: Filter[str, Literal["in", "exists", "eq", "neq", "nin"]]
    due_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "exists", "eq", "neq"]]
    tags: Filter[str, Literal["in", "all", "exists", "eq", "nin"]]
    completed_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "exists", "eq", "neq"]]
    created_by: Filter[str, Literal["in", "eq", "neq", "nin"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class TaskList(TaskFilters, Paging, total=False):
    """Filters, order and pages of a list of `Task`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "project_id", "title", "description", "status", "priority", "assignee_id", "due_at", "tags", "completed_at", "created_by", "created_at", "updated_at"]]
    expand: Sequence[Literal["project", "project.owner", "assignee", "creator"]]
    sort: Sequence[Literal["title", "title:asc", "title:desc", "status", "status:asc", "status:desc", "priority", "priority:asc", "priority:desc", "due_at", "due_at:asc", "due_at:desc", "completed_at", "completed_at:asc", "completed_at:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[TaskFilters]
    """Groups of filters: only records that match all filters of at least one group."""


ResourceStatus: TypeAlias = 'Literal["active", "archived", "pending"]'


class ResourceFilters(TypedDict, total=False):
    """Filters for records of `Resource`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    name: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    description: Filter[str, Literal["in", "contains", "starts_with", "exists", "eq", "neq", "nin", "like"]]
    type: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    status: Filter[ResourceStatus, Literal["in", "eq", "neq", "nin"]]
    metadata: Mapping[str, Filter[str | int | float | bool, Literal["in", "exists", "eq", "neq", "nin"]]]
    owner_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class ResourceList(ResourceFilters, Paging, total=False):
    """Filters, order and pages of a list of `Resource`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "name", "description", "type", "status", "metadata", "owner_id", "created_at", "updated_at"]]
    expand: Sequence[Literal["owner"]]
    sort: Sequence[Literal["name", "name:asc", "name:desc", "type", "type:asc", "type:desc", "status", "status:asc", "status:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[ResourceFilters]
    """Groups of filters: only records that match all filters of at least one group."""


UserId: TypeAlias = 'str'
Timestamp: TypeAlias = 'str'


class User(TypedDict):
    """A person in the account."""

    id: UserId
    name: str
    email: str
    role: UserRole
    metadata: Metadata
    created_at: Timestamp
    updated_at: Timestamp


ProjectId: TypeAlias = 'str'
ProjectView: TypeAlias = 'Literal["kanban", "list", "calendar", "timeline"]'


class ProjectSettings(TypedDict):
    """Settings of the project. The view is for the programs that show it."""

    enableNotifications: bool
    defaultView: ProjectView


Tags: TypeAlias = 'list[str]'


class Project(TypedDict):
    """Work that people do together, with members and tasks."""

    id: ProjectId
    name: str
    description: str | None
    visibility: ProjectVisibility
    status: ProjectStatus
    settings: ProjectSettings
    tags: Tags
    owner_id: UserId
    owner: NotRequired[User]
    archived_at: str | None
    created_at: Timestamp
    updated_at: Timestamp


TeamId: TypeAlias = 'str'


class Team(TypedDict):
    """A group of people."""

    id: TeamId
    name: str
    description: str | None
    created_at: Timestamp
    updated_at: Timestamp


TaskId: TypeAlias = 'str'


class Task(TypedDict):
    """Work to be done in a project."""

    id: TaskId
    project_id: ProjectId
    project: NotRequired[Project]
    title: str
    description: str | None
    status: TaskStatus
    priority: TaskPriority
    assignee_id: str | None
    assignee: NotRequired[User]
    due_at: str | None
    tags: Tags
    completed_at: str | None
    created_by: UserId
    creator: NotRequired[User]
    created_at: Timestamp
    updated_at: Timestamp


ResourceId: TypeAlias = 'str'
ResourceType: TypeAlias = 'str'


class Resource(TypedDict):
    """A record of one of your own types. GraphQL calls its metadata `data`."""

    id: ResourceId
    name: str
    description: str | None
    type: ResourceType
    status: ResourceStatus
    metadata: Metadata
    owner_id: UserId
    owner: NotRequired[User]
    created_at: Timestamp
    updated_at: Timestamp


class ProjectSettingsInput(TypedDict):
    """Settings to set. A setting that you leave out has its default."""

    enableNotifications: NotRequired[bool]
    defaultView: NotRequired[ProjectView]


class ProjectCreate(TypedDict):
    """A new project, or all fields of a project to replace."""

    name: Name
    description: NotRequired[str | None]
    visibility: NotRequired[ProjectVisibility]
    settings: NotRequired[ProjectSettingsInput]
    tags: NotRequired[Tags]


class ProjectSelection(Options, total=False):
    """The properties of `Project` and the related records to return."""

    fields: Sequence[Literal["id", "name", "description", "visibility", "status", "settings", "tags", "owner_id", "archived_at", "created_at", "updated_at"]]
    expand: Sequence[Literal["owner"]]


class ProjectWriteOptions(WriteOptions, ProjectSelection, total=False):
    """`WriteOptions`, and the properties of `Project` and the related records to return."""


class ProjectLines(ProjectFilters, Options, total=False):
    """Which records of `Project` to return."""

    or_: Sequence[ProjectFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class ProjectGuardedOptions(GuardedOptions, ProjectSelection, total=False):
    """`GuardedOptions`, and the properties of `Project` and the related records to return."""


class ProjectSettingsUpdate(TypedDict):
    """Settings to change. `null` for one setting sets its default (`true`, `kanban`); `null` instead of the object sets all defaults."""

    enableNotifications: NotRequired[bool | None]
    defaultView: NotRequired[Literal["kanban", "list", "calendar", "timeline"] | None]


TagsUpdate: TypeAlias = 'list[str] | None'


class ProjectUpdate(TypedDict):
    """The fields to change; at least one."""

    name: NotRequired[Name]
    description: NotRequired[str | None]
    visibility: NotRequired[ProjectVisibility]
    settings: NotRequired[ProjectSettingsUpdate]
    tags: NotRequired[TagsUpdate]


Title: TypeAlias = 'str'


class ProjectTaskCreate(TypedDict):
    """A new task of the project."""

    title: Title
    description: NotRequired[str | None]
    priority: NotRequired[TaskPriority]
    assignee_id: NotRequired[str | None]
    due_at: NotRequired[str | None]
    tags: NotRequired[Tags]


class TaskSelection(Options, total=False):
    """The properties of `Task` and the related records to return."""

    fields: Sequence[Literal["id", "project_id", "title", "description", "status", "priority", "assignee_id", "due_at", "tags", "completed_at", "created_by", "created_at", "updated_at"]]
    expand: Sequence[Literal["project", "project.owner", "assignee", "creator"]]


class TaskWriteOptions(WriteOptions, TaskSelection, total=False):
    """`WriteOptions`, and the properties of `Task` and the related records to return."""


ProjectRole: TypeAlias = 'Literal["owner", "editor", "viewer"]'


class ProjectMemberFilters(TypedDict, total=False):
    """Filters for records of `ProjectMember`."""

    user_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    role: Filter[ProjectRole, Literal["in", "eq", "neq", "nin"]]
    added_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class ProjectMemberList(ProjectMemberFilters, Paging, total=False):
    """Filters, order and pages of a list of `ProjectMember`, and the properties and related records to return."""

    fields: Sequence[Literal["user_id", "role", "added_at"]]
    expand: Sequence[Literal["user"]]
    sort: Sequence[Literal["role", "role:asc", "role:desc", "added_at", "added_at:asc", "added_at:desc"]]
    or_: Sequence[ProjectMemberFilters]
    """Groups of filters: only records that match all filters of at least one group."""


UserIdInput: TypeAlias = 'str'


class ProjectMemberCreate(TypedDict):
    """The user to add, and their role."""

    user_id: UserIdInput
    role: ProjectRole


class ProjectMemberSelection(Options, total=False):
    """The properties of `ProjectMember` and the related records to return."""

    fields: Sequence[Literal["user_id", "role", "added_at"]]
    expand: Sequence[Literal["user"]]


class ProjectMemberWriteOptions(WriteOptions, ProjectMemberSelection, total=False):
    """`WriteOptions`, and the properties of `ProjectMember` and the related records to return."""


class ProjectMemberUpdate(TypedDict):
    """The role that the member is to have."""

    role: ProjectRole


class ProjectTransfer(TypedDict):
    """The user who is to own the project."""

    owner_id: UserIdInput


ProjectPart: TypeAlias = 'Literal["tasks", "members"]'


class ProjectClone(TypedDict):
    """The name of the copy, and what else to copy."""

    name: NotRequired[Name]
    include: NotRequired[list[ProjectPart]]


FileStatus: TypeAlias = 'Literal["pending", "ready"]'


class FileRecordFilters(TypedDict, total=False):
    """Filters for records of `FileRecord`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    name: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    content_type: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    size: Filter[int, Literal["in", "gt", "gte", "lt", "lte", "exists", "eq", "neq", "nin"]]
    checksum: Filter[str, Literal["in", "contains", "starts_with", "exists", "eq", "neq", "nin", "like"]]
    project_id: Filter[str, Literal["in", "exists", "eq", "neq", "nin"]]
    task_id: Filter[str, Literal["in", "exists", "eq", "neq", "nin"]]
    uploaded_by: Filter[str, Literal["in", "eq", "neq", "nin"]]
    status: Filter[FileStatus, Literal["in", "eq", "neq", "nin"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class FileRecordList(FileRecordFilters, Paging, total=False):
    """Filters, order and pages of a list of `FileRecord`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "name", "content_type", "size", "checksum", "project_id", "task_id", "uploaded_by", "status", "created_at", "updated_at"]]
    expand: Sequence[Literal["project", "project.owner", "task", "task.project", "task.assignee", "task.creator", "uploader"]]
    sort: Sequence[Literal["name", "name:asc", "name:desc", "content_type", "content_type:asc", "content_type:desc", "size", "size:asc", "size:desc", "status", "status:asc", "status:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[FileRecordFilters]
    """Groups of filters: only records that match all filters of at least one group."""


CommentSubjectType: TypeAlias = 'Literal["project", "task", "file", "resource"]'


class CommentFilters(TypedDict, total=False):
    """Filters for records of `Comment`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    body: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    author_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    subject_type: Filter[CommentSubjectType, Literal["in", "eq", "neq", "nin"]]
    subject_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class CommentList(CommentFilters, Paging, total=False):
    """Filters, order and pages of a list of `Comment`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "body", "author_id", "subject", "created_at", "updated_at"]]
    expand: Sequence[Literal["author"]]
    sort: Sequence[Literal["created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[CommentFilters]
    """Groups of filters: only records that match all filters of at least one group."""


EventType: TypeAlias = 'Literal["USER_CREATED", "USER_UPDATED", "USER_DELETED", "PROJECT_CREATED", "PROJECT_UPDATED", "PROJECT_DELETED", "PROJECT_ARCHIVED", "PROJECT_RESTORED", "PROJECT_MEMBER_ADDED", "PROJECT_MEMBER_REMOVED", "PROJECT_MEMBER_UPDATED", "PROJECT_RESTRICTED", "TASK_CREATED", "TASK_UPDATED", "TASK_DELETED", "TASK_COMPLETED", "TASK_REOPENED", "TEAM_CREATED", "TEAM_UPDATED", "TEAM_DELETED", "TEAM_MEMBER_ADDED", "TEAM_MEMBER_REMOVED", "PROJECT_FILE_REMOVED", "FILE_CREATED", "FILE_UPDATED", "FILE_DELETED", "FILE_CONTENT_STORED", "COMMENT_CREATED", "COMMENT_UPDATED", "COMMENT_DELETED", "INTEGRATION_CREATED", "INTEGRATION_UPDATED", "INTEGRATION_DELETED", "INTEGRATION_CONNECTED", "INTEGRATION_DISCONNECTED", "INTEGRATION_SYNC_STARTED", "INTEGRATION_SYNCED", "INTEGRATION_SYNC_FAILED", "WEBHOOK_CREATED", "WEBHOOK_UPDATED", "WEBHOOK_DELETED", "WEBHOOK_ENABLED", "WEBHOOK_DISABLED", "WEBHOOK_SECRET_ROTATED", "WEBHOOK_TEST", "RESOURCE_CREATED", "RESOURCE_UPDATED", "RESOURCE_DELETED", "NOTIFICATION_CREATED", "NOTIFICATION_UPDATED", "USER_NOTIFICATIONS_READ"]'
ActorType: TypeAlias = 'Literal["user", "api_key", "application", "system"]'


class EventFilters(TypedDict, total=False):
    """Filters for records of `Event`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    type: Filter[EventType, Literal["in", "eq", "neq", "nin"]]
    resource_id: Filter[str, Literal["in", "exists", "eq", "neq", "nin"]]
    actor_type: Filter[ActorType, Literal["in", "eq", "neq", "nin"]]
    actor_id: Filter[str, Literal["in", "exists", "eq", "neq", "nin"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class EventList(EventFilters, CursorPaging, total=False):
    """Filters, order and pages of a list of `Event`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "type", "resource_id", "actor", "cause", "changes", "data", "version", "created_at"]]
    sort: Sequence[Literal["created_at", "created_at:asc", "created_at:desc"]]
    or_: Sequence[EventFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class ProjectMember(TypedDict):
    """One user's membership in one project."""

    user_id: UserId
    user: NotRequired[User]
    role: ProjectRole
    added_at: Timestamp


FileId: TypeAlias = 'str'
FileName: TypeAlias = 'str'
FileContentType: TypeAlias = 'str'


class FileRecord(TypedDict):
    """The record of a file."""

    id: FileId
    name: FileName
    content_type: FileContentType
    size: int | None
    checksum: str | None
    project_id: str | None
    project: NotRequired[Project]
    task_id: str | None
    task: NotRequired[Task]
    uploaded_by: UserId
    uploader: NotRequired[User]
    status: FileStatus
    created_at: Timestamp
    updated_at: Timestamp


CommentId: TypeAlias = 'str'
CommentSubjectId: TypeAlias = 'str'


class CommentSubject(TypedDict):
    """The record that the comment is on."""

    type: CommentSubjectType
    id: CommentSubjectId


class Comment(TypedDict):
    """A comment."""

    id: CommentId
    body: str
    author_id: UserId
    author: NotRequired[User]
    subject: CommentSubject
    created_at: Timestamp
    updated_at: Timestamp


EventId: TypeAlias = 'str'


class Actor(TypedDict):
    """The person or program that caused the event."""

    type: ActorType
    id: str | None


EventCause: TypeAlias = 'str | None'


# One property before and after an event.
FieldChange = TypedDict("FieldChange", {"from": NotRequired[Any], "to": Any})


EventChanges: TypeAlias = 'dict[str, FieldChange] | None'
EventVersion: TypeAlias = 'int | None'


class Event(TypedDict):
    """Something that happened."""

    id: EventId
    type: EventType
    resource_id: str | None
    actor: Actor
    cause: EventCause
    changes: EventChanges
    data: dict[str, Any]
    version: EventVersion
    created_at: Timestamp


class TaskCreate(TypedDict):
    """A new task, or all fields of a task to replace."""

    project_id: ProjectId
    title: Title
    description: NotRequired[str | None]
    priority: NotRequired[TaskPriority]
    assignee_id: NotRequired[str | None]
    due_at: NotRequired[str | None]
    tags: NotRequired[Tags]


class TaskLines(TaskFilters, Options, total=False):
    """Which records of `Task` to return."""

    or_: Sequence[TaskFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class TaskGuardedOptions(GuardedOptions, TaskSelection, total=False):
    """`GuardedOptions`, and the properties of `Task` and the related records to return."""


TaskStatusInput: TypeAlias = 'Literal["todo", "in_progress", "cancelled"]'


class TaskUpdate(TypedDict):
    """The fields to change; at least one."""

    title: NotRequired[Title]
    description: NotRequired[str | None]
    status: NotRequired[TaskStatusInput]
    priority: NotRequired[TaskPriority]
    assignee_id: NotRequired[str | None]
    due_at: NotRequired[str | None]
    tags: NotRequired[TagsUpdate]


class TeamCreate(TypedDict):
    """A new team, or all fields of a team to replace."""

    name: Name
    description: NotRequired[str | None]


class TeamSelection(Options, total=False):
    """The properties of `Team` and the related records to return."""

    fields: Sequence[Literal["id", "name", "description", "created_at", "updated_at"]]


class TeamWriteOptions(WriteOptions, TeamSelection, total=False):
    """`WriteOptions`, and the properties of `Team` and the related records to return."""


class TeamLines(TeamFilters, Options, total=False):
    """Which records of `Team` to return."""

    or_: Sequence[TeamFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class TeamGuardedOptions(GuardedOptions, TeamSelection, total=False):
    """`GuardedOptions`, and the properties of `Team` and the related records to return."""


class TeamUpdate(TypedDict):
    """The fields to change; at least one."""

    name: NotRequired[Name]
    description: NotRequired[str | None]


class TeamMemberFilters(TypedDict, total=False):
    """Filters for records of `TeamMember`."""

    user_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    added_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class TeamMemberList(TeamMemberFilters, Paging, total=False):
    """Filters, order and pages of a list of `TeamMember`, and the properties and related records to return."""

    fields: Sequence[Literal["user_id", "added_at"]]
    expand: Sequence[Literal["user"]]
    sort: Sequence[Literal["added_at", "added_at:asc", "added_at:desc"]]
    or_: Sequence[TeamMemberFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class TeamMemberCreate(TypedDict):
    """The user to add."""

    user_id: UserIdInput


class TeamMemberSelection(Options, total=False):
    """The properties of `TeamMember` and the related records to return."""

    fields: Sequence[Literal["user_id", "added_at"]]
    expand: Sequence[Literal["user"]]


class TeamMemberWriteOptions(WriteOptions, TeamMemberSelection, total=False):
    """`WriteOptions`, and the properties of `TeamMember` and the related records to return."""


class TeamMember(TypedDict):
    """One user's membership in one team."""

    user_id: UserId
    user: NotRequired[User]
    added_at: Timestamp


FileNameInput: TypeAlias = 'str'


class FileCreate(TypedDict):
    """A new file's record, or all fields of a record to replace."""

    name: FileNameInput
    content_type: NotRequired[FileContentType]
    project_id: NotRequired[str | None]
    task_id: NotRequired[str | None]


class FileRecordSelection(Options, total=False):
    """The properties of `FileRecord` and the related records to return."""

    fields: Sequence[Literal["id", "name", "content_type", "size", "checksum", "project_id", "task_id", "uploaded_by", "status", "created_at", "updated_at"]]
    expand: Sequence[Literal["project", "project.owner", "task", "task.project", "task.assignee", "task.creator", "uploader"]]


class FileRecordWriteOptions(WriteOptions, FileRecordSelection, total=False):
    """`WriteOptions`, and the properties of `FileRecord` and the related records to return."""


class FileRecordLines(FileRecordFilters, Options, total=False):
    """Which records of `FileRecord` to return."""

    or_: Sequence[FileRecordFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class FileRecordGuardedOptions(GuardedOptions, FileRecordSelection, total=False):
    """`GuardedOptions`, and the properties of `FileRecord` and the related records to return."""


class FileUpdate(TypedDict):
    """The fields to change; at least one."""

    name: NotRequired[FileNameInput]
    content_type: NotRequired[FileContentType]
    project_id: NotRequired[str | None]
    task_id: NotRequired[str | None]


class FileRecordUploadOptions(UploadOptions, FileRecordSelection, total=False):
    """`UploadOptions`, and the properties of `FileRecord` and the related records to return."""


class FileAddressSelection(Options, total=False):
    """The properties of `FileAddress` and the related records to return."""

    fields: Sequence[Literal["url", "method", "expires_at"]]


class FileAddressWriteOptions(WriteOptions, FileAddressSelection, total=False):
    """`WriteOptions`, and the properties of `FileAddress` and the related records to return."""


FileAddressMethod: TypeAlias = 'Literal["GET", "PUT"]'


class FileAddress(TypedDict):
    """An address for the bytes of one file, which needs no other credentials."""

    url: str
    method: FileAddressMethod
    expires_at: Timestamp


class CommentSubjectInput(TypedDict):
    """The record to comment on; the id must be an id of that type."""

    type: CommentSubjectType
    id: CommentSubjectId


class CommentCreate(TypedDict):
    """A new comment, or all fields of a comment to replace."""

    body: str
    subject: CommentSubjectInput


class CommentSelection(Options, total=False):
    """The properties of `Comment` and the related records to return."""

    fields: Sequence[Literal["id", "body", "author_id", "subject", "created_at", "updated_at"]]
    expand: Sequence[Literal["author"]]


class CommentWriteOptions(WriteOptions, CommentSelection, total=False):
    """`WriteOptions`, and the properties of `Comment` and the related records to return."""


class CommentLines(CommentFilters, Options, total=False):
    """Which records of `Comment` to return."""

    or_: Sequence[CommentFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class CommentGuardedOptions(GuardedOptions, CommentSelection, total=False):
    """`GuardedOptions`, and the properties of `Comment` and the related records to return."""


class CommentUpdate(TypedDict):
    """The fields to change; at least one."""

    body: NotRequired[str]


class EventSelection(Options, total=False):
    """The properties of `Event` and the related records to return."""

    fields: Sequence[Literal["id", "type", "resource_id", "actor", "cause", "changes", "data", "version", "created_at"]]


IntegrationProvider: TypeAlias = 'Literal["http_json"]'
IntegrationStatus: TypeAlias = 'Literal["connected", "disconnected", "error"]'


class IntegrationFilters(TypedDict, total=False):
    """Filters for records of `Integration`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    name: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    provider: Filter[IntegrationProvider, Literal["in", "eq", "neq", "nin"]]
    status: Filter[IntegrationStatus, Literal["in", "eq", "neq", "nin"]]
    last_synced_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "exists", "eq", "neq"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class IntegrationList(IntegrationFilters, Paging, total=False):
    """Filters, order and pages of a list of `Integration`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "name", "provider", "status", "config", "last_synced_at", "created_at", "updated_at"]]
    sort: Sequence[Literal["name", "name:asc", "name:desc", "status", "status:asc", "status:desc", "last_synced_at", "last_synced_at:asc", "last_synced_at:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[IntegrationFilters]
    """Groups of filters: only records that match all filters of at least one group."""


Url: TypeAlias = 'str'
IntegrationItemsPointer: TypeAlias = 'str'
IntegrationField: TypeAlias = 'str'
IntegrationResourceType: TypeAlias = 'str'
IntegrationHeaders: TypeAlias = 'dict[str, str] | None'


class IntegrationConfigInput(TypedDict):
    """The address of the list, and how its items are read. Private, loopback and link-local addresses are refused: IP addresses and `localhost` at once, host names when the connection is made."""

    url: Url
    items_pointer: NotRequired[IntegrationItemsPointer]
    id_field: NotRequired[IntegrationField]
    name_field: NotRequired[IntegrationField]
    resource_type: NotRequired[IntegrationResourceType]
    request_headers: NotRequired[IntegrationHeaders]


class IntegrationCreate(TypedDict):
    """A new integration, or all fields of an integration to replace."""

    name: Name
    provider: IntegrationProvider
    config: IntegrationConfigInput


class IntegrationSelection(Options, total=False):
    """The properties of `Integration` and the related records to return."""

    fields: Sequence[Literal["id", "name", "provider", "status", "config", "last_synced_at", "created_at", "updated_at"]]


class IntegrationWriteOptions(WriteOptions, IntegrationSelection, total=False):
    """`WriteOptions`, and the properties of `Integration` and the related records to return."""


class IntegrationLines(IntegrationFilters, Options, total=False):
    """Which records of `Integration` to return."""

    or_: Sequence[IntegrationFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class IntegrationGuardedOptions(GuardedOptions, IntegrationSelection, total=False):
    """`GuardedOptions`, and the properties of `Integration` and the related records to return."""


IntegrationItemsPointerUpdate: TypeAlias = 'str | None'
IntegrationFieldUpdate: TypeAlias = 'str | None'
IntegrationResourceTypeUpdate: TypeAlias = 'str | None'


class IntegrationConfigUpdate(TypedDict):
    """The parts of the configuration to change."""

    url: NotRequired[Url]
    items_pointer: NotRequired[IntegrationItemsPointerUpdate]
    id_field: NotRequired[IntegrationFieldUpdate]
    name_field: NotRequired[IntegrationFieldUpdate]
    resource_type: NotRequired[IntegrationResourceTypeUpdate]
    request_headers: NotRequired[IntegrationHeaders]


class IntegrationUpdate(TypedDict):
    """The fields to change; at least one."""

    name: NotRequired[Name]
    config: NotRequired[IntegrationConfigUpdate]


OperationType: TypeAlias = 'Literal["integration_sync", "webhook_recovery"]'
OperationStatus: TypeAlias = 'Literal["pending", "running", "succeeded", "failed"]'


class OperationFilters(TypedDict, total=False):
    """Filters for records of `Operation`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    type: Filter[OperationType, Literal["in", "eq", "neq", "nin"]]
    status: Filter[OperationStatus, Literal["in", "eq", "neq", "nin"]]
    resource_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    finished_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "exists", "eq", "neq"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class OperationList(OperationFilters, Paging, total=False):
    """Filters, order and pages of a list of `Operation`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "type", "status", "progress", "resource_id", "result", "error", "finished_at", "created_at", "updated_at"]]
    sort: Sequence[Literal["status", "status:asc", "status:desc", "finished_at", "finished_at:asc", "finished_at:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[OperationFilters]
    """Groups of filters: only records that match all filters of at least one group."""


IntegrationId: TypeAlias = 'str'


class IntegrationConfig(TypedDict):
    """The address of the list, and how its items are read. Of the secret headers, only the names are shown."""

    url: Url
    items_pointer: IntegrationItemsPointer
    id_field: IntegrationField
    name_field: IntegrationField
    resource_type: IntegrationResourceType
    request_header_names: list[str]


class Integration(TypedDict):
    """A connection to an external system that supplies records."""

    id: IntegrationId
    name: str
    provider: IntegrationProvider
    status: IntegrationStatus
    config: IntegrationConfig
    last_synced_at: str | None
    created_at: Timestamp
    updated_at: Timestamp


OperationId: TypeAlias = 'str'
ErrorCode: TypeAlias = 'Literal["invalid_parameters", "malformed_request", "malformed_json", "missing_body", "invalid_cursor", "version_conflict", "unknown_version", "ambiguous_credentials", "invalid_credentials", "expired_token", "invalid_token", "insufficient_user_authentication", "insufficient_permissions", "invalid_scope", "https_required", "origin_not_allowed", "second_factor_required", "account_suspended", "network_not_allowed", "not_found", "unknown_path", "method_not_allowed", "not_acceptable", "version_retired", "cursor_expired", "conflict", "already_exists", "invalid_state", "idempotency_key_in_use", "limit_reached", "version_mismatch", "payload_too_large", "unsupported_media_type", "range_not_satisfiable", "upgrade_required", "precondition_required", "unprocessable", "unknown_reference", "invalid_state_transition", "idempotency_key_reused", "rate_limit_exceeded", "internal_error", "contract_violation", "not_implemented", "upstream_error", "service_unavailable", "timeout", "project_archived"]'


class FormB(TypedDict):
    """Form B of an error: the same error inside another message, such as a failed operation or an error frame of the channel."""

    code: ErrorCode
    message: str
    details: dict[str, str]


class Operation(TypedDict):
    """Work that continues after the request that started it has ended."""

    id: OperationId
    type: OperationType
    status: OperationStatus
    progress: int
    resource_id: str
    result: dict[str, int] | None
    error: FormB | None
    finished_at: str | None
    created_at: Timestamp
    updated_at: Timestamp


class OperationSelection(Options, total=False):
    """The properties of `Operation` and the related records to return."""

    fields: Sequence[Literal["id", "type", "status", "progress", "resource_id", "result", "error", "finished_at", "created_at", "updated_at"]]


WebhookStatus: TypeAlias = 'Literal["enabled", "paused", "disabled"]'


class WebhookFilters(TypedDict, total=False):
    """Filters for records of `Webhook`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    url: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    events: Filter[str, Literal["in", "all", "exists", "eq", "nin"]]
    description: Filter[str, Literal["in", "contains", "starts_with", "exists", "eq", "neq", "nin", "like"]]
    status: Filter[WebhookStatus, Literal["in", "eq", "neq", "nin"]]
    disabled_reason: Filter[Literal["gone", "failing"], Literal["in", "exists", "eq", "neq", "nin"]]
    created_by: Filter[str, Literal["in", "eq", "neq", "nin"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class WebhookList(WebhookFilters, Paging, total=False):
    """Filters, order and pages of a list of `Webhook`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "url", "events", "conditions", "description", "status", "disabled_reason", "created_by", "created_at", "updated_at"]]
    expand: Sequence[Literal["creator"]]
    sort: Sequence[Literal["url", "url:asc", "url:desc", "status", "status:asc", "status:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[WebhookFilters]
    """Groups of filters: only records that match all filters of at least one group."""


WebhookUrl: TypeAlias = 'str'
WebhookEvents: TypeAlias = 'list[EventType]'
WebhookConditions: TypeAlias = 'dict[str, str]'
WebhookStatusInput: TypeAlias = 'Literal["enabled", "paused"]'


class WebhookCreate(TypedDict):
    """A new webhook, or all fields of a webhook to replace."""

    url: WebhookUrl
    events: WebhookEvents
    conditions: NotRequired[WebhookConditions]
    description: NotRequired[str | None]
    status: NotRequired[WebhookStatusInput]


class WebhookLines(WebhookFilters, Options, total=False):
    """Which records of `Webhook` to return."""

    or_: Sequence[WebhookFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class WebhookSelection(Options, total=False):
    """The properties of `Webhook` and the related records to return."""

    fields: Sequence[Literal["id", "url", "events", "conditions", "description", "status", "disabled_reason", "created_by", "created_at", "updated_at"]]
    expand: Sequence[Literal["creator"]]


class WebhookGuardedOptions(GuardedOptions, WebhookSelection, total=False):
    """`GuardedOptions`, and the properties of `Webhook` and the related records to return."""


WebhookConditionsUpdate: TypeAlias = 'dict[str, str] | None'


class WebhookUpdate(TypedDict):
    """The fields to change; at least one."""

    url: NotRequired[WebhookUrl]
    events: NotRequired[WebhookEvents]
    conditions: NotRequired[WebhookConditionsUpdate]
    description: NotRequired[str | None]
    status: NotRequired[WebhookStatusInput]


DeliveryStatus: TypeAlias = 'Literal["pending", "succeeded", "failed"]'


class DeliveryFilters(TypedDict, total=False):
    """Filters for records of `Delivery`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    event_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    event_type: Filter[EventType, Literal["in", "eq", "neq", "nin"]]
    status: Filter[DeliveryStatus, Literal["in", "eq", "neq", "nin"]]
    attempt_count: Filter[int, Literal["in", "gt", "gte", "lt", "lte", "eq", "neq", "nin"]]
    next_attempt_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "exists", "eq", "neq"]]
    last_response_status: Filter[int, Literal["in", "gt", "gte", "lt", "lte", "exists", "eq", "neq", "nin"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class DeliveryList(DeliveryFilters, Paging, total=False):
    """Filters, order and pages of a list of `Delivery`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "webhook_id", "event_id", "event_type", "status", "attempt_count", "next_attempt_at", "last_response_status", "attempts", "created_at", "updated_at"]]
    expand: Sequence[Literal["event"]]
    sort: Sequence[Literal["status", "status:asc", "status:desc", "attempt_count", "attempt_count:asc", "attempt_count:desc", "next_attempt_at", "next_attempt_at:asc", "next_attempt_at:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[DeliveryFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class DeliverySelection(Options, total=False):
    """The properties of `Delivery` and the related records to return."""

    fields: Sequence[Literal["id", "webhook_id", "event_id", "event_type", "status", "attempt_count", "next_attempt_at", "last_response_status", "attempts", "created_at", "updated_at"]]
    expand: Sequence[Literal["event"]]


Instant: TypeAlias = 'str'


class WebhookRecover(TypedDict):
    """How far back the recovery goes."""

    since: Instant


WebhookId: TypeAlias = 'str'


class Webhook(TypedDict):
    """An address of yours that receives events."""

    id: WebhookId
    url: WebhookUrl
    events: WebhookEvents
    conditions: WebhookConditions
    description: str | None
    status: WebhookStatus
    disabled_reason: Literal["gone", "failing"] | None
    created_by: UserId
    creator: NotRequired[User]
    created_at: Timestamp
    updated_at: Timestamp


WebhookSecret: TypeAlias = 'str'


class WebhookWithSecret(Webhook):
    """A webhook with its signing secret. Only creation and rotation show it."""

    secret: WebhookSecret


DeliveryId: TypeAlias = 'str'


class DeliveryAttempt(TypedDict):
    """One request to the webhook's address, and the response. The request body is the event, which `expand=event` shows, with its `created_at` as `timestamp`."""

    at: Timestamp
    status: int | None
    duration_ms: int
    error: str | None
    response_body: str | None
    request_headers: dict[str, str]


class Delivery(TypedDict):
    """The delivery of one event to one webhook."""

    id: DeliveryId
    webhook_id: WebhookId
    event_id: EventId
    event: NotRequired[Event]
    event_type: EventType
    status: DeliveryStatus
    attempt_count: int
    next_attempt_at: str | None
    last_response_status: int | None
    attempts: list[DeliveryAttempt]
    created_at: Timestamp
    updated_at: Timestamp


class ResourceCreate(TypedDict):
    """A new resource, or all fields of a resource to replace."""

    name: Name
    description: NotRequired[str | None]
    type: NotRequired[ResourceType]
    status: NotRequired[ResourceStatus]
    metadata: NotRequired[Metadata]


class ResourceSelection(Options, total=False):
    """The properties of `Resource` and the related records to return."""

    fields: Sequence[Literal["id", "name", "description", "type", "status", "metadata", "owner_id", "created_at", "updated_at"]]
    expand: Sequence[Literal["owner"]]


class ResourceWriteOptions(WriteOptions, ResourceSelection, total=False):
    """`WriteOptions`, and the properties of `Resource` and the related records to return."""


class ResourceLines(ResourceFilters, Options, total=False):
    """Which records of `Resource` to return."""

    or_: Sequence[ResourceFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class ResourceGuardedOptions(GuardedOptions, ResourceSelection, total=False):
    """`GuardedOptions`, and the properties of `Resource` and the related records to return."""


class ResourceUpdate(TypedDict):
    """The fields to change; at least one."""

    name: NotRequired[Name]
    description: NotRequired[str | None]
    type: NotRequired[ResourceType]
    status: NotRequired[ResourceStatus]
    metadata: NotRequired[MetadataUpdate]


NotificationKind: TypeAlias = 'Literal["mentioned", "assigned", "invited", "commented", "due"]'
NotificationStatus: TypeAlias = 'Literal["unread", "read", "archived"]'


class NotificationFilters(TypedDict, total=False):
    """Filters for records of `Notification`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    kind: Filter[NotificationKind, Literal["in", "eq", "neq", "nin"]]
    status: Filter[NotificationStatus, Literal["in", "eq", "neq", "nin"]]
    resource_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class NotificationList(NotificationFilters, Paging, total=False):
    """Filters, order and pages of a list of `Notification`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "user_id", "kind", "status", "resource_id", "event_id", "actor", "created_at", "updated_at"]]
    expand: Sequence[Literal["event"]]
    sort: Sequence[Literal["created_at", "created_at:asc", "created_at:desc"]]
    or_: Sequence[NotificationFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class NotificationSelection(Options, total=False):
    """The properties of `Notification` and the related records to return."""

    fields: Sequence[Literal["id", "user_id", "kind", "status", "resource_id", "event_id", "actor", "created_at", "updated_at"]]
    expand: Sequence[Literal["event"]]


class NotificationUpdate(TypedDict):
    """The mark to set."""

    status: NotRequired[NotificationStatus]


class NotificationGuardedOptions(GuardedOptions, NotificationSelection, total=False):
    """`GuardedOptions`, and the properties of `Notification` and the related records to return."""


NotificationId: TypeAlias = 'str'


class Notification(TypedDict):
    """Something that concerns a person."""

    id: NotificationId
    user_id: UserId
    kind: NotificationKind
    status: NotificationStatus
    resource_id: str
    event_id: str | None
    event: NotRequired[Event]
    actor: Actor
    created_at: Timestamp
    updated_at: Timestamp


class NotificationsRead(TypedDict):
    """What was marked as read."""

    read: int


BatchOperationId: TypeAlias = 'Literal["createUser", "updateCurrentUser", "replaceUser", "updateUser", "deleteUser", "createProject", "replaceProject", "updateProject", "deleteProject", "addProjectMember", "updateProjectMember", "removeProjectMember", "archiveProject", "restoreProject", "transferProject", "cloneProject", "createTask", "replaceTask", "updateTask", "deleteTask", "completeTask", "reopenTask", "createProjectTask", "createTeam", "replaceTeam", "updateTeam", "deleteTeam", "addTeamMember", "removeTeamMember", "createFile", "replaceFile", "updateFile", "deleteFile", "createFileUploadAddress", "createComment", "replaceComment", "updateComment", "deleteComment", "createIntegration", "replaceIntegration", "updateIntegration", "deleteIntegration", "disconnectIntegration", "syncIntegration", "createWebhook", "replaceWebhook", "updateWebhook", "deleteWebhook", "redeliverWebhookDelivery", "testWebhook", "rotateWebhookSecret", "enableWebhook", "recoverWebhook", "createResource", "replaceResource", "updateResource", "deleteResource", "updateNotification", "readAllNotifications"]'


class BatchOperation(TypedDict):
    """An operation that writes, with what a request for it has."""

    operation: BatchOperationId
    path: NotRequired[dict[str, str]]
    query: NotRequired[dict[str, str | float | bool | list[str | float | bool]]]
    if_match: NotRequired[str]
    body: NotRequired[dict[str, Any]]
    references: NotRequired[dict[str, str]]


class Batch(TypedDict):
    """Operations to carry out in order."""

    atomic: NotRequired[bool]
    operations: list[BatchOperation]


class BatchOperationResult(TypedDict):
    """What the operation would have answered alone."""

    operation: BatchOperationId
    status: int
    headers: dict[str, str]
    body: dict[str, Any] | None


class BatchResult(TypedDict):
    """What became of the operations of a batch."""

    succeeded: int
    failed: int
    results: list[BatchOperationResult]


class SearchResultsSelection(Options, total=False):
    """The properties of `SearchResults` and the related records to return."""

    fields: Sequence[Literal["results"]]


SearchKind: TypeAlias = 'Literal["user", "project", "task", "team", "file", "comment", "integration", "webhook", "resource"]'


class GetSearchResultsQuery(SearchResultsSelection):
    """The parameters of `getSearchResults`."""

    q: str
    kind_in: NotRequired[list[SearchKind]]
    limit: NotRequired[int]


SearchPlace: TypeAlias = 'Literal["title", "text"]'


class SearchPart(TypedDict):
    """A part of a passage."""

    text: str
    is_match: bool


class SearchHighlight(TypedDict):
    """A passage with the words."""

    place: SearchPlace
    parts: list[SearchPart]


class SearchResult(TypedDict):
    """A record that has the words."""

    id: str
    kind: SearchKind
    title: str
    highlights: list[SearchHighlight]


class SearchResults(TypedDict):
    """The records that have the words."""

    results: list[SearchResult]


class AccountSelection(Options, total=False):
    """The properties of `Account` and the related records to return."""

    fields: Sequence[Literal["id", "name", "plan", "region", "environment", "search_language", "created_at", "updated_at"]]


SearchLanguage: TypeAlias = 'Literal["arabic", "armenian", "basque", "catalan", "danish", "dutch", "english", "finnish", "french", "german", "greek", "hindi", "hungarian", "indonesian", "irish", "italian", "lithuanian", "nepali", "norwegian", "portuguese", "romanian", "russian", "serbian", "simple", "spanish", "swedish", "tamil", "turkish", "yiddish"]'


class AccountUpdate(TypedDict):
    """The fields to change; at least one."""

    name: NotRequired[Name]
    search_language: NotRequired[SearchLanguage]


class AccountGuardedOptions(GuardedOptions, AccountSelection, total=False):
    """`GuardedOptions`, and the properties of `Account` and the related records to return."""


class RetentionSelection(Options, total=False):
    """The properties of `Retention` and the related records to return."""

    fields: Sequence[Literal["events_days", "deliveries_days", "audit_days", "requests_days", "logged_reads", "updated_at"]]


class RetentionUpdate(TypedDict):
    """The settings to change; at least one. `null` sets the longest time of the plan."""

    events_days: NotRequired[int | None]
    deliveries_days: NotRequired[int | None]
    audit_days: NotRequired[int | None]
    requests_days: NotRequired[int | None]
    logged_reads: NotRequired[float | None]


class RetentionGuardedOptions(GuardedOptions, RetentionSelection, total=False):
    """`GuardedOptions`, and the properties of `Retention` and the related records to return."""


class AccountWriteOptions(WriteOptions, AccountSelection, total=False):
    """`WriteOptions`, and the properties of `Account` and the related records to return."""


AccountId: TypeAlias = 'str'
PlanName: TypeAlias = 'Literal["free", "professional", "business", "enterprise"]'
AccountRegion: TypeAlias = 'Literal["us", "eu", "ap"]'
AccountEnvironment: TypeAlias = 'Literal["live", "sandbox"]'


class Account(TypedDict):
    """An account."""

    id: AccountId
    name: str
    plan: PlanName
    region: AccountRegion
    environment: AccountEnvironment
    search_language: SearchLanguage
    created_at: Timestamp
    updated_at: Timestamp


class Retention(TypedDict):
    """How long the account keeps what grows with its use."""

    events_days: int
    deliveries_days: int
    audit_days: int
    requests_days: int
    logged_reads: float
    updated_at: Timestamp


class MemberFilters(TypedDict, total=False):
    """Filters for records of `Member`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    name: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    email: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    role: Filter[UserRole, Literal["in", "eq", "neq", "nin"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class MemberList(MemberFilters, Paging, total=False):
    """Filters, order and pages of a list of `Member`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "name", "email", "role", "may_sign_in", "password_set_at", "last_login_at", "created_at", "updated_at"]]
    sort: Sequence[Literal["name", "name:asc", "name:desc", "email", "email:asc", "email:desc", "role", "role:asc", "role:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[MemberFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class MemberInvite(TypedDict):
    """The person to invite, and their role."""

    name: Name
    email: str
    role: NotRequired[UserRole]


class MemberSelection(Options, total=False):
    """The properties of `Member` and the related records to return."""

    fields: Sequence[Literal["id", "name", "email", "role", "may_sign_in", "password_set_at", "last_login_at", "created_at", "updated_at"]]


class MemberUpdate(TypedDict):
    """The new role."""

    role: UserRole


class MemberGuardedOptions(GuardedOptions, MemberSelection, total=False):
    """`GuardedOptions`, and the properties of `Member` and the related records to return."""


class Member(TypedDict):
    """A person of the account."""

    id: UserId
    name: str
    email: str
    role: UserRole
    may_sign_in: bool
    password_set_at: str | None
    last_login_at: str | None
    created_at: Timestamp
    updated_at: Timestamp


class PasswordLink(TypedDict):
    """A one-time link that sets a password."""

    url: str
    expires_at: Timestamp
    mailed: bool


class InvitedMember(Member):
    """A member, and the link that sets their password."""

    password_link: PasswordLink


class ApiKeyFilters(TypedDict, total=False):
    """Filters for records of `ApiKey`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    name: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    last4: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    scopes: Filter[str, Literal["in", "all", "exists", "eq", "nin"]]
    user_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    expires_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "exists", "eq", "neq"]]
    last_used_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "exists", "eq", "neq"]]
    revoked_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "exists", "eq", "neq"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class ApiKeyList(ApiKeyFilters, Paging, total=False):
    """Filters, order and pages of a list of `ApiKey`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "name", "prefix", "last4", "scopes", "user_id", "allowed_ips", "allowed_referrers", "expires_at", "last_used_at", "rerolled_from", "revoked_at", "created_at", "updated_at"]]
    sort: Sequence[Literal["name", "name:asc", "name:desc", "expires_at", "expires_at:asc", "expires_at:desc", "last_used_at", "last_used_at:asc", "last_used_at:desc", "revoked_at", "revoked_at:asc", "revoked_at:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[ApiKeyFilters]
    """Groups of filters: only records that match all filters of at least one group."""


Scope: TypeAlias = 'str'
Scopes: TypeAlias = 'list[Scope]'
AllowedIps: TypeAlias = 'list[str]'
AllowedReferrers: TypeAlias = 'list[str]'


class ApiKeyCreate(TypedDict):
    """A new API key."""

    name: Name
    scopes: Scopes
    user_id: NotRequired[UserIdInput]
    allowed_ips: NotRequired[AllowedIps]
    allowed_referrers: NotRequired[AllowedReferrers]
    expires_at: NotRequired[str | None]


class ApiKeySelection(Options, total=False):
    """The properties of `ApiKey` and the related records to return."""

    fields: Sequence[Literal["id", "name", "prefix", "last4", "scopes", "user_id", "allowed_ips", "allowed_referrers", "expires_at", "last_used_at", "rerolled_from", "revoked_at", "created_at", "updated_at"]]


AllowedIpsUpdate: TypeAlias = 'list[str] | None'
AllowedReferrersUpdate: TypeAlias = 'list[str] | None'


class ApiKeyUpdate(TypedDict):
    """The fields to change; at least one."""

    name: NotRequired[Name]
    allowed_ips: NotRequired[AllowedIpsUpdate]
    allowed_referrers: NotRequired[AllowedReferrersUpdate]
    expires_at: NotRequired[str | None]


class ApiKeyGuardedOptions(GuardedOptions, ApiKeySelection, total=False):
    """`GuardedOptions`, and the properties of `ApiKey` and the related records to return."""


class SecretOverlap(TypedDict):
    """How long the old secret stays valid after the new one is created."""

    overlap_seconds: NotRequired[int]


ApiKeyId: TypeAlias = 'str'


class ApiKey(TypedDict):
    """An API key, without its secret part."""

    id: ApiKeyId
    name: str
    prefix: Literal["tsr_live_", "tsr_test_"]
    last4: str
    scopes: Scopes
    user_id: UserId
    allowed_ips: AllowedIps
    allowed_referrers: AllowedReferrers
    expires_at: str | None
    last_used_at: str | None
    rerolled_from: str | None
    revoked_at: str | None
    created_at: Timestamp
    updated_at: Timestamp


class ApiKeyWithSecret(ApiKey):
    """An API key in full."""

    key: str


ApplicationStatus: TypeAlias = 'Literal["allowed", "requested", "refused"]'
ApplicationType: TypeAlias = 'Literal["confidential", "public"]'


class ApplicationFilters(TypedDict, total=False):
    """Filters for records of `Application`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    status: Filter[ApplicationStatus, Literal["in", "eq", "neq", "nin"]]
    name: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    type: Filter[ApplicationType, Literal["in", "eq", "neq", "nin"]]
    scopes: Filter[str, Literal["in", "all", "exists", "eq", "nin"]]
    created_by: Filter[str, Literal["in", "exists", "eq", "neq", "nin"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class ApplicationList(ApplicationFilters, Paging, total=False):
    """Filters, order and pages of a list of `Application`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "client_id", "metadata_url", "status", "name", "type", "token_endpoint_auth_method", "jwks", "redirect_uris", "post_logout_redirect_uris", "backchannel_logout_uri", "scopes", "device_grant", "secret_last4", "created_by", "created_at", "updated_at"]]
    sort: Sequence[Literal["name", "name:asc", "name:desc", "type", "type:asc", "type:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[ApplicationFilters]
    """Groups of filters: only records that match all filters of at least one group."""


TokenEndpointAuthMethod: TypeAlias = 'Literal["client_secret_basic", "private_key_jwt", "none"]'


class ApplicationKey(TypedDict):
    """A public key as a JWK (RFC 7517): RSA of 2048 to 4096 bits, P-256 or Ed25519. The private members of a key are refused. Send only the public part."""

    kty: Literal["RSA", "EC", "OKP"]
    kid: str
    alg: NotRequired[Literal["RS256", "PS256", "ES256", "EdDSA", "Ed25519"]]
    use: NotRequired[Literal["sig"]]
    n: NotRequired[str]
    e: NotRequired[str]
    crv: NotRequired[Literal["P-256", "Ed25519"]]
    x: NotRequired[str]
    y: NotRequired[str]


class ApplicationKeys(TypedDict):
    """The public keys of an application with `private_key_jwt`, as a JWK Set (RFC 7517)."""

    keys: list[ApplicationKey]


RedirectUri: TypeAlias = 'str'
RedirectUris: TypeAlias = 'list[RedirectUri]'
PostLogoutRedirectUris: TypeAlias = 'list[RedirectUri]'
BackchannelLogoutUri: TypeAlias = 'str | None'
DeviceGrant: TypeAlias = 'bool'


class ApplicationCreate(TypedDict):
    """A new application."""

    name: Name
    type: ApplicationType
    token_endpoint_auth_method: NotRequired[TokenEndpointAuthMethod]
    jwks: NotRequired[ApplicationKeys]
    redirect_uris: NotRequired[RedirectUris]
    post_logout_redirect_uris: NotRequired[PostLogoutRedirectUris]
    backchannel_logout_uri: NotRequired[BackchannelLogoutUri]
    scopes: Scopes
    device_grant: NotRequired[DeviceGrant]


class ApplicationSelection(Options, total=False):
    """The properties of `Application` and the related records to return."""

    fields: Sequence[Literal["id", "client_id", "metadata_url", "status", "name", "type", "token_endpoint_auth_method", "jwks", "redirect_uris", "post_logout_redirect_uris", "backchannel_logout_uri", "scopes", "device_grant", "secret_last4", "created_by", "created_at", "updated_at"]]


RedirectUrisUpdate: TypeAlias = 'list[RedirectUri] | None'
PostLogoutRedirectUrisUpdate: TypeAlias = 'list[RedirectUri] | None'
ApplicationDecision: TypeAlias = 'Literal["allowed", "refused"]'


class ApplicationUpdate(TypedDict):
    """The fields to change; at least one."""

    name: NotRequired[Name]
    jwks: NotRequired[ApplicationKeys]
    redirect_uris: NotRequired[RedirectUrisUpdate]
    post_logout_redirect_uris: NotRequired[PostLogoutRedirectUrisUpdate]
    backchannel_logout_uri: NotRequired[BackchannelLogoutUri]
    scopes: NotRequired[Scopes]
    device_grant: NotRequired[DeviceGrant]
    status: NotRequired[ApplicationDecision]


class ApplicationGuardedOptions(GuardedOptions, ApplicationSelection, total=False):
    """`GuardedOptions`, and the properties of `Application` and the related records to return."""


class ApplicationGrantFilters(TypedDict, total=False):
    """Filters for records of `ApplicationGrant`."""

    user_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    scopes: Filter[str, Literal["in", "all", "exists", "eq", "nin"]]
    granted_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    last_used_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "exists", "eq", "neq"]]


class ApplicationGrantList(ApplicationGrantFilters, Paging, total=False):
    """Filters, order and pages of a list of `ApplicationGrant`, and the properties and related records to return."""

    fields: Sequence[Literal["user_id", "scopes", "granted_at", "last_used_at"]]
    expand: Sequence[Literal["user"]]
    sort: Sequence[Literal["granted_at", "granted_at:asc", "granted_at:desc", "last_used_at", "last_used_at:asc", "last_used_at:desc"]]
    or_: Sequence[ApplicationGrantFilters]
    """Groups of filters: only records that match all filters of at least one group."""


ApplicationId: TypeAlias = 'str'


class Application(TypedDict):
    """An OAuth application, without its secret."""

    id: ApplicationId
    client_id: ApplicationId
    metadata_url: str | None
    status: ApplicationStatus
    name: str
    type: ApplicationType
    token_endpoint_auth_method: TokenEndpointAuthMethod
    jwks: ApplicationKeys | None
    redirect_uris: RedirectUris
    post_logout_redirect_uris: PostLogoutRedirectUris
    backchannel_logout_uri: BackchannelLogoutUri
    scopes: Scopes
    device_grant: DeviceGrant
    secret_last4: str | None
    created_by: str | None
    created_at: Timestamp
    updated_at: Timestamp


class ApplicationWithSecret(Application):
    """An OAuth application with its secret."""

    client_secret: str | None


GrantedScopes: TypeAlias = 'list[str]'


class ApplicationGrant(TypedDict):
    """One person's consent to one application."""

    user_id: UserId
    user: NotRequired[User]
    scopes: GrantedScopes
    granted_at: Timestamp
    last_used_at: str | None


class SecuritySettingsSelection(Options, total=False):
    """The properties of `SecuritySettings` and the related records to return."""

    fields: Sequence[Literal["allowed_origins", "api_version", "administrators_need_second_factor", "administrators_without_second_factor", "everybody_needs_second_factor", "api_key_days", "session_minutes", "refresh_token_days", "people_networks", "program_networks", "described_applications", "public_applications_need_registered_documents", "updated_at"]]


AllowedOriginsUpdate: TypeAlias = 'list[str] | None'
PinnedVersion: TypeAlias = 'str | None'
SecondFactorDemand: TypeAlias = 'bool'
EverybodyDemand: TypeAlias = 'bool'
ApiKeyDays: TypeAlias = 'int | None'
SessionMinutes: TypeAlias = 'int | None'
RefreshTokenDays: TypeAlias = 'int | None'
PeopleNetworksUpdate: TypeAlias = 'list[str] | None'
ProgramNetworksUpdate: TypeAlias = 'list[str] | None'
DescribedApplications: TypeAlias = 'Literal["allowed", "approval", "listed"]'
RegisteredDocumentsDemand: TypeAlias = 'bool'


class SecuritySettingsUpdate(TypedDict):
    """The settings to change; at least one."""

    allowed_origins: NotRequired[AllowedOriginsUpdate]
    api_version: NotRequired[PinnedVersion]
    administrators_need_second_factor: NotRequired[SecondFactorDemand]
    everybody_needs_second_factor: NotRequired[EverybodyDemand]
    api_key_days: NotRequired[ApiKeyDays]
    session_minutes: NotRequired[SessionMinutes]
    refresh_token_days: NotRequired[RefreshTokenDays]
    people_networks: NotRequired[PeopleNetworksUpdate]
    program_networks: NotRequired[ProgramNetworksUpdate]
    described_applications: NotRequired[DescribedApplications]
    public_applications_need_registered_documents: NotRequired[RegisteredDocumentsDemand]


class SecuritySettingsGuardedOptions(GuardedOptions, SecuritySettingsSelection, total=False):
    """`GuardedOptions`, and the properties of `SecuritySettings` and the related records to return."""


AllowedOrigins: TypeAlias = 'list[str]'
PeopleNetworks: TypeAlias = 'list[str]'
ProgramNetworks: TypeAlias = 'list[str]'


class SecuritySettings(TypedDict):
    """The account's security settings."""

    allowed_origins: AllowedOrigins
    api_version: PinnedVersion
    administrators_need_second_factor: SecondFactorDemand
    administrators_without_second_factor: list[UserId]
    everybody_needs_second_factor: EverybodyDemand
    api_key_days: ApiKeyDays
    session_minutes: SessionMinutes
    refresh_token_days: RefreshTokenDays
    people_networks: PeopleNetworks
    program_networks: ProgramNetworks
    described_applications: DescribedApplications
    public_applications_need_registered_documents: RegisteredDocumentsDemand
    updated_at: Timestamp


class RefusedRecords(TypedDict):
    """What the settings would refuse."""

    total: int
    ids: list[str]


class SecurityPreview(TypedDict):
    """What works now, and would not work with other settings."""

    api_keys: RefusedRecords
    sessions: RefusedRecords
    applications: RefusedRecords
    people: RefusedRecords
    people_without_second_factor: RefusedRecords


class PlanSelection(Options, total=False):
    """The properties of `Plan` and the related records to return."""

    fields: Sequence[Literal["name", "rate_limit", "burst_limit", "api_key_limit", "connection_limit", "subscription_limit"]]


class UsageSelection(Options, total=False):
    """The properties of `Usage` and the related records to return."""

    fields: Sequence[Literal["plan", "window", "burst", "today"]]


UsageCount: TypeAlias = 'int'


class UsageDayFilters(TypedDict, total=False):
    """Filters for records of `UsageDay`."""

    starts_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    requests: Filter[UsageCount, Literal["in", "gt", "gte", "lt", "lte", "eq", "neq", "nin"]]
    cost: Filter[UsageCount, Literal["in", "gt", "gte", "lt", "lte", "eq", "neq", "nin"]]
    client_errors: Filter[UsageCount, Literal["in", "gt", "gte", "lt", "lte", "eq", "neq", "nin"]]
    server_errors: Filter[UsageCount, Literal["in", "gt", "gte", "lt", "lte", "eq", "neq", "nin"]]
    throttled: Filter[UsageCount, Literal["in", "gt", "gte", "lt", "lte", "eq", "neq", "nin"]]
    busiest_minute: Filter[UsageCount, Literal["in", "gt", "gte", "lt", "lte", "eq", "neq", "nin"]]


class UsageDayList(UsageDayFilters, Paging, total=False):
    """Filters, order and pages of a list of `UsageDay`, and the properties and related records to return."""

    fields: Sequence[Literal["starts_at", "requests", "cost", "client_errors", "server_errors", "throttled", "busiest_minute", "incomplete"]]
    sort: Sequence[Literal["starts_at", "starts_at:asc", "starts_at:desc", "requests", "requests:asc", "requests:desc", "cost", "cost:asc", "cost:desc", "client_errors", "client_errors:asc", "client_errors:desc", "server_errors", "server_errors:asc", "server_errors:desc", "throttled", "throttled:asc", "throttled:desc", "busiest_minute", "busiest_minute:asc", "busiest_minute:desc"]]
    or_: Sequence[UsageDayFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class UsedPartFilters(TypedDict, total=False):
    """Filters for records of `UsedPart`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    starts_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    kind: Filter[Literal["operation", "parameter", "property", "value", "graphql", "event", "frame", "call"], Literal["in", "eq", "neq", "nin"]]
    name: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    api_version: Filter[str, Literal["in", "contains", "starts_with", "exists", "eq", "neq", "nin", "like"]]
    client_type: Filter[Literal["api_key", "application", "user", "webhook"], Literal["in", "eq", "neq", "nin"]]
    client_id: Filter[str, Literal["in", "eq", "neq", "nin"]]


class UsedPartList(UsedPartFilters, Paging, total=False):
    """Filters, order and pages of a list of `UsedPart`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "starts_at", "kind", "name", "api_version", "client_type", "client_id", "requests"]]
    sort: Sequence[Literal["starts_at", "starts_at:asc", "starts_at:desc"]]
    or_: Sequence[UsedPartFilters]
    """Groups of filters: only records that match all filters of at least one group."""


PlanLimit: TypeAlias = 'int'


class Plan(TypedDict):
    """A plan with its limits."""

    name: PlanName
    rate_limit: PlanLimit
    burst_limit: PlanLimit
    api_key_limit: PlanLimit
    connection_limit: PlanLimit
    subscription_limit: PlanLimit


class UsageWindow(TypedDict):
    """An allowance that is refilled regularly."""

    limit: PlanLimit
    used: PlanLimit
    remaining: PlanLimit
    resets_at: Timestamp


class UsageDay(TypedDict):
    """One day's requests."""

    starts_at: Timestamp
    requests: UsageCount
    cost: UsageCount
    client_errors: UsageCount
    server_errors: UsageCount
    throttled: UsageCount
    busiest_minute: UsageCount
    incomplete: bool


class Usage(TypedDict):
    """The plan and its current usage."""

    plan: Plan
    window: UsageWindow
    burst: UsageWindow
    today: UsageDay


UsedPartId: TypeAlias = 'str'


class UsedPart(TypedDict):
    """How often one client used one part of the contracts on one day."""

    id: UsedPartId
    starts_at: Timestamp
    kind: Literal["operation", "parameter", "property", "value", "graphql", "event", "frame", "call"]
    name: str
    api_version: str | None
    client_type: Literal["api_key", "application", "user", "webhook"]
    client_id: str
    requests: UsageCount


class AccountDeliveryFilters(TypedDict, total=False):
    """Filters for records of `AccountDelivery`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    webhook_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    event_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    event_type: Filter[EventType, Literal["in", "eq", "neq", "nin"]]
    status: Filter[DeliveryStatus, Literal["in", "eq", "neq", "nin"]]
    attempt_count: Filter[int, Literal["in", "gt", "gte", "lt", "lte", "eq", "neq", "nin"]]
    next_attempt_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "exists", "eq", "neq"]]
    last_attempt_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "exists", "eq", "neq"]]
    last_response_status: Filter[int, Literal["in", "gt", "gte", "lt", "lte", "exists", "eq", "neq", "nin"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class AccountDeliveryList(AccountDeliveryFilters, Paging, total=False):
    """Filters, order and pages of a list of `AccountDelivery`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "webhook_id", "webhook_url", "event_id", "event_type", "status", "attempt_count", "next_attempt_at", "last_attempt_at", "last_response_status", "last_error", "created_at", "updated_at"]]
    sort: Sequence[Literal["status", "status:asc", "status:desc", "attempt_count", "attempt_count:asc", "attempt_count:desc", "next_attempt_at", "next_attempt_at:asc", "next_attempt_at:desc", "last_attempt_at", "last_attempt_at:asc", "last_attempt_at:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[AccountDeliveryFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class AccountDelivery(TypedDict):
    """The delivery of one event to one webhook of the account."""

    id: DeliveryId
    webhook_id: WebhookId
    webhook_url: Url
    event_id: EventId
    event_type: EventType
    status: DeliveryStatus
    attempt_count: int
    next_attempt_at: str | None
    last_attempt_at: str | None
    last_response_status: int | None
    last_error: str | None
    created_at: Timestamp
    updated_at: Timestamp


CredentialType: TypeAlias = 'Literal["api_key", "oauth_token", "jwt", "session"]'


class LoggedRequestFilters(TypedDict, total=False):
    """Filters for records of `LoggedRequest`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    request_id: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    method: Filter[Literal["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OTHER"], Literal["in", "eq", "neq", "nin"]]
    path: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    operation_id: Filter[str, Literal["in", "contains", "starts_with", "exists", "eq", "neq", "nin", "like"]]
    api_version: Filter[str, Literal["in", "contains", "starts_with", "exists", "eq", "neq", "nin", "like"]]
    status: Filter[int, Literal["in", "gt", "gte", "lt", "lte", "eq", "neq", "nin"]]
    error_code: Filter[str, Literal["in", "contains", "starts_with", "exists", "eq", "neq", "nin", "like"]]
    duration_ms: Filter[float, Literal["in", "gt", "gte", "lt", "lte", "eq", "neq", "nin"]]
    credential_type: Filter[CredentialType, Literal["in", "eq", "neq", "nin"]]
    credential_id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    user_id: Filter[str, Literal["in", "exists", "eq", "neq", "nin"]]
    from_dashboard: Filter[bool, Literal["eq"]]
    address: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class LoggedRequestList(LoggedRequestFilters, Paging, total=False):
    """Filters, order and pages of a list of `LoggedRequest`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "request_id", "method", "path", "operation_id", "api_version", "status", "error_code", "duration_ms", "logged_as", "credential_type", "credential_id", "user_id", "from_dashboard", "address", "created_at"]]
    sort: Sequence[Literal["status", "status:asc", "status:desc", "duration_ms", "duration_ms:asc", "duration_ms:desc", "created_at", "created_at:asc", "created_at:desc"]]
    or_: Sequence[LoggedRequestFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class LoggedRequestSelection(Options, total=False):
    """The properties of `LoggedRequest` and the related records to return."""

    fields: Sequence[Literal["id", "request_id", "method", "path", "operation_id", "api_version", "status", "error_code", "duration_ms", "logged_as", "credential_type", "credential_id", "user_id", "from_dashboard", "address", "created_at"]]


LoggedRequestId: TypeAlias = 'str'
RequestId: TypeAlias = 'str'
CredentialId: TypeAlias = 'str'
ClientAddress: TypeAlias = 'str'


class LoggedRequest(TypedDict):
    """Facts about one request and its response."""

    id: LoggedRequestId
    request_id: RequestId
    method: Literal["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OTHER"]
    path: str
    operation_id: str | None
    api_version: str | None
    status: int
    error_code: str | None
    duration_ms: float
    logged_as: int
    credential_type: CredentialType
    credential_id: CredentialId
    user_id: str | None
    from_dashboard: bool
    address: ClientAddress
    created_at: Timestamp


class AuditEntryFilters(TypedDict, total=False):
    """Filters for records of `AuditEntry`."""

    id: Filter[str, Literal["in", "eq", "neq", "nin"]]
    action: Filter[str, Literal["in", "contains", "starts_with", "eq", "neq", "nin", "like"]]
    actor_type: Filter[Literal["user", "application", "operator"], Literal["in", "exists", "eq", "neq", "nin"]]
    actor_id: Filter[str, Literal["in", "exists", "eq", "neq", "nin"]]
    credential_type: Filter[Literal["api_key", "oauth_token", "jwt", "session", "password", "password_link", "passkey", "email_link", "operator_key"], Literal["in", "exists", "eq", "neq", "nin"]]
    credential_id: Filter[str, Literal["in", "exists", "eq", "neq", "nin"]]
    subject_id: Filter[str, Literal["in", "exists", "eq", "neq", "nin"]]
    address: Filter[str, Literal["in", "contains", "starts_with", "exists", "eq", "neq", "nin", "like"]]
    request_id: Filter[str, Literal["in", "contains", "starts_with", "exists", "eq", "neq", "nin", "like"]]
    created_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]
    updated_at: Filter[Time, Literal["gt", "gte", "lt", "lte", "after", "before", "eq", "neq"]]


class AuditEntryList(AuditEntryFilters, Paging, total=False):
    """Filters, order and pages of a list of `AuditEntry`, and the properties and related records to return."""

    fields: Sequence[Literal["id", "action", "actor_type", "actor_id", "credential_type", "credential_id", "subject_id", "changes", "address", "request_id", "created_at", "updated_at"]]
    sort: Sequence[Literal["action", "action:asc", "action:desc", "created_at", "created_at:asc", "created_at:desc", "updated_at", "updated_at:asc", "updated_at:desc"]]
    or_: Sequence[AuditEntryFilters]
    """Groups of filters: only records that match all filters of at least one group."""


class AuditEntryLines(AuditEntryFilters, Options, total=False):
    """Which records of `AuditEntry` to return."""

    or_: Sequence[AuditEntryFilters]
    """Groups of filters: only records that match all filters of at least one group."""


AuditEntryId: TypeAlias = 'str'


class AuditEntry(TypedDict):
    """One action of a person or a program."""

    id: AuditEntryId
    action: str
    actor_type: Literal["user", "application", "operator"] | None
    actor_id: str | None
    credential_type: Literal["api_key", "oauth_token", "jwt", "session", "password", "password_link", "passkey", "email_link", "operator_key"] | None
    credential_id: str | None
    subject_id: str | None
    changes: dict[str, Any]
    address: str | None
    request_id: str | None
    created_at: Timestamp
    updated_at: Timestamp


class WebhookEvent(Event):
    """An event as a webhook receives it. `type` determines its `data`. More types are added over time."""

    timestamp: Timestamp


class UsersFamily(_Family):
    """The operations of the family `users`."""

    def list(self, **query: Unpack[UserList]) -> Pages[User]:
        """List users

        Everyone in the account. All users see each other, so that they can share and assign work.
        """
        return self._list("/v1/users", query)

    def create(self, body: UserCreate, **options: Unpack[UserWriteOptions]) -> User:
        """Create a user

        Adds a person to the account. Administrators may do this. Without a role, the person is a `viewer`. An e-mail address that the account already has, in upper or lower case, is a 409 `already_exists`.

        The person has no password yet. The account API creates the one-time link that sets it. Where the server sends mail, the person can request a link for themselves, but only if the credential that added them has the scopes that they will reach (`read` for a `viewer`), no expiry and no restrictions, and is not an API key, or an application that acts for itself, without `write:logins`. Otherwise the person is added but may not sign in yet: nothing is mailed to them before an administrator creates a link.

        For a role other than `viewer`, the credential needs `admin` and the wide scopes that the role reaches (`read`, `write`); otherwise it is a 403 `invalid_scope`. The credential must also have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. For the role `admin`, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._write("POST", "/v1/users", {}, options, body, call="createUser")

    def export(self, **query: Unpack[UserLines]) -> http.client.HTTPResponse:
        """Export users

        All users of the account, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
        """
        return self._lines("/v1/users/export", query)

    def get_current_user(self, **query: Unpack[UserSelection]) -> User:
        """Get the current user

        The user that your credentials act for. Credentials without a user, such as those of a service with the client credentials grant, get a 404 `not_found`.
        """
        return self._read("/v1/users/me", query)

    def update_current_user(self, body: Change[UserUpdate, User], **options: Unpack[UserGuardedOptions]) -> User:
        """Update fields of the current user

        Changes the fields that you send of the user that your credentials act for. The rules are those of `updateUser`. Administrators and editors may do this. Only administrators may change their own role; for everyone else this is a 403 `insufficient_permissions`. Credentials without a user get a 404 `not_found`. To replace or delete a user, use `/v1/users/{user_id}`.

        To change the role, the credential needs `admin` and the wide scopes that both roles reach. To change the e-mail address, it needs the wide scopes that your role reaches. An API key also needs `write:logins` for the address of somebody who may sign in, and for the role `admin`. Otherwise it is a 403 `invalid_scope`. For both, the credential must have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Where the server sends mail, people who have a password change their own address by `requestEmailChange` alone, with the password; here it is a 403 `insufficient_permissions`, also with an API key that acts for them. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._rewrite("PATCH", "/v1/users/me", {}, options, body, call="updateCurrentUser")

    def get(self, user_id: str, /, **query: Unpack[UserSelection]) -> User:
        """Get a user

        One user of the account.
        """
        return self._read(f"/v1/users/{_id(user_id)}", query)

    def replace(self, user_id: str, /, body: Change[UserCreate, User], **options: Unpack[UserGuardedOptions]) -> User:
        """Replace a user

        Replaces all fields with yours. Metadata that you leave out is emptied; a role that you leave out stays. Administrators may do this to everyone, editors to themselves. Only administrators may change a role; for everyone else this is a 403 `insufficient_permissions`. An e-mail address that another user has is a 409 `already_exists`. Taking the role from the last administrator, or from the last one who can sign in, is a 409 `invalid_state`.

        To change another user who is an editor, the credential needs `write` or `admin`; for an administrator it needs `admin`. To change a role, it needs `admin` and the wide scopes that both roles reach. To change an e-mail address, it needs the wide scopes that the role reaches. For an address, and to give or take the role `admin`, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Otherwise it is a 403 `invalid_scope`. To change a role or an address, the credential must also have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Either change ends the open password links of the person. The address of a person who may not sign in yet needs no more than a change of their name. Where the server sends mail, people who have a password change their own address by `requestEmailChange` alone; here it is a 403 `insufficient_permissions`, also with an API key that acts for them. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._rewrite("PUT", "/v1/users/{user_id}", {"user_id": user_id}, options, body, call="replaceUser")

    def update(self, user_id: str, /, body: Change[UserUpdate, User], **options: Unpack[UserGuardedOptions]) -> User:
        """Update fields of a user

        Changes the fields that you send and leaves the others unchanged. `metadata` is merged key by key: a key with the value `null` is removed, and `null` instead of the object removes all keys. More than 50 keys after that are a 422 `unprocessable`. Administrators may do this to everyone, editors to themselves. Only administrators may change a role; for everyone else this is a 403 `insufficient_permissions`. An e-mail address that another user has is a 409 `already_exists`. Taking the role from the last administrator, or from the last one who can sign in, is a 409 `invalid_state`.

        To change another user who is an editor, the credential needs `write` or `admin`; for an administrator it needs `admin`. To change a role, it needs `admin` and the wide scopes that both roles reach. To change an e-mail address, it needs the wide scopes that the role reaches. For an address, and to give or take the role `admin`, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Otherwise it is a 403 `invalid_scope`. To change a role or an address, the credential must also have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Either change ends the open password links of the person. The address of a person who may not sign in yet needs no more than a change of their name. Where the server sends mail, people who have a password change their own address by `requestEmailChange` alone; here it is a 403 `insufficient_permissions`, also with an API key that acts for them. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._rewrite("PATCH", "/v1/users/{user_id}", {"user_id": user_id}, options, body, call="updateUser")

    def delete(self, user_id: str, /, **options: Unpack[GuardedOptions]) -> None:
        """Delete a user

        Removes a person from the account permanently. Their sessions, tokens and memberships end at once. The records that they own pass to the administrator who has been in the account for the longest time, and what was assigned to them is assigned to nobody. The records that they wrote keep their user id. Applications that they registered keep the scopes that their role reaches. Administrators may do this. To delete an editor, the credential needs `write` or `admin`; to delete an administrator, `admin`. Otherwise it is a 403 `invalid_scope`. The last administrator, and the last one who can sign in, cannot be deleted: this is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._write("DELETE", "/v1/users/{user_id}", {"user_id": user_id}, options, answers="nothing", call="deleteUser")

    def list_projects(self, user_id: str, /, **query: Unpack[ProjectList]) -> Pages[Project]:
        """List a user's projects

        The projects that a user is a member of and that you may see.
        """
        return self._list(f"/v1/users/{_id(user_id)}/projects", query)

    def list_teams(self, user_id: str, /, **query: Unpack[TeamList]) -> Pages[Team]:
        """List a user's teams

        The teams that a user is a member of.
        """
        return self._list(f"/v1/users/{_id(user_id)}/teams", query)

    def list_tasks(self, user_id: str, /, **query: Unpack[TaskList]) -> Pages[Task]:
        """List a user's tasks

        The tasks that are assigned to a user, in projects that you may see.
        """
        return self._list(f"/v1/users/{_id(user_id)}/tasks", query)

    def list_resources(self, user_id: str, /, **query: Unpack[ResourceList]) -> Pages[Resource]:
        """List a user's resources

        The resources that a user owns.
        """
        return self._list(f"/v1/users/{_id(user_id)}/resources", query)


class ProjectsFamily(_Family):
    """The operations of the family `projects`."""

    def list(self, **query: Unpack[ProjectList]) -> Pages[Project]:
        """List projects

        The projects that you may see: projects that you own or are a member of, projects that one of your teams shares, and the public projects of the account. Administrators see all projects.
        """
        return self._list("/v1/projects", query)

    def create(self, body: ProjectCreate, **options: Unpack[ProjectWriteOptions]) -> Project:
        """Create a project

        The new project is active. You own it and are its first member. Without a visibility it is `private`.
        """
        return self._write("POST", "/v1/projects", {}, options, body, call="createProject")

    def export(self, **query: Unpack[ProjectLines]) -> http.client.HTTPResponse:
        """Export projects

        All projects that you see, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
        """
        return self._lines("/v1/projects/export", query)

    def get(self, project_id: str, /, **query: Unpack[ProjectSelection]) -> Project:
        """Get a project

        One project. A project that you may not see is a 404, like one that does not exist.
        """
        return self._read(f"/v1/projects/{_id(project_id)}", query)

    def replace(self, project_id: str, /, body: Change[ProjectCreate, Project], **options: Unpack[ProjectGuardedOptions]) -> Project:
        """Replace a project

        Replaces all fields with yours. A field that you leave out returns to its default, except the fields that the service sets: id, owner, status and timestamps. Owners, editors and administrators may do this; on an archived project this is a 409 `project_archived`.
        """
        return self._rewrite("PUT", "/v1/projects/{project_id}", {"project_id": project_id}, options, body, call="replaceProject")

    def update(self, project_id: str, /, body: Change[ProjectUpdate, Project], **options: Unpack[ProjectGuardedOptions]) -> Project:
        """Update fields of a project

        Changes the fields that you send and leaves the others unchanged. `settings` is merged key by key, `tags` is replaced as a whole. `null` empties the description and the tags. `null` for the settings, or for one of them, sets the default. Owners, editors and administrators may do this; on an archived project this is a 409 `project_archived`.
        """
        return self._rewrite("PATCH", "/v1/projects/{project_id}", {"project_id": project_id}, options, body, call="updateProject")

    def delete(self, project_id: str, /, **options: Unpack[GuardedOptions]) -> None:
        """Delete a project

        Deletes the project with its tasks, its comments and its memberships permanently. Its files remain and no longer belong to a project. Owners and administrators may do this, even when the project is archived.
        """
        return self._write("DELETE", "/v1/projects/{project_id}", {"project_id": project_id}, options, answers="nothing", call="deleteProject")

    def list_tasks(self, project_id: str, /, **query: Unpack[TaskList]) -> Pages[Task]:
        """List a project's tasks

        The tasks of one project.
        """
        return self._list(f"/v1/projects/{_id(project_id)}/tasks", query)

    def create_task(self, project_id: str, /, body: ProjectTaskCreate, **options: Unpack[TaskWriteOptions]) -> Task:
        """Add a task to a project

        Creates a task in the project. Owners, editors and administrators may do this; on an archived project this is a 409 `project_archived`. An assignee must be a user of the account, otherwise it is a 422 `unknown_reference`.
        """
        return self._write("POST", "/v1/projects/{project_id}/tasks", {"project_id": project_id}, options, body, call="createProjectTask")

    def list_members(self, project_id: str, /, **query: Unpack[ProjectMemberList]) -> Pages[ProjectMember]:
        """List a project's members

        The members of one project and their roles in it.
        """
        return self._list(f"/v1/projects/{_id(project_id)}/members", query)

    def add_member(self, project_id: str, /, body: ProjectMemberCreate, **options: Unpack[ProjectMemberWriteOptions]) -> ProjectMember:
        """Add a member to a project

        Makes a user of the account a member of the project. Owners and administrators may do this. A user who is already a member is a 409 `already_exists`; a user who does not exist is a 422 `unknown_reference`.
        """
        return self._write("POST", "/v1/projects/{project_id}/members", {"project_id": project_id}, options, body, call="addProjectMember")

    def update_member(self, project_id: str, user_id: str, /, body: ProjectMemberUpdate, **options: Unpack[ProjectMemberWriteOptions]) -> ProjectMember:
        """Change a member's role

        Gives a member another role, without ending the membership. Owners and administrators may do this; owners may also give up the role themselves. The last owner stays one: this is a 409 `invalid_state`. When the user in `owner_id` is no longer an owner, the owner who has been a member for the longest time becomes the new `owner_id`. On an archived project this is a 409 `project_archived`.
        """
        return self._write("PATCH", "/v1/projects/{project_id}/members/{user_id}", {"project_id": project_id, "user_id": user_id}, options, body, call="updateProjectMember")

    def remove_member(self, project_id: str, user_id: str, /, **options: Unpack[WriteOptions]) -> None:
        """Remove a member from a project

        Ends a membership. Owners and administrators may do this, and members may remove themselves. The last owner cannot be removed: this is a 409 `invalid_state`. When the user in `owner_id` is removed, the owner who has been a member for the longest time becomes the new `owner_id`.
        """
        return self._write("DELETE", "/v1/projects/{project_id}/members/{user_id}", {"project_id": project_id, "user_id": user_id}, options, answers="nothing", call="removeProjectMember")

    def archive(self, project_id: str, /, **options: Unpack[ProjectGuardedOptions]) -> Project:
        """Archive a project

        Makes the project and its tasks read-only and sets `archived_at`. The members stay. Owners and administrators may do this. A project that is already archived is a 409 `invalid_state`.
        """
        return self._write("POST", "/v1/projects/{project_id}/archive", {"project_id": project_id}, options, call="archiveProject")

    def restore(self, project_id: str, /, **options: Unpack[ProjectGuardedOptions]) -> Project:
        """Restore an archived project

        Makes an archived project active again and clears `archived_at`. Owners and administrators may do this. An active project is a 409 `invalid_state`.
        """
        return self._write("POST", "/v1/projects/{project_id}/restore", {"project_id": project_id}, options, call="restoreProject")

    def transfer(self, project_id: str, /, body: ProjectTransfer, **options: Unpack[ProjectGuardedOptions]) -> Project:
        """Hand over a project

        Gives the project to another user of the account: `owner_id` becomes theirs, and they become a member with the role `owner` if they are not one. The former owner stays a member with that role. Owners and administrators may do this; on an archived project this is a 409 `project_archived`. A user who does not exist is a 422 `unknown_reference`. The user who owns the project already is no change.
        """
        return self._write("POST", "/v1/projects/{project_id}/transfer", {"project_id": project_id}, options, body, call="transferProject")

    def clone(self, project_id: str, /, body: ProjectClone | None = None, **options: Unpack[ProjectWriteOptions]) -> Project:
        """Clone a project

        Creates a new active project with the same description, visibility, settings and tags; you own it. With `include`, its tasks or its members are copied too. A copied task has the same title, description, priority, assignee, due date and tags, and the status `todo`. Without a name, the copy is called `<name> (copy)`. An archived project can be cloned.
        """
        return self._write("POST", "/v1/projects/{project_id}/clone", {"project_id": project_id}, options, body, call="cloneProject")

    def list_files(self, project_id: str, /, **query: Unpack[FileRecordList]) -> Pages[FileRecord]:
        """List a project's files

        The files that belong to one project or to one of its tasks.
        """
        return self._list(f"/v1/projects/{_id(project_id)}/files", query)

    def list_comments(self, project_id: str, /, **query: Unpack[CommentList]) -> Pages[Comment]:
        """List a project's comments

        The comments on the project itself; list the comments on a task under the task.
        """
        return self._list(f"/v1/projects/{_id(project_id)}/comments", query)

    def list_events(self, project_id: str, /, **query: Unpack[EventList]) -> Pages[Event]:
        """List a project's events

        The events of one project, oldest first, in cursor form; with `sort=created_at:desc`, newest first.
        """
        return self._list(f"/v1/projects/{_id(project_id)}/events", query)


class TasksFamily(_Family):
    """The operations of the family `tasks`."""

    def list(self, **query: Unpack[TaskList]) -> Pages[Task]:
        """List tasks

        The tasks of every project that you may see, including archived projects.
        """
        return self._list("/v1/tasks", query)

    def create(self, body: TaskCreate, **options: Unpack[TaskWriteOptions]) -> Task:
        """Create a task

        Creates a task in the project that `project_id` names. The status is `todo`, and the priority is `normal` unless you send another. Owners and editors of the project and administrators may do this; on an archived project this is a 409 `project_archived`. A project that you may not see, or an assignee who is not in the account, is a 422 `unknown_reference`.
        """
        return self._write("POST", "/v1/tasks", {}, options, body, call="createTask")

    def export(self, **query: Unpack[TaskLines]) -> http.client.HTTPResponse:
        """Export tasks

        All tasks that you see, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
        """
        return self._lines("/v1/tasks/export", query)

    def get(self, task_id: str, /, **query: Unpack[TaskSelection]) -> Task:
        """Get a task

        One task. A task of a project that you may not see is a 404, like one that does not exist.
        """
        return self._read(f"/v1/tasks/{_id(task_id)}", query)

    def replace(self, task_id: str, /, body: Change[TaskCreate, Task], **options: Unpack[TaskGuardedOptions]) -> Task:
        """Replace a task

        Replaces all fields with yours. A field that you leave out returns to its default, except the fields that the service sets: id, status, author and timestamps. A task stays in its project: another `project_id` is a 422 `unprocessable`. An assignee who is not in the account is a 422 `unknown_reference`. Owners and editors of the project and administrators may do this; on an archived project this is a 409 `project_archived`.
        """
        return self._rewrite("PUT", "/v1/tasks/{task_id}", {"task_id": task_id}, options, body, call="replaceTask")

    def update(self, task_id: str, /, body: Change[TaskUpdate, Task], **options: Unpack[TaskGuardedOptions]) -> Task:
        """Update fields of a task

        Changes the fields that you send and leaves the others unchanged. `tags` is replaced as a whole. `null` empties the tags, the description, the assignee or the due date. `status` moves a task between `todo` and `in_progress`, or cancels it; use `complete` to finish it. After that, only `reopen` changes the status of a finished or cancelled task; a change here is a 422 `invalid_state_transition`. An assignee who is not in the account is a 422 `unknown_reference`. Owners and editors of the project and administrators may do this; on an archived project this is a 409 `project_archived`.
        """
        return self._rewrite("PATCH", "/v1/tasks/{task_id}", {"task_id": task_id}, options, body, call="updateTask")

    def delete(self, task_id: str, /, **options: Unpack[GuardedOptions]) -> None:
        """Delete a task

        Deletes the task with its comments permanently. Its files stay in the project. Owners and editors of the project and administrators may do this; on an archived project this is a 409 `project_archived`. To keep the record of a task, cancel it instead.
        """
        return self._write("DELETE", "/v1/tasks/{task_id}", {"task_id": task_id}, options, answers="nothing", call="deleteTask")

    def complete(self, task_id: str, /, **options: Unpack[TaskGuardedOptions]) -> Task:
        """Complete a task

        Makes the task `done` and sets `completed_at`. Owners and editors of the project and administrators may do this. A task that is done or cancelled is a 409 `invalid_state`; a task of an archived project is a 409 `project_archived`.
        """
        return self._write("POST", "/v1/tasks/{task_id}/complete", {"task_id": task_id}, options, call="completeTask")

    def reopen(self, task_id: str, /, **options: Unpack[TaskGuardedOptions]) -> Task:
        """Reopen a task

        Sets a done or cancelled task to `todo` again and clears `completed_at`. Owners and editors of the project and administrators may do this. A task that is already open is a 409 `invalid_state`; a task of an archived project is a 409 `project_archived`.
        """
        return self._write("POST", "/v1/tasks/{task_id}/reopen", {"task_id": task_id}, options, call="reopenTask")

    def list_comments(self, task_id: str, /, **query: Unpack[CommentList]) -> Pages[Comment]:
        """List a task's comments

        The comments on one task, oldest first.
        """
        return self._list(f"/v1/tasks/{_id(task_id)}/comments", query)

    def list_files(self, task_id: str, /, **query: Unpack[FileRecordList]) -> Pages[FileRecord]:
        """List a task's files

        The files that belong to one task.
        """
        return self._list(f"/v1/tasks/{_id(task_id)}/files", query)


class TeamsFamily(_Family):
    """The operations of the family `teams`."""

    def list(self, **query: Unpack[TeamList]) -> Pages[Team]:
        """List teams

        The teams of the account. Everyone may see all teams and their members.
        """
        return self._list("/v1/teams", query)

    def create(self, body: TeamCreate, **options: Unpack[TeamWriteOptions]) -> Team:
        """Create a team

        Creates a team without members; you are not a member unless you add yourself. Only administrators may do this, because teams decide who sees the projects of visibility `team`.
        """
        return self._write("POST", "/v1/teams", {}, options, body, call="createTeam")

    def export(self, **query: Unpack[TeamLines]) -> http.client.HTTPResponse:
        """Export teams

        All teams, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
        """
        return self._lines("/v1/teams/export", query)

    def get(self, team_id: str, /, **query: Unpack[TeamSelection]) -> Team:
        """Get a team

        One team of the account.
        """
        return self._read(f"/v1/teams/{_id(team_id)}", query)

    def replace(self, team_id: str, /, body: Change[TeamCreate, Team], **options: Unpack[TeamGuardedOptions]) -> Team:
        """Replace a team

        Replaces all fields with yours. Without a description, it becomes empty; the members stay. Administrators may do this.
        """
        return self._rewrite("PUT", "/v1/teams/{team_id}", {"team_id": team_id}, options, body, call="replaceTeam")

    def update(self, team_id: str, /, body: Change[TeamUpdate, Team], **options: Unpack[TeamGuardedOptions]) -> Team:
        """Update fields of a team

        Changes the fields that you send and leaves the others unchanged; `null` empties the description. Administrators may do this.
        """
        return self._rewrite("PATCH", "/v1/teams/{team_id}", {"team_id": team_id}, options, body, call="updateTeam")

    def delete(self, team_id: str, /, **options: Unpack[GuardedOptions]) -> None:
        """Delete a team

        Deletes the team and its memberships permanently. The people and their projects stay. People who saw a project only through this team no longer see it. Administrators may do this.
        """
        return self._write("DELETE", "/v1/teams/{team_id}", {"team_id": team_id}, options, answers="nothing", call="deleteTeam")

    def list_members(self, team_id: str, /, **query: Unpack[TeamMemberList]) -> Pages[TeamMember]:
        """List a team's members

        The members of one team, and since when they are in it.
        """
        return self._list(f"/v1/teams/{_id(team_id)}/members", query)

    def add_member(self, team_id: str, /, body: TeamMemberCreate, **options: Unpack[TeamMemberWriteOptions]) -> TeamMember:
        """Add a member to a team

        Adds a user of the account to the team. From then on, they see the projects of visibility `team` of every member of the team, and the team sees theirs. Administrators may do this. A user who is already in the team is a 409 `already_exists`; a user who does not exist is a 422 `unknown_reference`.
        """
        return self._write("POST", "/v1/teams/{team_id}/members", {"team_id": team_id}, options, body, call="addTeamMember")

    def remove_member(self, team_id: str, user_id: str, /, **options: Unpack[WriteOptions]) -> None:
        """Remove a member from a team

        Removes a user from the team. Administrators may do this, and editors may remove themselves. A user who is not in the team is a 404.
        """
        return self._write("DELETE", "/v1/teams/{team_id}/members/{user_id}", {"team_id": team_id, "user_id": user_id}, options, answers="nothing", call="removeTeamMember")

    def list_projects(self, team_id: str, /, **query: Unpack[ProjectList]) -> Pages[Project]:
        """List a team's projects

        The projects that have a member from the team and that you may see.
        """
        return self._list(f"/v1/teams/{_id(team_id)}/projects", query)


class FilesFamily(_Family):
    """The operations of the family `files`."""

    def list(self, **query: Unpack[FileRecordList]) -> Pages[FileRecord]:
        """List files

        The files that you may see: the files of projects and tasks that you may see, and the files that you uploaded. Administrators see all files.
        """
        return self._list("/v1/files", query)

    def create(self, body: FileCreate, **options: Unpack[FileRecordWriteOptions]) -> FileRecord:
        """Create a file

        Creates the record of a file, with the status `pending`. Then send the bytes to `/v1/files/{file_id}/content`, or to an address from `/v1/files/{file_id}/upload-address`. A file with a `task_id` also belongs to the task's project. A project or task that does not exist is a 422 `unknown_reference`. A task of another project than the named one is a 422 `unprocessable`. An archived project is a 409 `project_archived`. Owners and editors of the project and administrators may add files to it. Everyone who may write can create a file that belongs to no project.
        """
        return self._write("POST", "/v1/files", {}, options, body, call="createFile")

    def export(self, **query: Unpack[FileRecordLines]) -> http.client.HTTPResponse:
        """Export files

        The records of all files that you see, without their bytes, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
        """
        return self._lines("/v1/files/export", query)

    def get(self, file_id: str, /, **query: Unpack[FileRecordSelection]) -> FileRecord:
        """Get a file's record

        The record of one file, without its bytes. A file that you may not see is a 404.
        """
        return self._read(f"/v1/files/{_id(file_id)}", query)

    def replace(self, file_id: str, /, body: Change[FileCreate, FileRecord], **options: Unpack[FileRecordGuardedOptions]) -> FileRecord:
        """Replace a file's record

        Replaces all fields with yours. A field that you leave out returns to its default: without a project and a task, the file then belongs to none. The bytes, and what follows from them, stay the same. A project or task that does not exist is a 422 `unknown_reference`. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, or a file that would move to one, this is a 409 `project_archived`.
        """
        return self._rewrite("PUT", "/v1/files/{file_id}", {"file_id": file_id}, options, body, call="replaceFile")

    def update(self, file_id: str, /, body: Change[FileUpdate, FileRecord], **options: Unpack[FileRecordGuardedOptions]) -> FileRecord:
        """Update fields of a file's record

        Changes the fields that you send and leaves the others unchanged; the bytes stay the same. Another `project_id` without a `task_id` removes the file from its task. A project or task that does not exist is a 422 `unknown_reference`. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, or a file that would move to one, this is a 409 `project_archived`.
        """
        return self._rewrite("PATCH", "/v1/files/{file_id}", {"file_id": file_id}, options, body, call="updateFile")

    def delete(self, file_id: str, /, **options: Unpack[GuardedOptions]) -> None:
        """Delete a file

        Deletes the record, its comments and its bytes permanently. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, this is a 409 `project_archived`.
        """
        return self._write("DELETE", "/v1/files/{file_id}", {"file_id": file_id}, options, answers="nothing", call="deleteFile")

    def get_content(self, file_id: str, /, **options: Unpack[StreamOptions]) -> http.client.HTTPResponse:
        """Download a file's bytes

        Streams the bytes with the file's own `content_type`. With `Range`, the response is a 206 with one part of the bytes. With `If-Range`, it is the part only if the file has not changed since you began. A file without uploaded bytes is a 409 `invalid_state`. A range that begins after the last byte is a 416.
        """
        return self._download(f"/v1/files/{_id(file_id)}/content", options)

    def replace_content(self, file_id: str, /, content: Bytes, **options: Unpack[FileRecordUploadOptions]) -> FileRecord:
        """Upload a file's bytes

        Stores the body byte for byte, up to 100 MiB, and makes the file `ready` with its size and checksum. New bytes replace old ones only after they have arrived completely. Until then, and when the upload is interrupted, downloads return the old bytes. The request's `Content-Type` becomes the file's, unless it is missing or `application/octet-stream`. With a `Content-Digest` or a `Repr-Digest`, the server checks the bytes against it; bytes that do not match are a 422 `unprocessable` and change nothing. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, this is a 409 `project_archived`.
        """
        return self._upload("PUT", f"/v1/files/{_id(file_id)}/content", content, options)

    def create_upload_address(self, file_id: str, /, **options: Unpack[FileAddressWriteOptions]) -> FileAddress:
        """Create an address for an upload

        Creates an address to which anybody can send the bytes of the file, once, with `PUT` and without other credentials: a browser, or a program that you do not trust with yours. It is valid for 1 hours, and not longer than your credentials. An upload that fails can be repeated; when the bytes of the file have changed, the address is a 401 `invalid_token`. The answer to the upload is the record of the file, without other records: `expand` is a 403 `insufficient_permissions`. The upload happens as you, with what you may do at that moment, from where your credentials may be used, and counts against your rate limit. Give the address only to those who may use it, and do not log it. A retry with the same `Idempotency-Key` and another session or token of yours, also a renewed one, is a 422 `idempotency_key_reused`; another API key creates another address. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, this is a 409 `project_archived`.
        """
        return self._write("POST", "/v1/files/{file_id}/upload-address", {"file_id": file_id}, options, call="createFileUploadAddress")

    def get_download_address(self, file_id: str, /, **query: Unpack[FileAddressSelection]) -> FileAddress:
        """Get an address for downloads

        Returns an address from which anybody can download the bytes of the file, with `GET` and without other credentials, for 5 minutes and as often as they want, in parts, too. It is not valid longer than your credentials. A download happens as you, with what you may see at that moment, from where your credentials may be used, and counts against your rate limit. Give the address only to those who may use it, and do not log it. A file without uploaded bytes is a 409 `invalid_state`.
        """
        return self._read(f"/v1/files/{_id(file_id)}/download-address", query)

    def list_comments(self, file_id: str, /, **query: Unpack[CommentList]) -> Pages[Comment]:
        """List a file's comments

        The comments on one file, oldest first.
        """
        return self._list(f"/v1/files/{_id(file_id)}/comments", query)


class CommentsFamily(_Family):
    """The operations of the family `comments`."""

    def list(self, **query: Unpack[CommentList]) -> Pages[Comment]:
        """List comments

        The comments on every record that you may see, newest first. `subject_type` and `subject_id` filter by the record that they are on. The comments on one record also have a path under it, such as `/v1/tasks/{task_id}/comments`, which is a 404 if you may not see the record.
        """
        return self._list("/v1/comments", query)

    def create(self, body: CommentCreate, **options: Unpack[CommentWriteOptions]) -> Comment:
        """Write a comment

        Adds a comment to a project, a task, a file or a resource; you are its author. Everyone who may see the subject may do this. A subject that does not exist, or that you may not see, is a 422 `unknown_reference`. An archived project and its tasks accept no comments: the response is 409 `project_archived`.
        """
        return self._write("POST", "/v1/comments", {}, options, body, call="createComment")

    def export(self, **query: Unpack[CommentLines]) -> http.client.HTTPResponse:
        """Export comments

        All comments that you see, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
        """
        return self._lines("/v1/comments/export", query)

    def get(self, comment_id: str, /, **query: Unpack[CommentSelection]) -> Comment:
        """Get a comment

        One comment. A comment on something that you may not see is a 404.
        """
        return self._read(f"/v1/comments/{_id(comment_id)}", query)

    def replace(self, comment_id: str, /, body: Change[CommentCreate, Comment], **options: Unpack[CommentGuardedOptions]) -> Comment:
        """Replace a comment

        Replaces the text with yours. Only the author may do this. A comment stays on its subject: another subject is a 422 `unprocessable`. On an archived project, or a task of one, this is a 409 `project_archived`.
        """
        return self._rewrite("PUT", "/v1/comments/{comment_id}", {"comment_id": comment_id}, options, body, call="replaceComment")

    def update(self, comment_id: str, /, body: Change[CommentUpdate, Comment], **options: Unpack[CommentGuardedOptions]) -> Comment:
        """Update a comment

        Changes the text. Only the author may do this. On an archived project, or a task of one, this is a 409 `project_archived`.
        """
        return self._rewrite("PATCH", "/v1/comments/{comment_id}", {"comment_id": comment_id}, options, body, call="updateComment")

    def delete(self, comment_id: str, /, **options: Unpack[GuardedOptions]) -> None:
        """Delete a comment

        Deletes the comment permanently. The author and administrators may do this. On an archived project, or a task of one, this is a 409 `project_archived`.
        """
        return self._write("DELETE", "/v1/comments/{comment_id}", {"comment_id": comment_id}, options, answers="nothing", call="deleteComment")


class EventsFamily(_Family):
    """The operations of the family `events`."""

    def list(self, **query: Unpack[EventList]) -> Pages[Event]:
        """List events

        Every event about the records that you may see and about your own memberships, oldest first, always in cursor form. Administrators see all events. Follow `next_cursor` to read every event exactly once, even events that are written while you read. Each record that changes has its own event; `cause` names the event that it follows from, and `changes` what it changed. What is deleted together with its parent has none: the catalogue says what goes with each deletion. The response has a cursor even when no event follows yet: store it and use it later. `has_more` says whether to continue now. The cursor is null only while the account has no events at all. With `sort=created_at:desc`, the newest come first: that is the same order backwards, for looking into the past. Such a list ends, with a null cursor, and does not go on with what happens later. Events never change, and they remain after their records are deleted, for as many days as the account keeps them: its retention settings say how many. A cursor from before the oldest event that is kept is a 410 `cursor_expired`; without `after`, the list begins with that event. `read:events` alone shows the events of every family with their data, whatever other scopes the credentials lack.
        """
        return self._list("/v1/events", query)

    def get(self, event_id: str, /, **query: Unpack[EventSelection]) -> Event:
        """Get an event

        One event. An event about a record that you may not see is a 404.
        """
        return self._read(f"/v1/events/{_id(event_id)}", query)


class IntegrationsFamily(_Family):
    """The operations of the family `integrations`."""

    def list(self, **query: Unpack[IntegrationList]) -> Pages[Integration]:
        """List integrations

        The integrations of the account. Everyone in the account may do this; no response shows the secrets.
        """
        return self._list("/v1/integrations", query)

    def create(self, body: IntegrationCreate, **options: Unpack[IntegrationWriteOptions]) -> Integration:
        """Create an integration

        Creates the integration with the status `disconnected`. Nothing is fetched before you connect it. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. An account may have 100 integrations; one more is a 409 `limit_reached`. Only administrators may do this.
        """
        return self._write("POST", "/v1/integrations", {}, options, body, call="createIntegration")

    def export(self, **query: Unpack[IntegrationLines]) -> http.client.HTTPResponse:
        """Export integrations

        All integrations, without their secrets, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
        """
        return self._lines("/v1/integrations/export", query)

    def get(self, integration_id: str, /, **query: Unpack[IntegrationSelection]) -> Integration:
        """Get an integration

        One integration, without its secrets. Everyone in the account may do this.
        """
        return self._read(f"/v1/integrations/{_id(integration_id)}", query)

    def replace(self, integration_id: str, /, body: Change[IntegrationCreate, Integration], **options: Unpack[IntegrationGuardedOptions]) -> Integration:
        """Replace an integration

        Replaces all fields with yours. A field that you leave out returns to its default. This includes the secret headers: send them again, because no response shows them. The status stays the same. A sync that is running ends with the configuration that it began with. The address follows the rules for a new integration. Only administrators may do this.
        """
        return self._rewrite("PUT", "/v1/integrations/{integration_id}", {"integration_id": integration_id}, options, body, call="replaceIntegration")

    def update(self, integration_id: str, /, body: Change[IntegrationUpdate, Integration], **options: Unpack[IntegrationGuardedOptions]) -> Integration:
        """Update fields of an integration

        Changes the fields that you send and leaves the others unchanged. `config` is merged key by key; `null` for a key sets its default, if it has one. `request_headers` in `config` is replaced as a whole: `null` removes all of them, and leaving it out keeps them. With an address of another origin, you must send the headers again, or `null`; otherwise it is a 422 `unprocessable` that names them. The address follows the rules for a new integration. Only administrators may do this.
        """
        return self._rewrite("PATCH", "/v1/integrations/{integration_id}", {"integration_id": integration_id}, options, body, call="updateIntegration")

    def delete(self, integration_id: str, /, **options: Unpack[GuardedOptions]) -> None:
        """Delete an integration

        Deletes the integration with its secrets and ends a sync that is running. The resources that it imported stay. Only administrators may do this.
        """
        return self._write("DELETE", "/v1/integrations/{integration_id}", {"integration_id": integration_id}, options, answers="nothing", call="deleteIntegration")

    def connect(self, integration_id: str, /, **options: Unpack[IntegrationGuardedOptions]) -> Integration:
        """Connect an integration

        Fetches the address once. When the response is a JSON list, the integration becomes `connected`. Your resources do not change yet. When the address cannot be reached, refuses the request or sends something else, the integration stays as it was and the response is 502 `upstream_error`. When the address takes too long, it is a 504 `timeout`. An address that Tessera never contacts is a 422 `unprocessable`. An integration that is already connected is a 409 `invalid_state`, and one that was changed while it was connecting a 409 `conflict`. Only administrators may do this.
        """
        return self._write("POST", "/v1/integrations/{integration_id}/connect", {"integration_id": integration_id}, options)

    def disconnect(self, integration_id: str, /, **options: Unpack[IntegrationGuardedOptions]) -> Integration:
        """Disconnect an integration

        Makes the integration `disconnected`. Nothing more is fetched, and a sync that is running ends as failed. The configuration, the secrets and the imported resources stay. An integration that is already disconnected is a 409 `invalid_state`. Only administrators may do this.
        """
        return self._write("POST", "/v1/integrations/{integration_id}/disconnect", {"integration_id": integration_id}, options, call="disconnectIntegration")

    def sync(self, integration_id: str, /, **options: Unpack[WriteOptions]) -> Operation:
        """Sync an integration

        Starts to fetch the list and returns at once with an operation that shows the progress. Its result has the numbers of resources that were `created`, `updated` and `unchanged`. Each item of the list becomes a resource of the account. The response may have 10 MiB and 200,000 values, and the list 10,000 items; with more, the sync fails. An item whose id was imported before updates its resource. Ids and names may be texts, or numbers of any length. Resources whose item is no longer in the list stay. A successful sync sets `last_synced_at` and records `INTEGRATION_SYNCED`. A failed sync sets the status `error` and records `INTEGRATION_SYNC_FAILED`; the next successful one makes the integration `connected` again. An integration that is disconnected, or that has a running sync, is a 409 `invalid_state`. Only administrators may do this.
        """
        return self._write("POST", "/v1/integrations/{integration_id}/sync", {"integration_id": integration_id}, options, call="syncIntegration")

    def list_operations(self, integration_id: str, /, **query: Unpack[OperationList]) -> Pages[Operation]:
        """List an integration's operations

        The syncs of one integration, newest first.
        """
        return self._list(f"/v1/integrations/{_id(integration_id)}/operations", query)


class OperationsFamily(_Family):
    """The operations of the family `operations`."""

    def list(self, **query: Unpack[OperationList]) -> Pages[Operation]:
        """List operations

        All work of the account that 202 responses announced, newest first: what is pending or running, and how the rest ended. Filter by `status` to find what is not finished, or what failed. Everyone in the account may do this.
        """
        return self._list("/v1/operations", query)

    def get(self, operation_id: str, /, **query: Unpack[OperationSelection]) -> Operation:
        """Get an operation

        The progress of work that a 202 response announced. Repeat the request until `status` is `succeeded` or `failed`; one request per second is enough. With `If-None-Match`, the response is 304 while the operation has not changed. Everyone in the account may do this.
        """
        return self._read(f"/v1/operations/{_id(operation_id)}", query)


class WebhooksFamily(_Family):
    """The operations of the family `webhooks`."""

    def list(self, **query: Unpack[WebhookList]) -> Pages[Webhook]:
        """List webhooks

        The webhooks of the account, without their secrets. Everyone in the account may do this.
        """
        return self._list("/v1/webhooks", query)

    def create(self, body: WebhookCreate, **options: Unpack[WriteOptions]) -> WebhookWithSecret:
        """Create a webhook

        Registers an address and enables it at once, or pauses it with `status: paused`. From now on it gets every new event of its types, about any record of the account, that matches its `conditions`; a paused webhook gets them when it is enabled. A condition for a type that is not in `events`, or with a filter that records of that type do not have, is a 400 `invalid_parameters`. The response shows the signing secret. Store it: no later response shows it, except after a rotation. The webhook belongs to the account: it goes on receiving events after you have lost your role or left. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. An account may have 100 webhooks; one more is a 409 `limit_reached`. Only administrators may do this. The credential also needs `read:events` (403 `invalid_scope`). An API key that expires or is restricted cannot do this (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._write("POST", "/v1/webhooks", {}, options, body, call="createWebhook")

    def export(self, **query: Unpack[WebhookLines]) -> http.client.HTTPResponse:
        """Export webhooks

        All webhooks, without their secrets, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
        """
        return self._lines("/v1/webhooks/export", query)

    def get(self, webhook_id: str, /, **query: Unpack[WebhookSelection]) -> Webhook:
        """Get a webhook

        One webhook, without its secret. Everyone in the account may do this.
        """
        return self._read(f"/v1/webhooks/{_id(webhook_id)}", query)

    def replace(self, webhook_id: str, /, body: Change[WebhookCreate, Webhook], **options: Unpack[WebhookGuardedOptions]) -> Webhook:
        """Replace a webhook

        Replaces all fields with yours; without a description or conditions, they become empty. The secret stays, and so does the status if you leave it out. `status` pauses the webhook and ends the pause, as in `updateWebhook`; of a disabled webhook it is a 422 `invalid_state_transition`. Pending deliveries are sent to the new address. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. Only administrators may do this. For another address, for more event types, for other conditions, and to end a pause, the credential also needs `read:events` (403 `invalid_scope`), and an API key must neither expire nor be restricted (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._rewrite("PUT", "/v1/webhooks/{webhook_id}", {"webhook_id": webhook_id}, options, body, call="replaceWebhook")

    def update(self, webhook_id: str, /, body: Change[WebhookUpdate, Webhook], **options: Unpack[WebhookGuardedOptions]) -> Webhook:
        """Update fields of a webhook

        Changes the fields that you send and leaves the others unchanged; the secret stays. `events` and `conditions` are each replaced as a whole, and a condition for a type that is no longer in `events` is a 400 `invalid_parameters`; `null` empties the description and the conditions. With `status: paused`, deliveries wait, also those that are being retried; what is being sent at that moment may still arrive. With `status: enabled` they are sent, in order. They wait as long as their events are kept; after that, they are deleted. Only `enable` changes the status of a webhook that Tessera disabled; a change here is a 422 `invalid_state_transition`. Pending deliveries are sent to the new address. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. Only administrators may do this. For another address, for more event types, for other conditions, and to end a pause, the credential also needs `read:events` (403 `invalid_scope`), and an API key must neither expire nor be restricted (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._rewrite("PATCH", "/v1/webhooks/{webhook_id}", {"webhook_id": webhook_id}, options, body, call="updateWebhook")

    def delete(self, webhook_id: str, /, **options: Unpack[GuardedOptions]) -> None:
        """Delete a webhook

        Deletes the webhook with its secret and its deliveries permanently. Pending deliveries are not sent. Only administrators may do this.
        """
        return self._write("DELETE", "/v1/webhooks/{webhook_id}", {"webhook_id": webhook_id}, options, answers="nothing", call="deleteWebhook")

    def list_deliveries(self, webhook_id: str, /, **query: Unpack[DeliveryList]) -> Pages[Delivery]:
        """List a webhook's deliveries

        The deliveries to one webhook, sent and pending, newest first, with every attempt. Everyone in the account may do this. You see the deliveries of events that you may see; administrators see all deliveries.
        """
        return self._list(f"/v1/webhooks/{_id(webhook_id)}/deliveries", query)

    def get_delivery(self, webhook_id: str, delivery_id: str, /, **query: Unpack[DeliverySelection]) -> Delivery:
        """Get a delivery

        One delivery with every attempt. Everyone in the account may do this; the delivery of an event that you may not see is a 404.
        """
        return self._read(f"/v1/webhooks/{_id(webhook_id)}/deliveries/{_id(delivery_id)}", query)

    def redeliver(self, webhook_id: str, delivery_id: str, /, **options: Unpack[WriteOptions]) -> Delivery:
        """Send a delivery again

        Makes the delivery due now, whatever its earlier result. An earlier delivery to this webhook about the same record that has not ended goes before it. The `webhook-id` stays the same, so a receiver that stores these ids recognises the delivery. If it fails, the retries start again from the beginning. A webhook that is not enabled is a 409 `invalid_state`. Only administrators may do this.
        """
        return self._write("POST", "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver", {"webhook_id": webhook_id, "delivery_id": delivery_id}, options, call="redeliverWebhookDelivery")

    def test(self, webhook_id: str, /, **options: Unpack[WriteOptions]) -> Delivery:
        """Test a webhook

        Records a `WEBHOOK_TEST` event and sends it to this webhook only, even if its `events` do not include that type. The delivery is signed like any other. It is attempted once, even when the webhook is paused or disabled, and its failure does not count against the webhook. Read the delivery to see the response of the address. Only administrators may do this.
        """
        return self._write("POST", "/v1/webhooks/{webhook_id}/test", {"webhook_id": webhook_id}, options, call="testWebhook")

    def rotate_secret(self, webhook_id: str, /, **options: Unpack[GuardedOptions]) -> WebhookWithSecret:
        """Rotate a webhook's secret

        Creates a new signing secret and shows it once. For 24 hours, deliveries carry two signatures, one with the new secret and one with the previous secret, so that you can switch without losing any. Any older secret ends at once. Only administrators may do this. The credential also needs `read:events` (403 `invalid_scope`). An API key that expires or is restricted cannot do this (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._write("POST", "/v1/webhooks/{webhook_id}/rotate-secret", {"webhook_id": webhook_id}, options, call="rotateWebhookSecret")

    def enable(self, webhook_id: str, /, **options: Unpack[WebhookGuardedOptions]) -> Webhook:
        """Enable a webhook again

        Makes a disabled webhook `enabled` and clears `disabled_reason`; it receives events that happen from now on. To get the events that it missed, use `recover`. A paused webhook becomes `enabled`, too, and what has waited is sent. If the webhook is enabled but its address asked for a pause with a `Retry-After`, deliveries continue at once. Any other enabled webhook is a 409 `invalid_state`. Only administrators may do this. The credential also needs `read:events` (403 `invalid_scope`). An API key that expires or is restricted cannot do this (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._write("POST", "/v1/webhooks/{webhook_id}/enable", {"webhook_id": webhook_id}, options, call="enableWebhook")

    def recover(self, webhook_id: str, /, body: WebhookRecover, **options: Unpack[WriteOptions]) -> Operation:
        """Recover what a webhook missed

        Sends again, oldest first, every failed delivery that was created at `since` or later. It returns at once with an operation that shows the progress. A `since` in the future is a 422 `unprocessable`; a webhook that is not enabled is a 409 `invalid_state`. Only administrators may do this.
        """
        return self._write("POST", "/v1/webhooks/{webhook_id}/recover", {"webhook_id": webhook_id}, options, body, call="recoverWebhook")


class ResourcesFamily(_Family):
    """The operations of the family `resources`."""

    def list(self, **query: Unpack[ResourceList]) -> Pages[Resource]:
        """List resources

        The resources of the account. Everyone in the account sees all of them.
        """
        return self._list("/v1/resources", query)

    def create(self, body: ResourceCreate, **options: Unpack[ResourceWriteOptions]) -> Resource:
        """Create a resource

        Creates a resource that you own. Without a type it is `standard`. Without a status it is `active`; it may also begin as `pending` or `archived`. Editors and administrators may do this.
        """
        return self._write("POST", "/v1/resources", {}, options, body, call="createResource")

    def export(self, **query: Unpack[ResourceLines]) -> http.client.HTTPResponse:
        """Export resources

        All resources, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
        """
        return self._lines("/v1/resources/export", query)

    def get(self, resource_id: str, /, **query: Unpack[ResourceSelection]) -> Resource:
        """Get a resource

        One resource of the account.
        """
        return self._read(f"/v1/resources/{_id(resource_id)}", query)

    def replace(self, resource_id: str, /, body: Change[ResourceCreate, Resource], **options: Unpack[ResourceGuardedOptions]) -> Resource:
        """Replace a resource

        Replaces all fields with yours. A field that you leave out returns to its default, except two kinds: the status stays as it is, and the service sets id, owner and timestamps. A status that cannot follow the current one is a 422 `invalid_state_transition`. Editors and administrators may do this.
        """
        return self._rewrite("PUT", "/v1/resources/{resource_id}", {"resource_id": resource_id}, options, body, call="replaceResource")

    def update(self, resource_id: str, /, body: Change[ResourceUpdate, Resource], **options: Unpack[ResourceGuardedOptions]) -> Resource:
        """Update fields of a resource

        Changes the fields that you send and leaves the others unchanged. `metadata` is merged key by key, and a key with the value `null` is removed; more than 50 keys after that are a 422 `unprocessable`. `null` empties the description and the metadata. The status may change from `pending` to `active`, from `active` to `archived`, and from `archived` to `active`. Any other change is a 422 `invalid_state_transition`; sending the current status changes nothing. Editors and administrators may do this.
        """
        return self._rewrite("PATCH", "/v1/resources/{resource_id}", {"resource_id": resource_id}, options, body, call="updateResource")

    def delete(self, resource_id: str, /, **options: Unpack[GuardedOptions]) -> None:
        """Delete a resource

        Deletes the resource permanently, with all that is attached to it and whatever its status. The owner and administrators may do this. To keep the record of a resource, archive it instead.
        """
        return self._write("DELETE", "/v1/resources/{resource_id}", {"resource_id": resource_id}, options, answers="nothing", call="deleteResource")

    def list_comments(self, resource_id: str, /, **query: Unpack[CommentList]) -> Pages[Comment]:
        """List a resource's comments

        The comments on one resource, oldest first.
        """
        return self._list(f"/v1/resources/{_id(resource_id)}/comments", query)

    def list_events(self, resource_id: str, /, **query: Unpack[EventList]) -> Pages[Event]:
        """List a resource's events

        The events of one resource, oldest first, in cursor form; with `sort=created_at:desc`, newest first.
        """
        return self._list(f"/v1/resources/{_id(resource_id)}/events", query)


class NotificationsFamily(_Family):
    """The operations of the family `notifications`."""

    def list(self, **query: Unpack[NotificationList]) -> Pages[Notification]:
        """List notifications

        What concerns you, newest first: your own inbox, and nobody else's, also if you are an administrator. Filter by `status` for what is unread, and by `kind`. You are notified once of each event, and never of what you did yourself. A notification about a record that you may not see any more, or that is deleted, is not there. Notifications are kept for as many days as the account keeps its events.
        """
        return self._list("/v1/notifications", query)

    def read_all_notifications(self, **options: Unpack[WriteOptions]) -> NotificationsRead:
        """Mark all notifications as read

        Marks all your unread notifications as read, and returns how many there were. Each has its own event, behind the one of this request. People of every role may do this.
        """
        return self._write("POST", "/v1/notifications/read-all", {}, options, call="readAllNotifications")

    def get(self, notification_id: str, /, **query: Unpack[NotificationSelection]) -> Notification:
        """Get a notification

        One notification of yours. One of somebody else is a 404, and so is one about a record that you may not see any more.
        """
        return self._read(f"/v1/notifications/{_id(notification_id)}", query)

    def update(self, notification_id: str, /, body: Change[NotificationUpdate, Notification], **options: Unpack[NotificationGuardedOptions]) -> Notification:
        """Mark a notification

        Marks a notification of yours as `read`, as `unread` again, or as `archived`. It is your own mark, which nobody else sees, so people of every role may set it.
        """
        return self._rewrite("PATCH", "/v1/notifications/{notification_id}", {"notification_id": notification_id}, options, body, call="updateNotification")


class BatchesFamily(_Family):
    """The operations of the family `batches`."""

    def execute(self, body: Batch, **options: Unpack[WriteOptions]) -> BatchResult:
        """Execute a batch of writes

        Carries out up to 100 operations that write, of any families, in the order of the list. Each has the permissions, the validation and the response that it has alone, and its events are recorded in the same order. The batch costs the sum of its operations, and at least one request.

        With `atomic: true`, which is the default, either all are carried out or none. The first operation that is refused ends the batch: the response is the error that this operation has alone, its message and the `field` of each detail begin with the place, such as `operations[3]`, and nothing has changed. With `atomic: false`, an operation that is refused changes nothing itself, and the others are carried out. The response is 200 then, even if all were refused: read the `status` of each result. A failure of the server (5xx) ends the whole batch, and nothing has changed.

        An operation may need what an earlier one has made, such as an id. `references` takes values from earlier results: each key is the place in this operation, each value the place in the list of results, both as JSON Pointers. A reference to a result that has no such value is a 422 `unknown_reference`.

        `Idempotency-Key` is for the batch as a whole. Operations that carry bytes or call another system cannot be part of a batch.
        """
        return self._write("POST", "/v1/batch", {}, options, body)


class SearchFamily(_Family):
    """The operations of the family `search`."""

    def get_results(self, **query: Unpack[GetSearchResultsQuery]) -> SearchResults:
        """Search for words

        Finds records of all families by the words in them, the best match first. You find what you may see, of the families whose `read` scope you have. A word also finds its other forms, in the language of the account: `theodolites` finds `theodolite`. The last word may be incomplete. All words have to be in the record; words in quotation marks have to follow one another, `or` between two words asks for one of them, and `-` excludes the word behind it. Upper and lower case are the same.

        A match in the title ranks before one in the rest of the record. Of equal matches, the record that was created last comes first. When more than 10,000 records of the account have the words, also such as you may not see, only those that were created last are looked at: add a word then. A record is found as soon as its write is answered.
        """
        return self._read("/v1/search", query)


class AccountFamily(_Family):
    """The operations of the family `account`."""

    def get(self, **query: Unpack[AccountSelection]) -> Account:
        """Get the account

        The account of your credentials.
        """
        return self._read("/v1/account", query)

    def update(self, body: Change[AccountUpdate, Account], **options: Unpack[AccountGuardedOptions]) -> Account:
        """Change the account

        Changes the account's name, or the language in which its records are searched. To change the plan or the region, contact us. After a change of the language, the words of records that are there already are taken again within two hours.
        """
        return self._rewrite("PATCH", "/v1/account", {}, options, body)

    def get_retention(self, **query: Unpack[RetentionSelection]) -> Retention:
        """Get how long data is kept

        For how many days the account keeps its events, its deliveries to webhooks, its audit log and its request log, and which part of the reads is in the request log. What is older is deleted within hours.

        Each plan has a longest time. Free keeps events for 30 days, deliveries for 30 and the audit log for 90; Professional 90, 30 and 365; Business 365, 90 and 730; Enterprise 1,095, 365 and 2,555. The request log is kept for 30 days on every plan.
        """
        return self._read("/v1/account/retention", query)

    def update_retention(self, body: Change[RetentionUpdate, Retention], **options: Unpack[RetentionGuardedOptions]) -> Retention:
        """Change how long data is kept

        Changes the settings that you send and leaves the others unchanged. `null` sets the longest time of the plan, or for `logged_reads` all of them. More days than the plan allows are a 422 `unprocessable` that names the most. What is deleted does not come back when you set a longer time.

        Deliveries are kept at most as long as the events that they are about. An event, and a delivery that is still pending, stay until the delivery has succeeded or failed. After events are deleted, an earlier cursor is a 410 `cursor_expired`. A smaller share of the reads counts as a shorter time.

        To keep anything for a shorter time, the credential must have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Where the server sends mail, all administrators get a letter about it. To change what protects the account, or to keep anything for a shorter time, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._rewrite("PATCH", "/v1/account/retention", {}, options, body)

    def reset(self, **options: Unpack[AccountWriteOptions]) -> Account:
        """Reset the account in the test environment

        Deletes the records of the account with their events and stored bytes, all at once or not at all. Members, API keys, applications, sessions, settings and logs stay, so your credentials keep working. The order of events continues: an earlier cursor returns the events that happen afterwards, and there are no events for the deletions. In the live environment it is refused with `insufficient_permissions`.
        """
        return self._write("POST", "/v1/account/reset", {}, options)


class MembersFamily(_Family):
    """The operations of the family `members`."""

    def list(self, **query: Unpack[MemberList]) -> Pages[Member]:
        """List members

        Everyone in the account, with their role and their last sign-in.
        """
        return self._list("/v1/account/members", query)

    def invite(self, body: MemberInvite, **options: Unpack[WriteOptions]) -> InvitedMember:
        """Invite a member

        Creates a user and a one-time link. The user sets their password with the link within 24 hours. Only this response shows the link; where the server sends mail, another one is mailed to the user. The use of either ends both, and only the mailed one proves the address. Without a role, the user is a `viewer`. The holder of the link can act as the member. So the credential needs the wide scopes that the role reaches (403 `invalid_scope`), no expiry and no restrictions (403 `insufficient_permissions`). An API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. An address that the account already has, in upper or lower case, is a 409 `already_exists`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._write("POST", "/v1/account/members", {}, options, body)

    def get(self, user_id: str, /, **query: Unpack[MemberSelection]) -> Member:
        """Get a member

        One person of the account. Signing in does not change the version of a member, so there is no 304 here.
        """
        return self._read(f"/v1/account/members/{_id(user_id)}", query)

    def update(self, user_id: str, /, body: Change[MemberUpdate, Member], **options: Unpack[MemberGuardedOptions]) -> Member:
        """Change a member's role

        Changes a member's role. The new role limits their credentials from the next request on, also on open connections. Their open password links end. The credential needs the wide scopes that both roles reach (403 `invalid_scope`), no expiry and no restrictions (403 `insufficient_permissions`). To give or take the role of an administrator, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Taking the role from the last administrator, or from the last one who has a password or a passkey, is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._rewrite("PATCH", "/v1/account/members/{user_id}", {"user_id": user_id}, options, body)

    def remove(self, user_id: str, /, **options: Unpack[GuardedOptions]) -> None:
        """Remove a member

        Deletes the user permanently. Their sessions, tokens, API keys and memberships end at once. The records that they own pass to the administrator who has been in the account for the longest time. Applications that they registered keep the scopes that their role reaches. The last administrator, and the last one who can sign in, cannot be removed: this is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._write("DELETE", "/v1/account/members/{user_id}", {"user_id": user_id}, options, answers="nothing")

    def remove_sessions(self, user_id: str, /, **options: Unpack[WriteOptions]) -> None:
        """Sign a member out everywhere

        Ends every session of a member: on the API, in browsers at the sign-in pages and the dashboard, and in applications. The tokens for their password and the tokens that applications received in their name end, too, and so do links for a password, and sign-ins and changes of the e-mail address that are half finished. Applications get logout tokens, as when the member signs out. Password, second factors, API keys and consents stay: the member may sign in again. Everything ends within a second on all nodes. For yourself it ends the session that asks, too. Where the server sends mail, a letter tells a member who was signed in. A member who is not signed in is a 204, too.
        """
        return self._write("DELETE", "/v1/account/members/{user_id}/sessions", {"user_id": user_id}, options, answers="nothing")

    def remove_second_factors(self, user_id: str, /, **options: Unpack[WriteOptions]) -> None:
        """Remove a member's second factors

        Removes every second factor and all recovery codes of a member who has lost them. They sign in with their password, and then add another one where the account demands it. Their sessions go on; `removeMemberSessions` ends them. A member without a second factor is a 204 too. Where the server sends mail, a letter tells the member. It opens the way to sign in for the member, as a password link does: so the credential needs the wide scopes that their role reaches (403 `invalid_scope`), no expiry and no restrictions (403 `insufficient_permissions`). An API key, or an application that acts for itself, also needs `write:logins` (403 `invalid_scope`). For yourself it is a 409 `invalid_state`, by whatever credential: `removeSecondFactor` demands your password. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._write("DELETE", "/v1/account/members/{user_id}/second-factors", {"user_id": user_id}, options, answers="nothing")

    def create_password_link(self, user_id: str, /, **options: Unpack[WriteOptions]) -> PasswordLink:
        """Create a new password link for a member

        Creates a one-time link with which the member sets a first or a next password within 24 hours. Earlier links stop working. A member who may not sign in yet may sign in from then on. Only this response shows the link; where the server sends mail, another one is mailed to the member. The use of either ends both, and only the mailed one proves the address. Their current password stays valid until the link is used. The holder of the link can act as the member. So the credential needs the wide scopes that their role reaches (403 `invalid_scope`), no expiry and no restrictions (403 `insufficient_permissions`). An API key, or an application that acts for itself, also needs `write:logins` (403 `invalid_scope`). For yourself it is a 409 `invalid_state`, by whatever credential, once you have a password: `changePassword` demands it. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._write("POST", "/v1/account/members/{user_id}/password-link", {"user_id": user_id}, options)


class ApiKeysFamily(_Family):
    """The operations of the family `api-keys`."""

    def list(self, **query: Unpack[ApiKeyList]) -> Pages[ApiKey]:
        """List API keys

        The API keys of the account, including revoked and expired keys. `revoked_at_exists=false` excludes the revoked keys.
        """
        return self._list("/v1/account/api-keys", query)

    def create(self, body: ApiKeyCreate, **options: Unpack[WriteOptions]) -> ApiKeyWithSecret:
        """Create an API key

        Creates an API key and shows it in full once; we store only its digest. Its scopes cannot be changed later. Without a `user_id` the key acts as you. A scope or user that does not exist is a 422 `unknown_reference`. An expiry in the past is a 422 `unprocessable`. An account may have 100 keys; one more is a 409 `limit_reached`. Revoked, expired and rerolled keys do not count.

        The key has no more scopes, no later expiry and no fewer restrictions than the credential that creates it. A scope that the credential lacks is a 403 `invalid_scope`. A later expiry or a wider restriction is a 403 `insufficient_permissions`. When you leave out the expiry or a restriction, the key gets that of the credential. There is one exception: a person who signed in with their password, by a session or a token of their own, is limited only by their role, because they could sign in again. The keys that they create stay valid when the session or the token ends. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._write("POST", "/v1/account/api-keys", {}, options, body)

    def get(self, key_id: str, /, **query: Unpack[ApiKeySelection]) -> ApiKey:
        """Get an API key

        One API key, without its secret part. Using a key does not change its version, so there is no 304 here.
        """
        return self._read(f"/v1/account/api-keys/{_id(key_id)}", query)

    def update(self, key_id: str, /, body: Change[ApiKeyUpdate, ApiKey], **options: Unpack[ApiKeyGuardedOptions]) -> ApiKey:
        """Update an API key

        Changes the name, the restrictions or the expiry. Lists are replaced as a whole; an empty list or `null` removes the restriction. The change applies from the next request on. The scopes cannot be changed. To change the expiry or a restriction, the credential needs the same as to create such a key. An expiry in the past is a 422 `unprocessable`; a revoked key is a 409 `invalid_state`. Setting `expires_at` cancels a reroll and reactivates an expired key; in an account that already has 100 keys this is a 409 `limit_reached`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._rewrite("PATCH", "/v1/account/api-keys/{key_id}", {"key_id": key_id}, options, body)

    def reroll(self, key_id: str, /, body: SecretOverlap | None = None, **options: Unpack[WriteOptions]) -> ApiKeyWithSecret:
        """Reroll an API key

        Creates a new key with the same name, scopes, user, restrictions and expiry, and shows it in full once. The old key stays valid for the overlap, 24 hours unless you set another, and then expires. The new key has the expiry that the old key had before. The old key no longer counts towards the limit of 100 keys, so an account at its limit can reroll. The credential needs the same as to create such a key. A revoked or expired key is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._write("POST", "/v1/account/api-keys/{key_id}/reroll", {"key_id": key_id}, options, body)

    def revoke(self, key_id: str, /, **options: Unpack[ApiKeyGuardedOptions]) -> ApiKey:
        """Revoke an API key

        Ends the key at once and permanently; connections that it opened are closed. The record stays, so that logs can refer to it. A key that is already revoked is a 409 `invalid_state`.
        """
        return self._write("POST", "/v1/account/api-keys/{key_id}/revoke", {"key_id": key_id}, options)


class ApplicationsFamily(_Family):
    """The operations of the family `applications`."""

    def list(self, **query: Unpack[ApplicationList]) -> Pages[Application]:
        """List applications

        The OAuth applications of the account: those that were registered, and those that describe themselves and that somebody of the account has agreed to or asked for, or that an administrator has refused (`status`).
        """
        return self._list("/v1/account/applications", query)

    def create(self, body: ApplicationCreate, **options: Unpack[WriteOptions]) -> ApplicationWithSecret:
        """Register an application

        Registers an OAuth application. A confidential application gets a client secret, shown once, or names its own public keys (`jwks`) with the `token_endpoint_auth_method` `private_key_jwt`. A public application (a browser or mobile app, a command line) gets no secret and must use PKCE. Only a confidential application may have no redirect URIs; then it can use only client credentials. A method that does not fit the type, and keys that cannot be used, are a 422 `unprocessable`. A scope that the credential lacks is a 403 `invalid_scope`. A credential with an expiry or restrictions cannot register an application (403 `insufficient_permissions`). A public application without redirect URIs is a 422 `unprocessable`, and so is an unsafe redirect URI: plain HTTP that is not loopback, a wildcard, no host, or a spelling that browsers do not use. A scope that does not exist is a 422 `unknown_reference`. An account may have 100 applications; one more is a 409 `limit_reached`. Those that describe themselves do not count. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._write("POST", "/v1/account/applications", {}, options, body)

    def get(self, application_id: str, /, **query: Unpack[ApplicationSelection]) -> Application:
        """Get an application

        One application, without its secret.
        """
        return self._read(f"/v1/account/applications/{_id(application_id)}", query)

    def update(self, application_id: str, /, body: Change[ApplicationUpdate, Application], **options: Unpack[ApplicationGuardedOptions]) -> Application:
        """Update an application

        Changes the name, the addresses, the scopes or the public keys. Lists are replaced as a whole, and `null` removes all redirect URIs or all addresses of the end of a sign-out. The type and the `token_endpoint_auth_method` cannot be changed. To change keys without a pause, register the next key beside the present one, and remove that one later: requests that it signed fail from then on. Tokens that are issued or refreshed from now on do not contain a removed scope; access tokens that contain it end within 60 minutes. To change the name, redirect URIs or keys, add scopes, or allow an application that is not, the credential needs the same as to register such an application. `status` decides about an application that describes itself; of another one, `refused` is a 422 `unprocessable`. A scope that does not exist is a 422 `unknown_reference`; the other 422 errors are those of the registration. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._rewrite("PATCH", "/v1/account/applications/{application_id}", {"application_id": application_id}, options, body)

    def delete(self, application_id: str, /, **options: Unpack[GuardedOptions]) -> None:
        """Delete an application

        Deletes the application permanently. Its tokens, refresh tokens and grants end at once. One that describes itself stays in the list as `refused`, so that its document does not bring it back: an administrator can allow it again by `updateApplication`.
        """
        return self._write("DELETE", "/v1/account/applications/{application_id}", {"application_id": application_id}, options, answers="nothing")

    def rotate_secret(self, application_id: str, /, body: SecretOverlap | None = None, **options: Unpack[GuardedOptions]) -> ApplicationWithSecret:
        """Rotate an application's secret

        Creates a new client secret, shown once. The old secret stays valid for the overlap, 24 hours unless you set another. At most the two newest secrets are valid at a time. The credential needs the same as to register such an application. An application without a secret, public or with `private_key_jwt`, is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._write("POST", "/v1/account/applications/{application_id}/rotate-secret", {"application_id": application_id}, options, body)

    def list_grants(self, application_id: str, /, **query: Unpack[ApplicationGrantList]) -> Pages[ApplicationGrant]:
        """List an application's grants

        The people who have given consent for the application, and the scopes of their consent.
        """
        return self._list(f"/v1/account/applications/{_id(application_id)}/grants", query)

    def revoke_grant(self, application_id: str, user_id: str, /, **options: Unpack[WriteOptions]) -> None:
        """Revoke a person's grant

        Revokes one person's consent. The application's tokens for this person end at once, and it must ask for consent again.
        """
        return self._write("DELETE", "/v1/account/applications/{application_id}/grants/{user_id}", {"application_id": application_id, "user_id": user_id}, options, answers="nothing")


class SecurityFamily(_Family):
    """The operations of the family `security`."""

    def get_settings(self, **query: Unpack[SecuritySettingsSelection]) -> SecuritySettings:
        """Get the security settings

        Which origins may call the API from a browser, which version serves a request that names none, who signs in with a second factor, how long API keys, sessions and refresh tokens last, and from which networks people and programs come. `administrators_without_second_factor` says who would have to add a second factor at their next sign-in, before you demand it of administrators; `previewSecuritySettings` tells the rest.
        """
        return self._read("/v1/account/security", query)

    def update_settings(self, body: Change[SecuritySettingsUpdate, SecuritySettings], **options: Unpack[SecuritySettingsGuardedOptions]) -> SecuritySettings:
        """Change the security settings

        Changes the settings that you send and leaves the others unchanged. Origins are replaced as a whole; an empty list or `null` allows all origins again. A request from an origin that is not allowed is a 403 `origin_not_allowed`. A version that does not exist or is retired is a 422 `unknown_reference`; `null` selects the latest stable version. Where a second factor is demanded, a person without one adds an authenticator app at the next sign-in. What is signed in without one goes on to its end and is not renewed, and what gives or takes authority is refused to it with a 401 `insufficient_user_authentication`; so it is when a person gets the role of which one is demanded.

        Lifetimes and networks apply within a second, to what exists already too: a key or a session that has lasted longer is a 401 `expired_token`, and a request from another network a 403 `network_not_allowed`; open connections end. `null` takes a lifetime away, and an empty list or `null` allows every network. A change is a 422 `unprocessable`, which names the field, if it would refuse the request that makes it, or if no administrator has signed in during the last 90 days from a network that people may come from.

        The settings hold for everybody until they are changed back. So the credential must have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Where the server sends mail, all administrators get a letter about a change. To change what protects the account, or to keep anything for a shorter time, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
        """
        return self._rewrite("PATCH", "/v1/account/security", {}, options, body)

    def preview(self, body: SecuritySettingsUpdate, **options: Unpack[WriteOptions]) -> SecurityPreview:
        """See whom new security settings would refuse

        Takes the same body as `updateSecuritySettings`, changes nothing, and tells which keys, sessions, applications and people the settings would refuse that work now. It is judged by where they came from last: sessions by the address of their sign-in, keys by their requests in the request log, and people by their latest sign-in in the last 90 days. A change that would be refused is refused here with the same error.
        """
        return self._write("POST", "/v1/account/security/preview", {}, options, body)


class UsageFamily(_Family):
    """The operations of the family `usage`."""

    def get_plan(self, **query: Unpack[PlanSelection]) -> Plan:
        """Get the plan

        The account's plan with its limits. Free has 60 requests per minute and 100 with burst, Professional 300 and 500, Business 1,000 and 1,500; Enterprise has its own figures. Of WebSocket connections, Free has 100, Professional 500, Business 2,000 and Enterprise 10,000, and of subscriptions on them 1,000, 5,000, 20,000 and 50,000.
        """
        return self._read("/v1/account/plan", query)

    def get(self, **query: Unpack[UsageSelection]) -> Usage:
        """Get the current usage

        What is left in the current window of 60 seconds and of the burst allowance, and the usage of the day so far. Requests above the plan's rate use the burst allowance. It is the burst limit minus the rate limit, and is refilled every 600 seconds. When it is empty, requests get a 429. This request counts too. Requests of people on the dashboard use the allowances, but are not in the usage of the day.
        """
        return self._read("/v1/account/usage", query)

    def list_days(self, **query: Unpack[UsageDayList]) -> Pages[UsageDay]:
        """List the usage by day

        One record for each day with requests, in UTC. Requests of people on the dashboard are not counted, except in `busiest_minute`: a day with no others has `requests` 0. The current day is included and grows. Counts may be up to a minute late. Requests counted during an outage appear when the outage is over.
        """
        return self._list("/v1/account/usage/days", query)

    def list_used_parts(self, **query: Unpack[UsedPartList]) -> Pages[UsedPart]:
        """List the used parts of the contracts

        Which API key, application, person or webhook used which part of the contracts on which day, in UTC: operations, their parameters, the properties and values of their bodies, GraphQL fields, kinds of events, and frames and calls of the channel. Only valid requests count, and not those of people on the dashboard. Before a part goes away, this list says who still uses it. The current day is included and grows. Counts may be up to a minute late, and are stored for 400 days. The `incomplete` of a day says whether some are missing. Only administrators may do this.
        """
        return self._list("/v1/account/usage/parts", query)


class DeliveriesFamily(_Family):
    """The operations of the family `deliveries`."""

    def list(self, **query: Unpack[AccountDeliveryList]) -> Pages[AccountDelivery]:
        """List deliveries of all webhooks

        The deliveries to all webhooks of the account, sent and pending, with their status. `status=failed` finds the failed deliveries. In the platform API you can redeliver them one by one, or recover a whole webhook.
        """
        return self._list("/v1/account/deliveries", query)


class RequestsFamily(_Family):
    """The operations of the family `requests`."""

    def list(self, **query: Unpack[LoggedRequestList]) -> Pages[LoggedRequest]:
        """List requests

        The requests of the last 30 days with the account's credentials, over REST, GraphQL and the channel. A request appears within seconds after its response. To find a request that a user quotes, filter by `request_id`; to leave out what people do on the dashboard, filter by `from_dashboard`. The retention settings can make the time shorter, and leave successful reads out or log only a part of them; `logged_as` then says how many reads an entry stands for.
        """
        return self._list("/v1/account/requests", query)

    def get(self, logged_request_id: str, /, **query: Unpack[LoggedRequestSelection]) -> LoggedRequest:
        """Get a request

        One entry of the log.
        """
        return self._read(f"/v1/account/requests/{_id(logged_request_id)}", query)


class AuditFamily(_Family):
    """The operations of the family `audit`."""

    def list_entries(self, **query: Unpack[AuditEntryList]) -> Pages[AuditEntry]:
        """List the audit log

        Every change in the account API, every user that was created, changed or deleted in the platform API, every sign-in and sign-out, every new password, and every time an application gets tokens of a person or gives them back, for as many days as the retention settings say. Also every failed attempt to prove a password or a second factor of a person, or a secret or a key of an application, and every credential that a network or a lifetime in the security settings refuses at a sign-in or at the token endpoints. Failures that differ only in their time are one entry for 15 minutes, with `attempts` in its `changes`: the log grows by the kinds of failures, not by their number. To follow the log, read it with `sort=updated_at:asc` and an `updated_at_gte` that is a minute before the latest `updated_at` that you have, and replace entries by their `id`: so you also see attempts that were added to an entry, and entries that were committed a moment after their time. Each entry has who did it, with which credential and from where. Changes to records are in the platform's events. It needs the scope `read:audit`, which `admin` includes and `read` does not, and the role of an administrator.
        """
        return self._list("/v1/account/audit", query)

    def export_entries(self, **query: Unpack[AuditEntryLines]) -> http.client.HTTPResponse:
        """Export the audit log

        The entries of the audit log as JSON lines, the newest first: each line is an entry as the list has it. It has the filters of the list, and all entries that fit, without pages; with `updated_at_gte`, those that are new or have grown since. The lines are read while you receive them, so the response has no `Content-Length`. A response that breaks off ends without its last chunk, which HTTP clients report as an error: what you have then is not the whole. It needs the scope `read:audit`, as the list does, and ends when its credential does.
        """
        return self._lines("/v1/account/audit/export", query)


class Tessera(_Client):
    """A client of a server, for the owner of the credentials."""

    @property
    def users(self) -> UsersFamily:
        return UsersFamily(self._sender)

    @property
    def projects(self) -> ProjectsFamily:
        return ProjectsFamily(self._sender)

    @property
    def tasks(self) -> TasksFamily:
        return TasksFamily(self._sender)

    @property
    def teams(self) -> TeamsFamily:
        return TeamsFamily(self._sender)

    @property
    def files(self) -> FilesFamily:
        return FilesFamily(self._sender)

    @property
    def comments(self) -> CommentsFamily:
        return CommentsFamily(self._sender)

    @property
    def events(self) -> EventsFamily:
        return EventsFamily(self._sender)

    @property
    def integrations(self) -> IntegrationsFamily:
        return IntegrationsFamily(self._sender)

    @property
    def operations(self) -> OperationsFamily:
        return OperationsFamily(self._sender)

    @property
    def webhooks(self) -> WebhooksFamily:
        return WebhooksFamily(self._sender)

    @property
    def resources(self) -> ResourcesFamily:
        return ResourcesFamily(self._sender)

    @property
    def notifications(self) -> NotificationsFamily:
        return NotificationsFamily(self._sender)

    @property
    def batches(self) -> BatchesFamily:
        return BatchesFamily(self._sender)

    @property
    def search(self) -> SearchFamily:
        return SearchFamily(self._sender)

    @property
    def account(self) -> AccountFamily:
        return AccountFamily(self._sender)

    @property
    def members(self) -> MembersFamily:
        return MembersFamily(self._sender)

    @property
    def api_keys(self) -> ApiKeysFamily:
        return ApiKeysFamily(self._sender)

    @property
    def applications(self) -> ApplicationsFamily:
        return ApplicationsFamily(self._sender)

    @property
    def security(self) -> SecurityFamily:
        return SecurityFamily(self._sender)

    @property
    def usage(self) -> UsageFamily:
        return UsageFamily(self._sender)

    @property
    def deliveries(self) -> DeliveriesFamily:
        return DeliveriesFamily(self._sender)

    @property
    def requests(self) -> RequestsFamily:
        return RequestsFamily(self._sender)

    @property
    def audit(self) -> AuditFamily:
        return AuditFamily(self._sender)
