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
