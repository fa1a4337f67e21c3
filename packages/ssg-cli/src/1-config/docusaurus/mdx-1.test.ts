import { expect, test } from 'vitest'
import { mdx1 } from './mdx-1.ts'

const told = (packageText: string | undefined, markdown?: object) => {
  const facts = { exists: () => packageText !== undefined, textOf: () => packageText ?? '' }
  const { config, differences = [] } = mdx1(markdown, facts)
  expect(config).toEqual(differences.length > 0 ? { markdown: { mdx1: true } } : undefined)
  return differences.length
}
const core = (version: string) => JSON.stringify({ dependencies: { '@docusaurus/core': version } })

test.each<[string, string | undefined, object | undefined, number]>([
  ['Docusaurus 2', core('^2.4.3'), undefined, 1],
  ['an early release of it', core('2.0.0-rc.1'), {}, 1],
  ['Docusaurus 3', core('^3.10.0'), undefined, 0],
  ['any version', core('latest'), undefined, 0],
  ['Docusaurus 2 with a format', core('^2.4.3'), { format: 'detect' }, 0],
  ['no package.json', undefined, undefined, 0],
  ['a broken package.json', '{', undefined, 0],
])('docs are read as MDX 1 did, which is told, in a site with %s', (_, text, markdown, expected) => {
  expect(told(text, markdown)).toBe(expected)
})
