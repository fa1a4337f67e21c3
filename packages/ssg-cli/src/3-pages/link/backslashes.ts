import { quote } from '../../diagnostics/quote.ts'
import type { LinkFact } from '../../model/compiled.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { splitUrl } from '../../text/urls/split-url.ts'

/**
 * Markdown takes a backslash in a URL for itself, a browser for a slash: `[a](foo\bar)` is one name. Docusaurus finds files of
 * Markdown by paths of Windows too.
 *
 * @param yields whether it is a link of a site of Docusaurus
 * @see https://spec.commonmark.org/0.31.2/#example-503
 */
export function withoutBackslashes(link: LinkFact, yields = false): LinkFact {
  if (!link.markdown || !link.url.includes('\\')) return link
  const { path } = splitUrl(link.url)
  const url = yields && /\.mdx?$/i.test(path) ? path.replaceAll('\\', '/') + link.url.slice(path.length) : link.url
  return { ...link, url: url.replaceAll('\\', '%5C') }
}

/** What is said of a URL with backslashes shows them. */
export function asWritten(found: Diagnostic, { url }: LinkFact): Diagnostic {
  if (found.url === undefined || found.url === url) return found
  return { ...found, url, message: found.message.replace(quote(found.url), () => quote(url)) }
}
