import { misplacedElement } from '../../diagnostics/catalogue.ts'
import type { CompiledDoc } from '../../model/compiled.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Article } from './article-html.ts'
import { culprits } from './blame.ts'

const tags = /<(html|head|body)(?=[\s>/])|<(base)\s(?:[^>"]|"[^"]*")*?\bhref=/gi

/** Names of elements in an article, or in what it adds to the head, that are in the wrong place there. */
export function misplacedIn({ html = '', meta }: Pick<Article, 'html' | 'meta'>): readonly string[] {
  const inHead = meta?.head?.some(({ tag, attributes }) => tag === 'base' && attributes['href'] !== undefined)
  const names = Array.from(html.matchAll(tags), ([, root, base]) => (root ?? base ?? '').toLowerCase())
  const all = new Set([...names, ...(inHead ? ['base'] : [])])
  // React writes a head into each root, whether somebody asked for it or not.
  return [...all].filter((name) => name !== 'head' || !all.has('html'))
}

/** Say which pieces of a body made such elements; `render` gives the article of a part of it. */
export function misplacedMakers(
  names: readonly string[],
  doc: CompiledDoc,
  render: (part: CompiledDoc) => Pick<Article, 'html' | 'meta'>,
  page: { readonly source: string; readonly route: string },
): readonly Diagnostic[] {
  return names.flatMap((name) => {
    const found = [...culprits(doc, (part) => (makes(name, part, render) ? 1 : 0))]
    if (found.length === 0) return [misplacedElement({ name, file: page.source, route: page.route })]
    return found.map(({ culprit }) => misplacedElement({ name, ...culprit, route: page.route }))
  })
}

/** A piece that can't be rendered alone makes nothing alone. */
function makes(
  name: string,
  part: CompiledDoc,
  render: (part: CompiledDoc) => Pick<Article, 'html' | 'meta'>,
): boolean {
  try {
    return misplacedIn(render(part)).includes(name)
  } catch {
    return false
  }
}
