"""The browser's side, if it is built in: files with a hash in their name are kept for ever, every other path is the page."""

from __future__ import annotations

import re
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse

router = APIRouter()

_LONGEST = 200  # longer than any address of ours; file systems have limits
BROTLI = re.compile(r"\bbr\b(?!\s*;\s*q=0(\.0*)?(,|\s|$))")
PREVIEW = 'content="/preview.jpg"'
FOR_EVER = "public, max-age=31536000, immutable"


@router.get("/docs", include_in_schema=False)
async def show_docs(request: Request) -> HTMLResponse:
    return HTMLResponse(docs_page(request.app))


def find_page(path: str, static: Path, encodings: str = "", address: str = "") -> Response | None:
    """A file of the browser's side, or its one page for every address in it; asked when nothing else answers.

    `encodings` is what the browser accepts: Brotli, and it is sent the file's packed twin. `address` is how people reach the
    server, if that is known."""
    path = path.lstrip("/")
    if path.startswith("api/") or path == "api":
        return None
    if len(path) > _LONGEST or "\x00" in path:
        return None
    file = (static / path).resolve()
    if path and file.is_relative_to(static.resolve()) and file.is_file():
        caching = FOR_EVER if path.startswith("assets/") else "no-cache"
        return _sent(file, caching, encodings)
    if (static / "index.html").is_file() and "." not in path.rpartition("/")[2]:
        if address:
            return _page_at(address, static / "index.html")
        return _sent(static / "index.html", "no-cache", encodings)
    return None


def _page_at(address: str, file: Path) -> Response:
    """The page with the full address of its preview: whoever shows a link elsewhere does not complete one."""
    preview = escape(f"{address.rstrip('/')}/preview.jpg")
    page = file.read_text("utf-8").replace(PREVIEW, f'content="{preview}"')
    return HTMLResponse(page, headers={"Cache-Control": "no-cache"})


def _sent(file: Path, caching: str, encodings: str) -> Response:
    headers = {"Cache-Control": caching}
    twin = file.with_name(f"{file.name}.br")
    if not twin.is_file():
        return FileResponse(file, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if BROTLI.search(encodings) is None:
        return FileResponse(file, headers=headers)
    kind = guess_type(file.name)[0]
    return FileResponse(twin, media_type=kind, headers={**headers, "Content-Encoding": "br"})


def docs_page(app: FastAPI) -> str:
    """The interface as a plain page: no scripts from anywhere."""
    schema = app.openapi()
    parts = [f"<h1>{escape(schema['info']['title'])}</h1><p><a href='/openapi.json'>openapi.json</a></p>"]
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2>")
            parts.append(f"<p>{escape(operation.get('description', operation.get('summary', '')))}</p>")
            parts.append(_operation(operation))
    parts.append("<h1>Messages</h1>")
    for name, model in schema["components"]["schemas"].items():
        parts.append(f"<h2 id='{escape(name)}'><code>{escape(name)}</code></h2>")
        parts.append(f"<p>{escape(model.get('description', ''))}</p>{_fields(model)}")
    style = "body{font:16px/1.5 system-ui;max-width:60rem;margin:auto;padding:1rem}td{padding:.1rem .8rem .1rem 0;vertical-align:top}"
    return f"<!doctype html><html lang='en'><meta charset='utf-8'><title>Allmende API</title><style>{style}</style><body>{''.join(parts)}"


def _operation(operation: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{escape(item['name'])}</code></td><td>{escape(item['in'])}</td><td>{escape(item.get('description', ''))}</td></tr>"
        for item in operation.get("parameters", [])
    ]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        rows.append(f"<tr><td>body</td><td>{_type(body)}</td></tr>")
    for status, answer in operation["responses"].items():
        shape = answer.get("content", {}).get("application/json", {}).get("schema", {})
        rows.append(
            f"<tr><td>{status}</td><td>{_type(shape)}</td><td>{escape(answer['description'])}</td></tr>"
        )
    return f"<table>{''.join(rows)}</table>"


def _fields(model: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{escape(name)}</code></td><td>{_type(field)}</td><td>{escape(field.get('description', ''))}</td></tr>"
        for name, field in model.get("properties", {}).items()
    ]
    return f"<table>{''.join(rows)}</table>"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"<a href='#{escape(name)}'>{escape(name)}</a>"
    if "anyOf" in schema:
        return " or ".join(_type(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return escape(str(schema.get("const", schema.get("type", ""))))
