/**
 * The keys of the object that a module exports by default, as far as they are written in it. Those that are spread into it
 * are not among them.
 *
 *     exportedKeys("export default { ...Original, Box, img: Picture }")  // → ['Box', 'img']
 */
export function exportedKeys(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
  const [, name] = /export\s+default\s+([\w$]+)/.exec(code) ?? []
  const begin =
    name === undefined ? /export\s+default\s*\{/ : new RegExp(`\\b${name.replace(/\$/g, '\\$&')}\\b[^=;]*=\\s*\\{`)
  const found = begin.exec(code)
  if (!found) return []
  return topLevel(code.slice(found.index + found[0].length)).flatMap(
    (entry) => /^\s*(?:async\s+)?['"]?([A-Za-z][\w.]*)['"]?\s*(?:[:(]|$)/.exec(entry)?.[1] ?? [],
  )
}

/** The entries of an object, up to the brace that closes it. */
function topLevel(code: string): readonly string[] {
  const entries = ['']
  let depth = 0
  for (const [token] of code.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|=>|<\/?[\w.]+|\/>|[\s\S]/g)) {
    if (/^[{[(]$/.test(token)) depth += 1
    if (/^[}\])]$/.test(token)) depth -= 1
    if (depth < 0) break
    if (depth === 0 && token === ',') entries.push('')
    else entries[entries.length - 1] += token
  }
  return entries
}
