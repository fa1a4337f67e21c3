import type { Diagnostic } from '../../model/diagnostic.ts'
import { quote, quoteUrl } from '../quote.ts'
import { diagnostic } from './diagnostic.ts'

/** Two pages at one URL. `first` and `second` are their files; the first one is published. */
export function duplicateRoute(pages: {
  readonly route: string
  readonly first: string
  readonly second: string
}): Diagnostic {
  const { route, first, second } = pages
  return diagnostic('duplicate-route', {
    file: second,
    route,
    message:
      first === second
        ? `Unexpected second page at ${quoteUrl(route)}, expected each URL once: ${quote(first)} shows both, only the first is published`
        : `Unexpected second page at ${quoteUrl(route)}, expected each URL once: ${quote(first)} is published, ${quote(second)} is not`,
    hint:
      first === second
        ? 'Let the source of these pages give one of them another path.'
        : 'Give one of them another "slug" in its front matter, or rename its file.',
  })
}

/** A page, or another list, at the URL of a list that is made of other pages. */
export function lostList(lost: {
  readonly file: string
  readonly route: string
  readonly list: string
  /** Title of the other list. */
  readonly other: string | undefined
}): Diagnostic {
  const { file, route, list, other } = lost
  const found = other === undefined ? 'page' : `list ${quote(other)}`
  return diagnostic('duplicate-route', {
    file,
    route,
    message: `Unexpected ${found} at ${quoteUrl(route)}, expected the list ${quote(list)} there, which is not published`,
    hint:
      other === undefined
        ? 'Give the page another "slug" in its front matter, or rename its file.'
        : 'Give what one of them lists another "permalink", or a name of its own.',
  })
}

/** A page or static file that was made for addresses which lead nowhere: what is shown for them is a component of the theme. */
export function notShownForLost(file: string, route: string): Diagnostic {
  return diagnostic('duplicate-route', {
    file,
    route,
    message: `Unexpected page at ${quoteUrl(route)}, expected none: for addresses that lead nowhere readers see the component "NotFound"`,
    hint: 'Put yours in its place: theme: { components: { NotFound: \'theme/NotFound.tsx\' } }. "docs-build eject NotFound" copies it.',
  })
}

/** A static file that nobody sees, for the build writes one of its own there. */
export function hiddenByBuild(hidden: {
  readonly file: string
  readonly url: string
  /** What lies there in its place. */
  readonly what: string
}): Diagnostic {
  const { file, url, what } = hidden
  return diagnostic('duplicate-route', {
    file,
    route: url,
    message: `Unexpected static file at ${quoteUrl(url)}, which is not published: the build writes ${what} there`,
    hint: 'Rename the file, or remove it.',
  })
}
