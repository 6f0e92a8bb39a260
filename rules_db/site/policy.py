"""What a browser may do with a page of the site: show it, and run the site's own scripts, which stand in files.

The pages carry it themselves (`meta`), so that it holds in a folder and on any host. A server says the rest.
"""

import base64
import hashlib

# A server answers any address with the page "not found", so its addresses begin at the root; in a folder they must not.
BASE_SCRIPT = 'if (location.protocol === "file:") document.querySelector("base").remove();'
_OWN = "'self' file:"  # To Firefox no file is another's own. Over HTTP no browser loads any.


def page_policy(inline: str = "") -> str:
    """The policy of a page, which may hold one inline script: this one.

    Pictures within style sheets are `data:`. Scripts may set styles; only those written in a page are refused.
    """
    digest = base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()
    scripts = f"{_OWN} 'sha256-{digest}'" if inline else _OWN
    return (
        f"default-src {_OWN}; script-src {scripts}; style-src {_OWN}; img-src {_OWN} data:; connect-src 'none';"
        " object-src 'none'; frame-src 'none'; worker-src 'self'; form-action 'none'; base-uri 'self'"
    )


# What runs Python is no page: it fetches its parts, shows nothing, and no policy of a page holds in it.
WORKER = "/assets/rules/run/worker.js"
_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
# Nor is what keeps the site for when there is no network: it fetches what is to be kept.
KEEPER = "/offline.js"
_KEEPER_POLICY = "default-src 'none'; connect-src 'self'"
_POLICIES = {WORKER: _WORKER_POLICY, KEEPER: _KEEPER_POLICY}

# A page must keep to both policies, its own and this one, which allows what any page may hold.
HEADERS = {
    "Content-Security-Policy": f"{page_policy(BASE_SCRIPT)}; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def headers(path: str) -> dict[str, str]:
    """What the answer to a request for a path of the site says besides."""
    own = next((policy for address, policy in _POLICIES.items() if path.endswith(address)), None)
    return {**HEADERS, "Content-Security-Policy": own} if own else HEADERS
