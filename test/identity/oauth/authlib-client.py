"""Somebody else's program, on Authlib: all it knows of the server is the issuer's address. It prints what it found as JSON."""

import json
import sys
from html.parser import HTMLParser
from urllib.parse import parse_qs, urljoin, urlsplit

import requests
from authlib.common.security import generate_token
from authlib.integrations.base_client.errors import OAuthError
from authlib.integrations.requests_client import OAuth2Session
from authlib.jose import JsonWebKey, jwt
from authlib.oidc.core import CodeIDToken

given = json.load(sys.stdin)
issuer, callback = given["issuer"], given["redirect_uri"]
found = requests.get(f"{issuer}/.well-known/openid-configuration").json()
keys = JsonWebKey.import_key_set(requests.get(found["jwks_uri"]).json())


class Form(HTMLParser):
    """The one form of a page: where it goes, and its fields as a browser without JavaScript would send them."""

    def __init__(self, page):
        super().__init__()
        self.action, self.fields, self.buttons = None, {}, []
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        own = dict(attributes)
        if tag == "form":
            self.action = own["action"]
        elif tag == "input":
            self.fields[own["name"]] = own.get("value", "")
        elif tag == "button" and "name" in own:
            self.buttons.append((own["name"], own["value"]))


def browse(address):
    """Follows pages and redirects, signs in and agrees, until the browser is sent back to the application."""
    browser, pages = requests.Session(), []
    answer = browser.get(address, allow_redirects=False)
    for _ in range(10):
        if answer.is_redirect:
            target = urljoin(answer.url, answer.headers["Location"])
            if target.startswith(callback):
                return target, pages
            answer = browser.get(target, allow_redirects=False)
            continue
        form = Form(answer.text)
        pages.append(urlsplit(answer.url).path)
        typed = {"email": given["email"], "password": given["password"]}
        fields = {name: typed.get(name, value) for name, value in form.fields.items()}
        answer = browser.post(urljoin(answer.url, form.action), data={**fields, **dict(form.buttons[:1])}, allow_redirects=False)
    raise RuntimeError(f"The browser stayed at {answer.url}: {answer.status_code}")


def session(**more):
    return OAuth2Session(given["client_id"], given["client_secret"], token_endpoint_auth_method="client_secret_basic", **more)


def verified(token, **options):
    claims = jwt.decode(token, keys, claims_options={"iss": {"essential": True, "value": issuer}, **options})
    claims.validate()
    return dict(claims)


def refusal(attempt):
    try:
        attempt()
    except OAuthError as refused:
        return refused.error
    return "accepted"


own = session(scope="read:resources").fetch_token(found["token_endpoint"], grant_type="client_credentials")

client = session(scope="openid read:resources", redirect_uri=callback, code_challenge_method="S256")
verifier, nonce = generate_token(48), generate_token(16)
address, state = client.create_authorization_url(found["authorization_endpoint"], code_verifier=verifier, nonce=nonce)
returned, pages = browse(address)
token = client.fetch_token(
    found["token_endpoint"], authorization_response=returned, state=state, code_verifier=verifier, token_format="jwt"
)
identity = jwt.decode(
    token["id_token"],
    keys,
    claims_cls=CodeIDToken,
    claims_options={"iss": {"value": issuer}, "aud": {"value": given["client_id"]}},
    claims_params={"nonce": nonce, "client_id": given["client_id"]},
)
identity.validate()
claims = verified(token["access_token"], aud={"essential": True, "value": given["audience"]})
person = client.get(found["userinfo_endpoint"]).json()
introspect = lambda one: client.introspect_token(found["introspection_endpoint"], token=one).json()
before = introspect(token["access_token"])
refreshed = client.refresh_token(found["token_endpoint"], refresh_token=token["refresh_token"])
revoked = client.revoke_token(found["revocation_endpoint"], token=refreshed["refresh_token"], token_type_hint="refresh_token")

json.dump(
    {
        "own_scope": own["scope"],
        "own_has_refresh_token": "refresh_token" in own,
        "pages": pages,
        "returned_iss": parse_qs(urlsplit(returned).query)["iss"][0],
        "id_token_sub": identity["sub"],
        "access_token": {name: claims[name] for name in ("sub", "client_id", "scope")},
        "person": {name: person[name] for name in ("sub", "email", "role")},
        "introspected": {name: before[name] for name in ("active", "sub", "scope", "client_id")},
        "rotated": refreshed["refresh_token"] != token["refresh_token"],
        "revoked": revoked.status_code,
        "after_revocation": introspect(refreshed["access_token"]),
        "refresh_after_revocation": refusal(
            lambda: client.refresh_token(found["token_endpoint"], refresh_token=refreshed["refresh_token"])
        ),
        "code_again": refusal(
            lambda: client.fetch_token(found["token_endpoint"], authorization_response=returned, state=state, code_verifier=verifier)
        ),
    },
    sys.stdout,
)
