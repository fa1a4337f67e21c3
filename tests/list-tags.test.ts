/** What explains tags of docs, and what crawlers of hosted searches file pages of lists under. */
import { afterEach, expect, test } from 'vitest'
import { buildInMemory, config, memorySite } from './memory-site.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite | undefined
afterEach(() => site?.remove())

test('pages of lists say of which kind they are, and pages that are content say their version', async () => {
  site = temporarySite({
    'docs.config.mjs': configText({ docs: { path: 'docs', routeBasePath: 'docs' }, blog: { path: 'blog' } }),
    'docs/index.md': '---\ntags: [one]\n---\n\n# Home\n',
    'blog/2024-01-01-post.md': '---\ntags: [two]\nauthors: [ann]\n---\n\n# Post\n\nText.\n',
    'blog/authors.yml': 'ann: { name: Ann, page: true }\n',
  })
  const { stderr } = await site.buildWarm()
  const output = site.output()
  const shown = Object.entries(output).flatMap(([file, html]) => {
    const names = ['docusaurus_tag', 'docsearch:docusaurus_tag']
    const said = names.map((name) => new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1])
    return said[0] === undefined || said[0] !== said[1] ? [] : [`${file.replace(/\/?index\.html$/, '')}: ${said[0]}`]
  })
  expect(
    shown.filter((line) => /^(?:docs|blog)/.test(line)),
    stderr,
  ).toEqual([
    'blog/2024/01/01/post: default',
    'blog/archive: default',
    'blog/authors/ann: blog_authors_posts',
    'blog/authors: blog_authors_list',
    'blog: blog_posts_list',
    'blog/tags: blog_tags_list',
    'blog/tags/two: blog_tags_posts',
    'docs: docs-default-current',
    'docs/tags: doc_tags_list',
    'docs/tags/one: doc_tag_doc_list',
  ])
})

test.each(['../tags.yml', './more/../tags.yml'])('tags of docs are explained by the file %s', async (tags) => {
  const text = 'one:\n  label: Number one\n'
  const tagged = memorySite({
    'docs.config.mjs': config({ docs: { path: 'docs', routeBasePath: '/', tags } }),
    'docs/index.md': '---\ntags: [one]\n---\n\n# Home\n\nText.\n',
    'tags.yml': text,
    'docs/tags.yml': text,
  })
  const { outputs } = await buildInMemory(tagged)
  expect(outputs.get('tags/one/index.html')).toContain('Number one')
})
