import { isObject } from '../../text/is-object.ts'
import { otherwise, type Part } from './part.ts'
import type { SiteFacts } from './site-facts.ts'

/**
 * What a site that was made for Docusaurus 1 or 2 may want to be told: its docs were written for MDX 1, to which braces were text.
 *
 * @see https://mdxjs.com/migrating/v2/
 */
export function mdx1(markdown: unknown, facts: Pick<SiteFacts, 'exists' | 'textOf'>): Part {
  const isSaid = isObject(markdown) && markdown['format'] !== undefined
  if (isSaid || !facts.exists('package.json') || !isOld(facts.textOf('package.json'))) return {}
  const words =
    'docs were written for MDX 1, and are read as MDX 3: where "{" and "<" are text, say "markdown: { format: \'detect\' }", which reads ".md" as CommonMark'
  return otherwise(words)(true, 'package.json')
}

function isOld(text: string): boolean {
  try {
    const { dependencies, devDependencies } = JSON.parse(text) as Partial<Record<string, Record<string, unknown>>>
    return /^\D*[12]\./.test(String({ ...devDependencies, ...dependencies }['@docusaurus/core']))
  } catch {
    return false
  }
}
