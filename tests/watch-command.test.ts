import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'
import { runCli } from './run-cli.ts'
import { runWatch, type WatchRun } from './watched-site.ts'

const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

function newSite(files: Parameters<typeof temporarySite>[0] = {}): TemporarySite {
  const site = temporarySite(files)
  ends.push(() => site.remove())
  return site
}

async function watched(site: TemporarySite, options: Parameters<typeof runWatch>[1] = {}): Promise<WatchRun> {
  const run = await runWatch(site.workDir, options)
  ends.push(() => run.stop())
  return run
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

/** Ask with headers that `fetch` does not let through, for a path as it stands. `until` ends an answer that never ends. */
function ask(
  run: WatchRun,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  until?: RegExp,
): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port: run.port, path, headers }, (response) => {
      let text = ''
      const answer = () => done({ status: response.statusCode ?? 0, headers: response.headers, text })
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        if (!until?.test(text)) return
        answer()
        asked.destroy()
      })
      response.on('end', answer)
    })
    asked.on('error', fail)
    asked.end()
  })
}

const shows = (run: WatchRun, path: string) => expect.poll(async () => (await ask(run, path)).text, { timeout: 60_000 })

test('a config that loops is ended and told, and its repair is served', async () => {
  const site = newSite()
  const run = await watched(site, { env: { DOCS_BUILD_HOOK_SECONDS: '1' } })
  site.write({ 'docs.config.mjs': 'for (;;);\nexport default {}\n' })
  await expect.poll(run.told, { timeout: 30_000 }).toMatch(/docs\.config\.mjs.*it took longer than 1 s and was ended/)
  site.write({ 'docs.config.mjs': configText({ title: 'Repaired' }) })
  await shows(run, '/').toContain('Repaired')
  expect(await run.stop('SIGTERM')).toBe(143)
})

test('a page and a part of the theme that loop are ended and told, and their repair is served', async () => {
  const theme = { components: { Footer: './src/footer.jsx' } }
  const footer = (text: string) => `export const Footer = () => {\n  ${text}\n}\n`
  const site = newSite({
    'docs.config.mjs': configText({ theme, markdown: { pageSeconds: 1 } }),
    'docs/index.mdx': '# Home\n\n{(() => { for (;;); })()}\n',
    'src/footer.jsx': footer('return <p>Foot</p>'),
  })
  rmSync(join(site.dir, 'docs/index.md'))
  const run = await watched(site)
  await expect.poll(run.told, { timeout: 30_000 }).toMatch(/index\.mdx:3:1 {2}error {2}page-too-slow/)
  site.write({ 'docs/index.mdx': '# Home\n\nEnds.\n', 'src/footer.jsx': footer('for (;;);') })
  await expect.poll(run.told, { timeout: 30_000 }).toMatch(/footer\.jsx {2}error {2}render-error.*longer than 1 s/)
  site.write({ 'src/footer.jsx': footer('return <p>Mended foot</p>') })
  await shows(run, '/').toMatch(/Ends\.[^]*Mended foot/)
  expect(await run.stop('SIGTERM')).toBe(143)
})

test('it serves without an output folder, beside a build, and ends by signals', async () => {
  const site = newSite({ 'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n', 'static/hello.txt': 'hello' })
  const run = await watched(site)
  const page = await ask(run, '/')
  expect(page.text).toContain('/@docs-build/client.js')
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  expect((await ask(run, '/draft')).status).toBe(200)
  expect((await ask(run, '/hello.txt')).text).toBe('hello')
  expect((await ask(run, '/sitemap.xml')).text).toContain('https://example.com/')
  expect(JSON.parse((await ask(run, '/search-records.json')).text)).not.toEqual([])
  expect(existsSync(join(site.dir, 'dist'))).toBe(false)

  const built = await site.build()
  expect(built).toMatchObject({ code: 0 })
  expect(site.output()['index.html']).not.toContain('@docs-build')
  const second = await runCli(['watch', 'site', '--port', '0'], { cwd: site.workDir })
  expect(second).toMatchObject({ code: 1, stdout: '' })
  expect(second.stderr).toMatch(
    /^This site is being watched already \(process \d+\)\. Open http:\/\/127\.0\.0\.1:\d+\/, or/,
  )

  expect(await run.stop('SIGINT')).toBe(130)
  const next = await watched(site, { flags: ['--no-drafts'] })
  expect((await ask(next, '/draft')).status).toBe(404)
  expect(await next.stop('SIGTERM')).toBe(143)
})

test('an edit of code is shown that keeps size and time of the file', async () => {
  const site = newSite({
    'docs.config.mjs': configText({ theme: { css: ['./site.css'] } }),
    'docs/page.mdx': "import Own from '../parts/own'\n\n# Page\n\n<Own />\n",
    'parts/own.jsx': "import { word } from './word.js'\nexport default () => <b>{word}</b>\n",
    'parts/word.js': "export const word = 'one'\n",
    'site.css': '.own { width: 1px }\n',
  })
  const run = await watched(site)
  const style = async () => {
    const [, href = ''] = /href="([^"]*styles[^"]*\.css[^"]*)"/.exec((await ask(run, '/page')).text) ?? []
    return (await ask(run, href)).text
  }
  await shows(run, '/page').toContain('<b>one</b>')
  const time = new Date('2024-01-01')
  const edit = (path: string, text: string) => {
    site.write({ [path]: text })
    utimesSync(join(site.dir, path), new Date(), time)
  }
  for (const word of ['two', 'six', 'ten', 'one']) {
    edit('parts/word.js', `export const word = '${word}'\n`)
    await shows(run, '/page').toContain(`<b>${word}</b>`)
  }
  for (const width of ['2px', '3px', '4px']) {
    edit('site.css', `.own { width: ${width} }\n`)
    await expect.poll(style, { timeout: 60_000 }).toContain(width)
  }
})

test('pages that are files and no folders are shown under both spellings of their URLs', async () => {
  const site = newSite({
    'docs.config.mjs': configText({ trailingSlash: false, redirects: [{ from: '/old', to: '/guide' }] }),
    'docs/guide/index.md': '# Guide\n',
    'docs/guide/page.md': '# Page\n',
  })
  const run = await watched(site)
  for (const path of ['/guide', '/guide/', '/guide.html']) expect((await ask(run, path)).text).toContain('>Guide</h1>')
  expect((await ask(run, '/guide/page')).text).toContain('>Page</h1>')
  expect((await ask(run, '/old')).text).toContain('url=/guide')
})

test('it answers only to its own names, and leads nowhere out of the site', async () => {
  const run = await watched(newSite(), { env: { DOCS_BUILD_ALLOWED_HOSTS: 'docs.test' } })
  const port = String(run.port)
  expect((await ask(run, '/', { host: `evil.example:${port}` })).status).toBe(403)
  expect((await ask(run, '/', { host: `docs.test:${port}` })).status).toBe(200)
  expect((await ask(run, '/@docs-build/events', { origin: 'https://evil.example' })).status).toBe(403)
  for (const path of [
    '/../docs.config.mjs',
    '/%2e%2e/docs.config.mjs',
    '/..%2fdocs.config.mjs',
    '/.docs-build/watch/lock',
    '/docs.config.mjs',
  ])
    expect({ path, status: (await ask(run, path)).status }).toEqual({ path, status: 404 })
  expect((await ask(run, '/%')).status).toBe(400)
})

test('a browser that missed an update is told to ask for its page', async () => {
  const site = newSite()
  const run = await watched(site)
  const first = await ask(run, '/@docs-build/events', {}, /event: findings/)
  const id = /id: (\S+)/.exec(first.text)?.[1] ?? ''
  expect(first.text).not.toContain('event: update')
  // The page knows what it shows: an edit before its first connection is not missed.
  await expect.poll(run.told, { timeout: 60_000 }).toContain('Ready')
  expect((await ask(run, '/')).text).toContain(
    `data-last="${/id: (\S+)/.exec((await ask(run, '/@docs-build/events', {}, /event: findings/)).text)?.[1]}"`,
  )
  site.write({ 'docs/index.md': '# Home\n\nEdited.\n' })
  await shows(run, '/').toContain('Edited.')
  expect((await ask(run, '/@docs-build/events', { 'last-event-id': id }, /event: findings/)).text).toContain(
    '"kind":"all"',
  )
  expect((await ask(run, '/@docs-build/events', { 'last-event-id': 'other-1' }, /event: findings/)).text).toContain(
    '"kind":"reload"',
  )
  const page = JSON.parse((await ask(run, '/@docs-build/page?path=/')).text)
  expect(page).toMatchObject({ route: '/', html: expect.stringContaining('Edited.') })
})

test('new files under a symbolic link, in new and renamed folders, beside the site and in a site that comes back are seen', async () => {
  const config = { docs: { path: '../content', routeBasePath: '/' }, readableDirs: ['../elsewhere'] }
  const site = newSite({ 'docs.config.mjs': configText(config) })
  const content = join(site.workDir, 'content')
  const elsewhere = join(site.workDir, 'elsewhere')
  for (const folder of [content, elsewhere]) mkdirSync(folder)
  symlinkSync(elsewhere, join(content, 'linked'))
  site.write({ '../content/index.md': '# Home\n' })
  const run = await watched(site)
  await expect.poll(run.told, { timeout: 60_000 }).toContain('Ready')
  site.write({ '../elsewhere/new.md': '# New under a link\n' })
  await shows(run, '/linked/new').toContain('New under a link')
  site.write({ '../content/a/b/deep.md': '# Deep\n' })
  await shows(run, '/a/b/deep').toContain('Deep')
  renameSync(join(content, 'a'), join(content, 'c'))
  await shows(run, '/c/b/deep').toContain('Deep')
  expect((await ask(run, '/a/b/deep')).status).toBe(404)

  renameSync(site.dir, `${site.dir}-away`)
  await expect.poll(run.told, { timeout: 60_000 }).toContain('is gone')
  site.write({ '../content/c/b/deep.md': '# Deeper\n' })
  renameSync(`${site.dir}-away`, site.dir)
  await shows(run, '/c/b/deep').toContain('Deeper')
})

test('a disk that tells nothing is polled, and a site without a config is waited for', async () => {
  const site = newSite()
  rmSync(join(site.dir, 'docs.config.mjs'))
  const run = await watched(site, { env: { DOCS_BUILD_POLLING: '100' } })
  const waiting = await ask(run, '/')
  expect(waiting.status).toBe(503)
  expect(waiting.text).toContain('No config file found')
  site.write({ 'docs.config.mjs': configText() })
  await shows(run, '/').toContain('Home')
})

test('what plugins do follows their options, their code and what their sources read', async () => {
  const config = (mark: string) => ({
    'docs.config.mjs': configText({ plugins: [['./plugins/mark.ts', { mark }]] }),
  })
  const mark = (word: string) => `
    import { word } from './word.ts'
    export default (_: unknown, { mark }: { mark: string }) => ({
      name: 'mark',
      remark: [() => (tree) => void tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word + ' ${word} ' + mark }] })],
      sources: [{ id: 'names', load: async ({ read }) => ({
        docs: { routeBasePath: 'names', files: { 'one.md': { text: '# ' + (await read('data/name.txt')), origin: { file: 'data/name.txt' } } } },
      }) }],
      check: ({ pages }) => pages.map(({ title }) => ({ code: 'title', message: 'There is ' + title })),
    })`
  const site = newSite({
    ...config('one'),
    'plugins/mark.ts': mark('Stamped'),
    'plugins/word.ts': "export const word = 'Well'",
    'data/name.txt': 'Ada',
  })
  const run = await watched(site)
  await shows(run, '/').toContain('Well Stamped one')
  await shows(run, '/names/one').toContain('Ada')
  await expect.poll(run.told, { timeout: 60_000 }).toContain('There is Ada')
  site.write(config('two'))
  await shows(run, '/').toContain('Well Stamped two')
  site.write({ 'plugins/mark.ts': mark('Painted') })
  await shows(run, '/').toContain('Well Painted two')
  site.write({ 'plugins/word.ts': "export const word = 'Badly'" })
  await shows(run, '/').toContain('Badly Painted two')
  site.write({ 'data/name.txt': 'Eve' })
  await shows(run, '/names/one').toContain('Eve')
  await expect.poll(run.told, { timeout: 60_000 }).toContain('There is Eve')
})

test('a file outside of the site that a plugin reads, and a component that it imports, are seen when they change', async () => {
  const site = newSite({
    'docs.config.mjs': configText({ plugins: ['./plugins/outside.mjs'] }),
    'plugins/outside.mjs': `
      import { readFileSync } from 'node:fs'
      import { resolve } from 'node:path'
      const outside = () => (tree, file) => {
        const path = resolve(file.cwd, '../beside.txt')
        file.data.dependencies.push(path)
        tree.children.unshift({ type: 'mdxjsEsm', value: "import Chart from '@site/src/chart.jsx'" })
        tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'It says ' + readFileSync(path, 'utf8') }] })
        tree.children.push({ type: 'mdxJsxFlowElement', name: 'Chart', attributes: [], children: [] })
      }
      export default { name: 'outside', remark: [outside] }
    `,
    '../beside.txt': 'one',
    'src/chart.jsx': 'export default () => <em>bars</em>',
  })
  const run = await watched(site)
  await shows(run, '/').toContain('It says one')
  await shows(run, '/').toContain('<em>bars</em>')
  await expect.poll(run.told, { timeout: 60_000 }).toContain('Ready')
  site.write({ '../beside.txt': 'two' })
  await shows(run, '/').toContain('It says two')
  site.write({ 'src/chart.jsx': 'export default () => <em>lines</em>' })
  await shows(run, '/').toContain('<em>lines</em>')
})

test('a file that becomes a folder, and a file again, is followed', { timeout: 240_000 }, async () => {
  const site = newSite({ 'docs/pump.md': '# Pump\n\nAs a file.\n' })
  const run = await watched(site)
  await shows(run, '/pump').toContain('As a file.')
  await expect.poll(run.told, { timeout: 60_000 }).toContain('Ready')
  const place = join(site.dir, 'docs/pump.md')
  site.write({ 'aside/index.md': '# Pump\n\nIn a folder.\n' })
  rmSync(place)
  renameSync(join(site.dir, 'aside'), place)
  await shows(run, '/pump.md/').toContain('In a folder.')
  site.write({ 'docs/pump.md/index.md': '# Pump\n\nIn a folder, edited.\n' })
  await shows(run, '/pump.md/').toContain('edited')
  rmSync(place, { recursive: true })
  site.write({ 'docs/pump.md': '# Pump\n\nA file once more.\n' })
  await shows(run, '/pump').toContain('A file once more.')
  site.write({ 'docs/pump.md': '# Pump\n\nEdited once more.\n' })
  await shows(run, '/pump').toContain('Edited once more.')
  expect(run.told()).not.toContain('This is a bug')
})

test('edits in folders that took the place of files and of other folders are seen', { timeout: 240_000 }, async () => {
  const site = newSite({ 'docs/a/index.md': '# A\n', 'docs/b/index.md': '# B\n', 'docs/pump.md': '# Pump\n' })
  const run = await watched(site)
  await expect.poll(run.told, { timeout: 60_000 }).toContain('Ready')
  const place = (path: string) => join(site.dir, path)
  renameSync(place('docs/a'), place('x'))
  renameSync(place('docs/b'), place('docs/a'))
  renameSync(place('x'), place('docs/b'))
  mkdirSync(place('y'))
  renameSync(place('docs/pump.md'), place('y/index.md'))
  renameSync(place('y'), place('docs/pump.md'))
  await shows(run, '/a/').toContain('>B<')
  await shows(run, '/pump.md/').toContain('>Pump<')
  site.write({ 'docs/a/index.md': '# Of A\n', 'docs/pump.md/index.md': '# Of the pump\n' })
  await shows(run, '/a/').toContain('>Of A<')
  await shows(run, '/pump.md/').toContain('>Of the pump<')
  site.write({ 'docs/b/index.md': '# Of B\n' })
  await shows(run, '/b/').toContain('>Of B<')
})

test('a symbolic link that goes and comes back is followed again', { timeout: 240_000 }, async () => {
  const site = newSite({ 'aside/index.md': '# First\n', 'other/index.md': '# Other\n' })
  const link = (target: string) => {
    rmSync(join(site.dir, 'docs/linked'), { force: true })
    symlinkSync(join(site.dir, target), join(site.dir, 'docs/linked'), 'junction')
  }
  link('aside')
  const run = await watched(site)
  await shows(run, '/linked/').toContain('>First<')
  await expect.poll(run.told, { timeout: 60_000 }).toContain('Ready')
  link('nowhere')
  await shows(run, '/linked/').not.toContain('>First<')
  link('aside')
  await shows(run, '/linked/').toContain('>First<')
  site.write({ 'aside/index.md': '# Second\n' })
  await shows(run, '/linked/').toContain('>Second<')
  link('other')
  await shows(run, '/linked/').toContain('>Other<')
})

const isWindows = process.platform === 'win32'

// Windows has no signal that holds a process until both, the text and its time, are written.
test('a component beside the site that is saved before its files are watched is seen', async () => {
  const word = (text: string) => `export default () => <b>${text}</b>\n`
  const site = newSite({
    'docs.config.mjs': configText({ readableDirs: ['../shared'] }),
    '../shared/word.jsx': word('alpha'),
    '../shared/live.jsx': "'use client'\nexport { default } from './word'\n",
    'docs/index.mdx': "import Word from '../../shared/live'\n\n# Home\n\n<Word />\n",
  })
  rmSync(join(site.dir, 'docs/index.md'))
  const cold = await watched(site)
  await shows(cold, '/').toContain('alpha')
  await cold.stop()
  const run = await watched(site)
  await shows(run, '/').toContain('alpha')
  site.write({ '../shared/word.jsx': word('omega') })
  await shows(run, '/').toContain('omega')
})

test.skipIf(isWindows)('a file of the same size and time as before is shown', { timeout: 240_000 }, async () => {
  const site = newSite({ 'docs/index.md': '# Home\n\nFirst\n' })
  const file = join(site.dir, 'docs/index.md')
  const time = new Date('2020-01-01T00:00:00Z')
  utimesSync(file, time, time)
  const run = await watched(site)
  await shows(run, '/').toContain('First')
  // What follows files is ready.
  site.write({ 'docs/more.md': '# More\n' })
  await shows(run, '/more').toContain('More')
  process.kill(run.pid, 'SIGSTOP')
  site.write({ 'docs/index.md': '# Home\n\nOther\n' })
  // It was read since it was written, and the copy as well.
  utimesSync(file, new Date(), time)
  process.kill(run.pid, 'SIGCONT')
  await shows(run, '/').toContain('Other')
})
