import { isObject } from '../../text/is-object.ts'
import { joined, otherwise, type Part } from './part.ts'
import type { SiteFacts } from './site-facts.ts'

/**
 * How docs of a site are read that was made for Docusaurus 1 or 2: they were written for MDX 1, to which braces were text.
 *
 * @see https://mdxjs.com/migrating/v2/
 */
export function mdx1(markdown: unknown, facts: Pick<SiteFacts, 'exists' | 'textOf'>): Part {
  const isSaid = isObject(markdown) && markdown['format'] !== undefined
  if (isSaid || !facts.exists('package.json') || !isOld(facts.textOf('package.json'))) return {}
  const words = 'docs were written for MDX 1: what is no JSX and no JavaScript in them is text, as it was to that'
  return joined([{ config: { markdown: { mdx1: true } } }, otherwise(words)(true, 'package.json')])
}

function isOld(text: string): boolean {
  try {
    const { dependencies, devDependencies } = JSON.parse(text) as Partial<Record<string, Record<string, unknown>>>
    return /^\D*[12]\./.test(String({ ...devDependencies, ...dependencies }['@docusaurus/core']))
  } catch {
    return false
  }
}
