import type { Entry } from './yaml.ts'

const line = /([A-Za-z][\w-]*): +(?:"([^"\\\r\n]*)"|([^\r\n]+?))[ \t]*(?:\r?\n|$)/y
const plain = /^[A-Za-z/][^\t]*$/
const integer = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/
// Words that YAML takes for something other than text, in any case of letters.
const special = /^(?:true|false|null)$/i

/**
 * Read front matter that has only lines of `key: text`, `key: "text"`, `key: 7` and `key: true`, as most has.
 *
 * Anything else gives undefined and is left to the YAML parser, which takes several times as long.
 */
export function quickEntries(text: string): readonly Entry[] | undefined {
  const entries: Entry[] = []
  const keys = new Set<string>()
  let at = 0
  while (at < text.length) {
    line.lastIndex = at
    const match = line.exec(text)
    if (!match) return undefined
    const [whole, key = '', quoted, bare] = match
    if (keys.has(key) || special.test(key)) return undefined
    keys.add(key)
    const start = at + whole.indexOf(quoted === undefined ? (bare ?? '') : '"', key.length + 1)
    const span = {
      start,
      end: start + (quoted === undefined ? (bare ?? '') : `"${quoted}"`).length,
      keyStart: at,
      keyEnd: at + key.length,
    }
    const entry = quoted === undefined ? bareEntry(key, bare ?? '', span) : { key, value: quoted, ...span }
    if (!entry) return undefined
    entries.push(entry)
    at += whole.length
  }
  return entries
}

function bareEntry(
  key: string,
  written: string,
  span: Pick<Entry, 'start' | 'end' | 'keyStart' | 'keyEnd'>,
): Entry | undefined {
  if (integer.test(written)) return { key, value: Number(written), written, ...span }
  if (written === 'true' || written === 'false') return { key, value: written === 'true', written, ...span }
  if (!plain.test(written) || special.test(written)) return undefined
  if (written.includes(': ') || written.includes(' #') || written.endsWith(':')) return undefined
  return { key, value: written, written, ...span }
}
