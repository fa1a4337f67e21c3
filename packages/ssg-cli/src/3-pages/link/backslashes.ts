import { quote } from '../../diagnostics/quote.ts'
import type { LinkFact } from '../../model/compiled.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'

/**
 * Markdown takes a backslash in a URL for itself, a browser for a slash: `[a](foo\bar)` is one name.
 *
 * @see https://spec.commonmark.org/0.31.2/#example-503
 */
export function withoutBackslashes(link: LinkFact): LinkFact {
  return link.markdown && link.url.includes('\\') ? { ...link, url: link.url.replaceAll('\\', '%5C') } : link
}

/** What is said of a URL with backslashes shows them. */
export function asWritten(found: Diagnostic, { url }: LinkFact): Diagnostic {
  if (found.url === undefined || found.url === url) return found
  return { ...found, url, message: found.message.replace(quote(found.url), () => quote(url)) }
}
