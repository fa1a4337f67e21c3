/**
 * The files that keep a browser from painting: stylesheets for any medium, and scripts that are neither modules nor deferred.
 *
 * @param {string} html
 * @returns {string[]} paths
 */
export function blockingFiles(html) {
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => href)
  const scripts = [...html.matchAll(/<script\b([^>]*)\bsrc="([^"]+)"([^>]*)>/g)]
    .filter(([, before, , after]) => !/\b(?:async|defer)\b|type="module"/.test(before + after))
    .map(([, , src]) => src)
  return [...styles, ...scripts]
}

/**
 * The scripts in the page itself.
 *
 * @param {string} html
 * @returns {string}
 */
export function inlineScript(html) {
  return [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text]) => text).join('')
}
