import type { Island } from '../model/island.ts'
import type { MadePage } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { byOrder } from '../text/by-order.ts'
import { codeSpecifier } from '../text/markdown/mdx-code.ts'

/** The islands that pages of a site show, the heaviest first. One that no page shows is loaded by nobody. */
export function reportedIslands(
  { islands, client }: Pick<Site, 'islands'> & { readonly client: Pick<Site['client'], 'weights'> },
  pages: readonly { readonly rendered: Pick<MadePage['rendered'], 'islands'> }[],
): readonly Island[] {
  const counts = new Map<string, number>()
  for (const { rendered } of pages)
    for (const name of rendered.islands ?? []) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.entries(islands)
    .flatMap(([key, reason]): readonly Island[] => {
      const count = counts.get(key)
      const gzipBytes = client.weights?.[key]
      if (count === undefined || gzipBytes === undefined) return []
      return [{ name: key.replace(`${codeSpecifier}#`, '#'), ...reason, gzipBytes, pages: count }]
    })
    .sort((a, b) => b.gzipBytes - a.gzipBytes || byOrder(a.name, b.name))
}
