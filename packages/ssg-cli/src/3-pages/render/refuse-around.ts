import { unsafeUrl } from '../../diagnostics/catalogue.ts'
import type { Files } from '../../host.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { safeHtml, type SafeHtml } from '../../text/html/safe-html.ts'
import { textOf } from '../../text/text-of.ts'

/** The last guard for what stands around an article, which was looked at before: parts of the theme may be the site's own. */
export function refuseAround(document: string, article = ''): SafeHtml {
  const at = article === '' ? -1 : document.indexOf(article)
  if (at < 0) return safeHtml(document)
  const before = safeHtml(document.slice(0, at))
  const after = safeHtml(document.slice(at + article.length))
  return { html: before.html + article + after.html, refused: [...before.refused, ...after.refused] }
}

/** Say which of the files that may have made unsafe URLs hold what these begin with; the page itself when none does. */
export function unsafeParts(
  refused: readonly string[],
  paths: readonly string[],
  files: Files,
  page: { readonly file: string; readonly route: string },
): readonly Diagnostic[] {
  return [...new Set(refused)].flatMap((start) => {
    const makers = paths.filter((path) => textOf({ files }, path)?.toLowerCase().includes(start))
    // All pages have the same parts: without a route they are told once.
    const places = makers.length > 0 ? makers.map((file) => ({ file })) : [page]
    return places.map((place) => unsafeUrl({ ...place, start }))
  })
}
