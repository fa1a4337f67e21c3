/** Visit the lines of a text: a term, a tab, and what stands between `from` and `to`. */
export function visitTermLines(text: string, visit: (term: string, from: number, to: number) => void): void {
  for (let at = 0; at < text.length;) {
    const tab = text.indexOf('\t', at)
    const end = text.indexOf('\n', tab)
    const stop = end < 0 ? text.length : end
    visit(text.slice(at, tab), tab + 1, stop)
    at = stop + 1
  }
}
