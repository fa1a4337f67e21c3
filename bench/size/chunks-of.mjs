/**
 * The chunks that a script brings: those that come with it, and those that it may ask for later.
 *
 * @param {string} entry    name of the script
 * @param {ReadonlyMap<string, string>} scripts  name → code of all scripts in its folder, as esbuild writes them
 * @param {ReadonlySet<string>} known  scripts that a page has anyway
 * @returns {{ first: ReadonlySet<string>, later: ReadonlySet<string> }}
 */
export function chunksOf(entry, scripts, known = new Set()) {
  const first = reached([entry], known, (code) => namesIn(code, atOnce))
  const later = reached([...first], known, (code) => [...namesIn(code, atOnce), ...namesIn(code, onDemand)])
  return { first, later: new Set([...later].filter((name) => !first.has(name))) }

  /** @type {(start: readonly string[], without: ReadonlySet<string>, next: (code: string) => readonly string[]) => ReadonlySet<string>} */
  function reached(start, without, next) {
    const found = new Set(start)
    for (const name of found)
      for (const other of next(scripts.get(name) ?? '')) if (scripts.has(other) && !without.has(other)) found.add(other)
    return found
  }
}

const atOnce = /(?:\bfrom|\bimport|\})\s*"\.\/([^"]+)"/g
const onDemand = /\bimport\("\.\/([^"]+)"\)/g

/** @type {(code: string, pattern: RegExp) => readonly string[]} */
function namesIn(code, pattern) {
  return Array.from(code.matchAll(pattern), ([, name = '']) => name)
}
