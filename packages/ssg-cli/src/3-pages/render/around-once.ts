/**
 * Leave what islands ask of their page with the first of them in the main part: all others have the same. What stands before it
 * stays when the main part is exchanged for that of another page.
 */
export function aroundOnce(html: string): string {
  if (!html.includes(' data-around="')) return html
  const [before = '', ...main] = html.split(/(?=<\w+ [^>]*\bid="_main")/)
  let isFirst = true
  const rest = main.join('').replace(/(<docs-island [^>]*?) data-around="[^"]*"/g, (tag, without: string) => {
    if (!isFirst) return without
    isFirst = false
    return tag
  })
  return before + rest
}
