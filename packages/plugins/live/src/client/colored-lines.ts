const characters: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/**
 * Says how lines are shown while they are edited: those that the build has colored keep their colors, others have none.
 * A highlighter for browsers would weigh more than the editor.
 */
export function coloredLines(code: Element): (text: string) => string {
  const html = code.innerHTML.split('\n')
  const lines = (code.textContent ?? '').split('\n')
  const known = new Map(html.length === lines.length ? lines.map((line, index) => [line, html[index] ?? '']) : [])
  // The last line end is not shown unless something follows.
  return (text) =>
    text
      .split('\n')
      .map((line) => known.get(line) ?? escaped(line))
      .join('\n') + '\n'
}

function escaped(line: string): string {
  return line.replace(/[<>&]/g, (sign) => characters[sign] ?? sign)
}
