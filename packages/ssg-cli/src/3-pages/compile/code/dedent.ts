/**
 * Take the indentation that all lines share off a text, and blank lines off its ends.
 *
 *     dedent('  a\n    b')  // → 'a\n  b'
 */
export function dedent(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n')
  let shared: string | undefined
  for (const line of lines) {
    if (line.trim() === '') continue
    const indent = /^[ \t]*/.exec(line)?.[0] ?? ''
    shared = shared === undefined ? indent : sharedStart(shared, indent)
  }
  const size = shared?.length ?? 0
  return lines.map((line) => (line.trim() === '' ? '' : line.slice(size))).join('\n')
}

function sharedStart(one: string, other: string): string {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return one.slice(0, length)
}
