import type { SearchEngine } from '@docs-build/search'
import { routeKey } from '../../text/urls/route-key.ts'
import type { QueryExpectation } from './query-expectation.ts'
import { withoutBase } from '../../text/urls/base-url.ts'

/** What a query showed. */
export interface QueryOutcome {
  readonly expectation: QueryExpectation
  readonly isRight: boolean
  /** Position of the expected page among all pages, from 1; 0 when it was not found. */
  readonly rank: number
  /** Paths of the pages that came first. */
  readonly shown: readonly string[]
}

/** Pages of hits that are looked through to say where the expected page is. */
const maxPages = 10

/**
 * Ask a query and look for its page. Several hits of one page count once, as readers see them: one below the other.
 */
export async function expectedRank(
  engine: SearchEngine,
  expectation: QueryExpectation,
  scope: { readonly baseUrl: string; readonly language: string; readonly tags: readonly string[] },
): Promise<QueryOutcome> {
  const { query, expect, first } = expectation
  const pages: string[] = []
  const addresses: string[] = []
  for (let page = 0; page < maxPages; page++) {
    const { hits, total } = await engine.search({
      text: query,
      language: scope.language,
      tags: scope.tags,
      page,
      hitsPerPage: 100,
      snippetWords: 1,
    })
    for (const { url } of hits) {
      const { pathname, hash } = new URL(url)
      const path = withoutBase(pathname, scope.baseUrl)
      if (!pages.includes(path)) pages.push(path)
      addresses.push(`${routeKey(path)}${decodeURIComponent(hash)} ${pages.indexOf(path) + 1}`)
    }
    if ((page + 1) * 100 >= total || expect === null) break
  }
  if (expect === null) return { expectation, isRight: pages.length === 0, rank: 0, shown: pages.slice(0, 3) }
  const [path = '', anchor] = expect.split('#')
  const key = routeKey(path) + (anchor === undefined ? '' : `#${anchor}`)
  const found = addresses.find(
    (address) => address.startsWith(`${key} `) || (anchor === undefined && address.startsWith(`${key}#`)),
  )
  const rank = found === undefined ? 0 : Number(found.slice(found.lastIndexOf(' ') + 1))
  return { expectation, isRight: rank > 0 && rank <= first, rank, shown: pages.slice(0, 3) }
}
