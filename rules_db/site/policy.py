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
        " object-src 'none'; frame-src 'none'; worker-src 'none'; form-action 'none'; base-uri 'self'"
    )


# A page must keep to both policies, its own and this one, which allows what any page may hold.
HEADERS = {
    "Content-Security-Policy": f"{page_policy(BASE_SCRIPT)}; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
