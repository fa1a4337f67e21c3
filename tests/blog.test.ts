/** A blog is built again, and watched, as docs are: after any edits it is what a build from nothing makes of it. */
import { expect, test } from 'vitest'
import { check } from '../packages/ssg-cli/src/check.ts'
import { checkAgain } from '../packages/ssg-cli/src/check/check-again.ts'
import { memoryCache, memoryHost } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import { pixel } from './edited-site.ts'
import { buildInMemory, config, memorySite } from './memory-site.ts'
import { watchInMemory } from './memory-watch.ts'

type Files = Map<string, string | Uint8Array>

const hello =
  '---\ntitle: Hello\nauthors: ada\ntags: [a]\n---\n\nFirst words, ![flow](./flow.svg)\n\n<!-- truncate -->\n\n## Rest\n'

const newBlog = () =>
  memorySite({
    'docs.config.mjs': config({
      docs: { path: 'docs', routeBasePath: '/' },
      blog: { postsPerPage: 2, feedOptions: { type: 'all' } },
    }),
    'docs/index.md': 'Welcome. See [hello](../blog/2025-01-01-hello.md#rest).\n',
    'blog/authors.yml': 'ada:\n  name: Ada\n  page: true\n',
    'blog/flow.svg': pixel(10),
    'blog/2025-01-01-hello.md': hello,
    'blog/2025-01-02-two.md': 'Two, see [home](../docs/index.md).\n\n<!-- truncate -->\n\nMore.\n',
    'blog/2025-01-03-three.mdx': '---\ntitle: Three\n---\n\nThree\n\n{/* truncate */}\n\n<b>More</b>\n',
  })

const edits: readonly (readonly [name: string, edit: (files: Files) => void])[] = [
  ['a beginning', (files) => replace(files, 'blog/2025-01-01-hello.md', 'First', 'Earliest')],
  ['a rest', (files) => replace(files, 'blog/2025-01-01-hello.md', '## Rest', '## Rest\n\nIt goes on.')],
  ['a title', (files) => replace(files, 'blog/2025-01-01-hello.md', 'title: Hello', 'title: Good day')],
  ['no mark', (files) => files.set('blog/2025-01-01-hello.md', hello.replace('<!-- truncate -->', 'No mark.'))],
  ['a picture', (files) => files.set('blog/flow.svg', pixel(20))],
  ['a tag', (files) => replace(files, 'blog/2025-01-01-hello.md', '[a]', '[b, c]')],
  ['an author', (files) => files.set('blog/authors.yml', 'ada:\n  name: Ada L.\n')],
  ['a picture of an author', (files) => files.set('blog/authors.yml', 'ada:\n  name: Ada\n  image_url: ./flow.svg\n')],
  ['a file of tags', (files) => files.set('blog/tags.yml', 'a:\n  label: First\n  permalink: /first\n')],
  ['no file of tags', (files) => files.delete('blog/tags.yml')],
  [
    'a post under another name',
    (files) => {
      files.set('blog/2025-01-02-second/index.md', files.get('blog/2025-01-02-two.md') ?? 'Two.\n')
      files.delete('blog/2025-01-02-two.md')
    },
  ],
  ['a new post', (files) => files.set('blog/2025-02-01-new.md', 'New.\n\n<!-- truncate -->\n\nNewer.\n')],
  ['a post less', (files) => files.delete('blog/2025-01-02-two.md')],
  [
    'a post that moves',
    (files) => replace(files, 'blog/2025-01-03-three.mdx', 'title: Three', 'title: Three\ndate: 2024-12-01'),
  ],
  ['a doc that moves', (files) => files.set('docs/index.md', '---\nslug: /start\n---\n\nWelcome.\n')],
  ['the post as it was', (files) => files.set('blog/2025-01-01-hello.md', hello)],
]

function replace(files: Files, path: string, from: string, to: string): void {
  const text = String(files.get(path))
  if (!text.includes(to)) files.set(path, text.replace(from, to))
}

/** The numbers of a linear congruential generator: the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
}

test.each([1, 2, 3])('after random edits the output is that of a clean build (%i)', async (seed) => {
  const number = numbers(seed)
  const site = newBlog()
  const store = memoryCache()
  await buildInMemory(site, store)
  for (let step = 0; step < 20; step++) {
    const [name, edit] = edits[number(edits.length)] ?? ['', () => undefined]
    edit(site.files)
    const again = await buildInMemory(site, store)
    const clean = await buildInMemory({ ...site, files: new Map(site.files) })
    expect({ step, name, found: again.result.diagnostics }).toEqual({ step, name, found: clean.result.diagnostics })
    if (clean.result.state === 'done')
      expect(Object.fromEntries(again.outputs)).toEqual(Object.fromEntries(clean.outputs))
  }
})

test('after each edit a watched blog is what a build from nothing makes of it', async () => {
  const site = newBlog()
  const watched = await watchInMemory(site)
  for (const [name, edit] of edits) {
    await watched.edit(edit)
    const clean = await buildInMemory({ ...site, files: new Map(site.files) })
    expect({ name, diagnostics: watched.diagnostics() }).toEqual({ name, diagnostics: clean.result.diagnostics })
    if (clean.result.state !== 'done') continue
    const { _headers, ...files } = Object.fromEntries(clean.outputs)
    const served: Record<string, string | undefined> = {}
    for (const path of Object.keys(files)) served[path] = await watched.text(path)
    expect({ name, served }).toEqual({ name, served: files })
  }
})

async function runsAfter(edit: (files: Files) => void) {
  const site = newBlog()
  const store = memoryCache()
  await buildInMemory(site, store)
  edit(site.files)
  return (await buildInMemory(site, store)).result.runs
}

test('nothing changed: nothing is made', async () => {
  expect(await runsAfter(() => undefined)).toEqual({ compiled: 0, linked: 0, rendered: 0 })
})

test('the rest of a post concerns its page alone, its beginning the list too', async () => {
  const [[, beginning] = [], [, rest] = []] = edits
  if (!beginning || !rest) throw new Error('there are edits')
  expect(await runsAfter(rest)).toEqual({ compiled: 1, linked: 1, rendered: 1 })
  // The description of the post is its first sentence: lists of tags and authors show it.
  expect(await runsAfter(beginning)).toMatchObject({ compiled: 1, linked: 1 })
})

test('feeds hold whole posts with absolute URLs, and every page names them', async () => {
  const { outputs } = await buildInMemory(newBlog())
  const feed: unknown = JSON.parse(outputs.get('blog/feed.json') ?? '')
  expect(feed).toMatchObject({
    feed_url: 'https://example.com/blog/feed.json',
    items: [
      { title: 'Three', content_html: expect.stringContaining('<b>More</b>') },
      { content_html: expect.stringContaining('<a href="https://example.com/">home</a>') },
      { url: 'https://example.com/blog/2025/01/01/hello', content_html: expect.stringContaining('<h2>Rest') },
    ],
  })
  expect(outputs.get('blog/rss.xml')).toContain('https://example.com/blog/2025/01/01/hello')
  expect(outputs.get('blog/atom.xml')).toContain('<published>2025-01-01T00:00:00.000Z</published>')
  expect(outputs.get('index.html')).toContain(
    '<link rel="alternate" type="application/rss+xml" href="/blog/rss.xml" title="Site Blog RSS">',
  )
})

test('the head of a post says to programs what it is', async () => {
  const { outputs } = await buildInMemory(newBlog())
  const html = outputs.get('blog/2025/01/01/hello/index.html') ?? ''
  expect(html).toContain('<meta property="og:type" content="article">')
  expect(html).toContain('<meta property="article:published_time" content="2025-01-01T00:00:00.000Z">')
  expect(html).toContain('<meta property="article:tag" content="a">')
  const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Hello',
    author: { '@type': 'Person', name: 'Ada', url: 'https://example.com/blog/authors/ada' },
    isPartOf: { '@type': 'Blog', '@id': 'https://example.com/blog' },
  })
})

test('the title in the front matter of a post is its title, whatever headings its text has', async () => {
  const { outputs } = await buildInMemory(
    memorySite({
      'docs.config.mjs': config({ docs: { path: 'docs', routeBasePath: '/' }, blog: {} }),
      'docs/index.md': '# Home\n',
      'blog/2025-01-01-late.md': '---\ntitle: Late\n---\n\nFirst words.\n\n# Cases\n',
      'blog/2025-01-02-twice.md': '---\ntitle: Twice\n---\n\n# Again\n\nFirst words.\n',
      'blog/2025-01-03-own.md': '# Own\n\nFirst words.\n',
    }),
  )
  const titles = ['01/late', '02/twice', '03/own'].map((post) =>
    [...(outputs.get(`blog/2025/01/${post}/index.html`) ?? '').matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(
      ([, text]) => text,
    ),
  )
  expect(titles).toEqual([['Late', 'Cases'], ['Twice'], ['Own']])
})

test('a tag that unlisted posts alone have has a page that no list, sitemap or search names', async () => {
  const post = '---\ntitle: Hidden\nunlisted: true\ntags: [secret]\n---\n\nHidden.\n\n<!-- truncate -->\n\nMore.\n'
  const site = newBlog()
  site.files.set('blog/2025-03-01-hidden.md', post)
  const { outputs } = await buildInMemory(site)
  const page = outputs.get('blog/tags/secret/index.html') ?? ''
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(page).toContain('<strong>Unlisted</strong>')
  expect(page).toContain('href="/blog/2025/03/01/hidden"')
  const named = [...outputs].filter(
    ([path, text]) => text.includes('tags/secret') && !path.startsWith('blog/tags/secret/'),
  )
  expect(named.map(([path]) => path).filter((path) => !path.startsWith('blog/2025/03/01/hidden'))).toEqual([])
})

test('the head of the list says to programs that it is a blog', async () => {
  const { outputs } = await buildInMemory(newBlog())
  const [, data = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(outputs.get('blog/index.html') ?? '') ?? []
  expect(JSON.parse(data)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': 'https://example.com/blog',
    blogPost: [
      { '@type': 'BlogPosting', url: 'https://example.com/blog/2025/01/03/three', headline: 'Three' },
      {
        '@type': 'BlogPosting',
        url: 'https://example.com/blog/2025/01/02/two',
        datePublished: '2025-01-02T00:00:00.000Z',
      },
    ],
  })
  expect(outputs.get('blog/tags/a/index.html')).not.toContain('ld+json')
})

test('after each edit a check of a blog finds what a clean one finds', async () => {
  const site = newBlog()
  const store = memoryCache()
  const options = { drafts: false, strict: false }
  for (const [name, edit] of edits) {
    edit(site.files)
    const { diagnostics, pages } = await checkAgain(check, memoryHost(site, store), options)
    const clean = await check(memoryHost({ ...site, files: new Map(site.files) }), options)
    expect({ name, diagnostics, pages }).toEqual({ name, diagnostics: clean.diagnostics, pages: clean.pages })
  }
})

test('a post, a tag and a list that are gone are missed where the site has promised them', async () => {
  const site = newBlog()
  const lock = ['/blog', '/blog/page/2', '/blog/2025/01/01/hello', '/blog/tags/a', '/blog/authors/ada', '/blog/archive']
  site.files.set('routes.lock', [...lock, '/blog/2024/12/31/gone', '/blog/tags/b', ''].join('\n'))
  const { result } = await buildInMemory(site)
  expect(result.diagnostics.filter(({ code }) => code === 'removed-route').map(({ line }) => line)).toEqual([7, 8])
})

test('a page at the URL of a list of posts is told where its slug is written, and so are two lists at one URL', async () => {
  const site = newBlog()
  const { files } = site
  files.set('blog/2025-01-02-two.md', '---\nslug: /archive\n---\n\nTwo.\n\n<!-- truncate -->\n')
  const page = '{ permalink: /one }'
  files.set('blog/authors.yml', `ada: { name: Ada, page: ${page} }\nbob: { name: Bob, page: ${page} }\n`)
  const { result } = await buildInMemory(site)
  expect(result.diagnostics.map(({ code, file, line, message }) => [code, file, line, message])).toEqual([
    [
      'duplicate-route',
      'blog/2025-01-02-two.md',
      2,
      'Unexpected page at "/blog/archive", expected the list "Archive" there, which is not published',
    ],
    [
      'duplicate-route',
      'blog/2025-01-03-three.mdx',
      1,
      'Unexpected list "Ada" at "/blog/authors/one", expected the list "Bob" there, which is not published',
    ],
  ])
})

test('a picture of an author that no static folder has is told where it is named', async () => {
  const site = newBlog()
  site.files.set('blog/authors.yml', 'ada:\n  name: Ada\n  image_url: /ada.png\n')
  site.files.set(
    'blog/2025-01-02-two.md',
    '---\nauthors: { name: Bob, image_url: bob.png }\n---\n\nTwo.\n\n<!-- truncate -->\n',
  )
  const found = async () => {
    const { result } = await buildInMemory(site)
    return result.diagnostics.map(({ code, file, line, column, message }) => [code, file, line, column, message])
  }
  const told = (url: string) =>
    `Unexpected URL "${url}" in the picture of an author, expected a file in a static folder`
  expect(await found()).toEqual([
    ['broken-image', 'blog/2025-01-02-two.md', 2, 34, told('bob.png')],
    ['broken-image', 'blog/authors.yml', 3, 14, told('/ada.png')],
  ])
  site.files.set('static/ada.png', pixel(1))
  site.files.set('static/bob.png', pixel(2))
  expect(await found()).toEqual([])
})
