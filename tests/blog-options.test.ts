/** What each option of a blog does to the built site. */
import { expect, test } from 'vitest'
import { pixel } from './edited-site.ts'
import { buildInMemory, config, memorySite } from './memory-site.ts'

const posts = {
  'blog/2025-01-01-one.md': '---\ntitle: One\ntags: [known]\n---\n\nOne.\n\n<!-- truncate -->\n',
  'blog/2025-01-02-two.md': '---\ntitle: Two\nauthors: ada\ntags: [new]\n---\n\nTwo.\n\n<!-- truncate -->\n',
  'blog/2025-01-03-three.md': '---\ntitle: Three\nauthors: [{ name: Bob, image_url: ./bob.svg }]\n---\n\nThree.\n',
  'blog/tags.yml': 'known:\n  label: Known\n  permalink: /k\n  description: What is known.\n',
  'blog/authors.yml': 'ada:\n  name: Ada\n  image_url: ./ada.svg\n',
  'blog/ada.svg': pixel(10),
  'blog/bob.svg': pixel(20),
}

async function built(
  blog: unknown,
  more: Readonly<Record<string, string>> = {},
  keys: Readonly<Record<string, unknown>> = {},
) {
  const files = { 'docs.config.mjs': config({ blog, ...keys }), 'docs/index.md': 'Welcome.\n', ...posts, ...more }
  const commits = new Map([
    ['blog/2025-01-01-one.md', { date: '2025-06-01', author: 'Eve' }],
    ['blog/committed.md', { date: '2024-07-08', author: 'Eve' }],
  ])
  const { result, outputs } = await buildInMemory(memorySite(files, { commits }))
  const messages = result.diagnostics.map(({ message }) => message)
  return { found: result.diagnostics.map(({ code, severity }) => `${severity} ${code}`), messages, outputs }
}

const titles = (html = '') => Array.from(html.matchAll(/class="post__title"><a[^>]*>(.*?)<\/a>/g), ([, title]) => title)
const feedTitles = (xml = '') => Array.from(xml.matchAll(/<item><title>(.*?)<\/title>/g), ([, title]) => title)
const sidebarLabels = (html = '') =>
  Array.from(html.matchAll(/class="sidebar__link"[^>]*>(.*?)<\/a>/g), ([, label]) => label)

test('a tag of which the file says no label is labelled as its name, and in sites of Docusaurus with one capital', async () => {
  const files = {
    'blog/tags.yml': 'new:\nknown:\niOS:\n',
    'blog/2025-01-01-one.md': '---\ntags: [iOS]\n---\n\n# One\n',
  }
  const titleOf = async (keys: object) =>
    /<title>(.*?) \|/.exec((await built({}, files, { ...keys })).outputs.get('blog/tags/i-os/index.html') ?? '')?.[1]
  expect(await titleOf({})).toContain('iOS')
  expect(await titleOf({ siteConfig: {} })).toContain('Ios')
})

test('posts come with the newest first, or the oldest', async () => {
  const { outputs } = await built({})
  expect(titles(outputs.get('blog/index.html'))).toEqual(['Three', 'Two', 'One'])
  const { outputs: ascending } = await built({ sortPosts: 'ascending' })
  expect(titles(ascending.get('blog/index.html'))).toEqual(['One', 'Two', 'Three'])
})

const links = (html = '') =>
  Array.from(html.matchAll(/class="pagination__link[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g), ([, href, words = '']) => [
    href,
    words
      .replaceAll(/<[^>]*>/g, '|')
      .split('|')
      .find(Boolean),
  ])

test('what leads to newer posts says so also where the oldest come first, and feeds have the newest', async () => {
  const { outputs } = await built({ sortPosts: 'ascending', postsPerPage: 1, feedOptions: { limit: 2 } })
  expect(links(outputs.get('blog/2025/01/02/two/index.html'))).toEqual([
    ['/blog/2025/01/03/three', 'Newer post'],
    ['/blog/2025/01/01/one', 'Older post'],
  ])
  expect(links(outputs.get('blog/index.html'))).toEqual([['/blog/page/2', 'Newer entries']])
  expect(links(outputs.get('blog/page/2/index.html'))).toEqual([
    ['/blog/page/3', 'Newer entries'],
    ['/blog', 'Older entries'],
  ])
  expect(feedTitles(outputs.get('blog/rss.xml'))).toEqual(['Two', 'Three'])
})

test.each([
  [1, ['Three']],
  ['ALL', ['Three', 'Two', 'One']],
  [0, []],
])('the sidebar shows %s posts', async (blogSidebarCount, expected) => {
  const { outputs } = await built({ blogSidebarCount })
  expect(sidebarLabels(outputs.get('blog/2025/01/01/one/index.html'))).toEqual(expected)
})

test.each([
  [true, 1],
  [false, 0],
])('the sidebar shows posts by their years: %s', async (blogSidebarByYear, expected) => {
  const { outputs } = await built({ blogSidebarByYear })
  const html = outputs.get('blog/2025/01/01/one/index.html') ?? ''
  expect(html.match(/class="sidebar__[^>]*>2025</g) ?? []).toHaveLength(expected)
  expect(sidebarLabels(html)).toEqual(['Three', 'Two', 'One'])
})

test('a list has so many posts on a page, or all', async () => {
  const { outputs } = await built({ postsPerPage: 2 })
  expect(titles(outputs.get('blog/page/2/index.html'))).toEqual(['One'])
  const { outputs: all } = await built({ postsPerPage: 'ALL' })
  expect(titles(all.get('blog/index.html'))).toHaveLength(3)
})

test.each([
  [1, ['Three']],
  [false, ['Three', 'Two', 'One']],
])('with the limit %s a feed holds so many posts', async (limit, expected) => {
  const { outputs } = await built({ feedOptions: { limit } })
  expect(feedTitles(outputs.get('blog/rss.xml'))).toEqual(expected)
})

test('feeds are those that are asked for, with the title that is asked for', async () => {
  const { outputs } = await built({ feedOptions: { type: 'json', title: 'News', language: 'de' } })
  expect([...outputs.keys()].filter((path) => /\.xml$|feed\.json$/.test(path))).toEqual([
    'blog/feed.json',
    'sitemap.xml',
  ])
  expect(JSON.parse(outputs.get('blog/feed.json') ?? '')).toMatchObject({ title: 'News', language: 'de' })
  const { outputs: none } = await built({ feedOptions: { type: null } })
  expect(none.has('blog/rss.xml')).toBe(false)
})

test('the date and the author of the last change come from git, when they are asked for', async () => {
  const page = 'blog/2025/01/01/one/index.html'
  const { outputs } = await built({ lastUpdated: { date: true, author: true } })
  expect(outputs.get(page)).toMatch(/Last updated on .*2025.* by .*Eve/)
  const { outputs: without } = await built({})
  expect(without.get(page)).not.toContain('Last updated')
})

test('a post that says no date has that of the commit that added it', async () => {
  const text = 'No date.\n\n<!-- truncate -->\n\nMore.\n'
  expect((await built({}, { 'blog/new.md': text })).found).toContain('warning undated-post')
  const { outputs, found } = await built({}, { 'blog/committed.md': text })
  expect(found).not.toContain('warning undated-post')
  expect(outputs.get('blog/committed/index.html')).toContain('article:published_time" content="2024-07-08')
})

test('without an archive, a sidebar title and a reading time there is none', async () => {
  const { outputs } = await built({ archiveBasePath: null, blogSidebarTitle: 'Latest', showReadingTime: false })
  expect(outputs.has('blog/archive/index.html')).toBe(false)
  expect(outputs.get('blog/index.html')).toContain('>Latest<')
  expect(outputs.get('blog/index.html')).not.toContain('min read')
})

test('posts without a mark, and tags that the file does not list, are told as the config says', async () => {
  expect((await built({})).found).toEqual(['warning unknown-tag', 'warning untruncated-post'])
  const diagnostics = { 'untruncated-post': 'error', 'unknown-tag': 'ignore' }
  expect((await built({}, {}, { diagnostics })).found).toEqual(['error untruncated-post'])
  expect((await built({ tags: false })).found).toEqual(['warning untruncated-post'])
})

test.each([
  ['First words. <!-- truncate --> More words.\n\nLast words.', 'First words.', 'Last words.'],
  ['Line one\nline two <!-- truncate -->\n\nLast words.', 'line two', 'Last words.'],
  ['# A\n\nFirst words.\n<!-- truncate -->\n\nLast words.', 'First words.', 'Last words.'],
])('words before the mark of %j are in lists', async (text, shown, hidden) => {
  const { outputs } = await built({}, { 'blog/2025-02-01-new.md': `${text}\n` })
  const list = outputs.get('blog/index.html')
  expect(list).toContain(shown)
  expect(list).not.toContain(hidden)
})

test('a file of tags says where a tag is and what it is about', async () => {
  const { outputs } = await built({})
  expect(outputs.get('blog/tags/k/index.html')).toContain('What is known.')
  expect(outputs.get('blog/2025/01/01/one/index.html')).toContain(
    '<a href="/blog/tags/k" rel="tag" title="What is known.">Known</a>',
  )
})

test('pictures of authors are files beside what names them', async () => {
  const { outputs } = await built({})
  const picture = (html = '') => /class="author__picture" src="(.*?)"/.exec(html)?.[1] ?? ''
  const ada = picture(outputs.get('blog/2025/01/02/two/index.html'))
  expect(ada).toMatch(/^\/assets\/images\/ada-\w+\.svg$/)
  expect(outputs.has(ada.slice(1))).toBe(true)
  const bob = picture(outputs.get('blog/2025/01/03/three/index.html'))
  expect(bob).toMatch(/^\/assets\/images\/bob-\w+\.svg$/)
  expect(outputs.has(bob.slice(1))).toBe(true)
})

test('a picture of an author that lies beside no file of authors lies beside the posts', async () => {
  const post = (day: number) => `---\ntitle: Post ${day}\nauthors: eve\ndate: 2025-02-0${day}\n---\n\nText.\n`
  const more = {
    'blog/authors.yml': 'ada:\n  name: Ada\neve:\n  name: Eve\n  image_url: ./img/eve.svg\n',
    'blog/first/index.md': post(1),
    'blog/first/img/eve.svg': pixel(30),
  }
  const { found, outputs } = await built({}, more)
  expect(found.filter((each) => each.startsWith('error'))).toEqual([])
  const page = outputs.get('blog/first/index.html')
  expect(page).toMatch(/class="author__picture" src="\/assets\/images\/eve-\w+\.svg"/)
  const without = await built({}, { ...more, 'blog/second.md': post(2) })
  expect(without.found).toContain('error broken-image')
})

test('an author whose definition is wrong is told in the file of authors, and not in each of the posts', async () => {
  const { found } = await built({ tags: false }, { 'blog/authors.yml': 'ada: {}\n' })
  expect(found).toEqual(['warning untruncated-post', 'error invalid-authors'])
})

test('a picture of an author that is not there is told', async () => {
  const { found } = await built({ tags: false }, { 'blog/authors.yml': 'ada:\n  name: Ada\n  image_url: ./eve.svg\n' })
  expect(found).toEqual(['warning untruncated-post', 'error broken-image'])
})

test.each(['../people.yml', './more/../people.yml'])('authors are read of the file %s', async (authorsMapPath) => {
  const people = 'ada:\n  name: Ada of people\n'
  const more = { 'people.yml': people, 'blog/people.yml': people }
  const { found, outputs } = await built({ authorsMapPath }, more)
  expect(found).not.toContain('error unknown-author')
  expect(outputs.get('blog/index.html')).toContain('Ada of people')
})

test.each([{ tags: 'tgs.yml' }, { authorsMapPath: 'autors.yml' }])('%j that is not there is told', async (blog) => {
  expect((await built(blog)).found).toContain('error invalid-config')
})

test('an author without a file of authors is told by what the config calls that', async () => {
  const more = { 'blog/first.md': '---\nauthors: kim\n---\n\nText.\n' }
  const { messages } = await built({ authorsMapPath: 'people.yml' }, more)
  expect(messages).toContain('Unexpected author "kim", expected one of a file "people.yml" beside the posts')
})

test('several blogs have their own posts, lists and feeds, and link to each other', async () => {
  const { found, outputs } = await built(
    [
      { path: 'news', routeBasePath: 'news', blogTitle: 'News' },
      { path: 'talks', routeBasePath: 'talks', feedOptions: { title: 'Talks' } },
    ],
    {
      'news/2025-01-01-a.md': 'See [the talk](../talks/2025-01-02-b.md).\n\n<!-- truncate -->\n',
      'talks/2025-01-02-b.md': 'Talk.\n\n<!-- truncate -->\n',
    },
  )
  expect(found).toEqual([])
  expect(outputs.get('news/2025/01/01/a/index.html')).toContain('<a href="/talks/2025/01/02/b">the talk</a>')
  expect(titles(outputs.get('talks/index.html'))).toEqual(['b'])
  expect(feedTitles(outputs.get('news/rss.xml'))).toEqual(['a'])
})

test('programs find posts in llms.txt, and each as Markdown', async () => {
  const { outputs } = await built({})
  expect(outputs.get('llms.txt')).toContain('[Two](https://example.com/blog/2025/01/02/two.md)')
  expect(outputs.get('blog/2025/01/02/two.md')).toContain('# Two')
})

test('pictures in posts have their sizes, in lists too', async () => {
  const { outputs } = await built({}, { 'blog/2025-01-02-two.md': '![Ada](./ada.svg)\n\n<!-- truncate -->\n' })
  for (const path of ['blog/2025/01/02/two/index.html', 'blog/index.html'])
    expect(outputs.get(path)).toMatch(/<img[^>]* alt="Ada"[^>]* width="\d+" height="\d+"/)
})

test.each([
  ['the home of the site has its title, and the next page that of the blog', {}, ['Site', 'News (2) | Site']],
  ['as in Docusaurus, all but the home have the title of the blog', { siteConfig: {} }, ['Site', 'News | Site']],
  [
    'as in Docusaurus, a blog below the base URL of the site keeps its title',
    { siteConfig: {}, baseUrl: '/x/' },
    ['News | Site', 'News | Site'],
  ],
])('of a blog at the root, %s', async (_, keys, expected) => {
  const blog = { routeBasePath: '/', blogTitle: 'News', postsPerPage: 2 }
  const { outputs } = await built(blog, {}, { docs: false, ...keys })
  const titleOf = (path: string) => /<title>(.*?)<\/title>/.exec(outputs.get(path) ?? '')?.[1]
  expect([titleOf('index.html'), titleOf('page/2/index.html')]).toEqual(expected)
})
