/** A cache that machines share: pages are made once for all of them, and a store that is bad in any way costs little and changes nothing. */
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answerServer, type AnswerServer, type Badness } from './answer-server.ts'
import type { CliRun } from './run-cli.ts'
import { configText, temporarySite, writeFiles, type TemporarySite } from './temporary-site.ts'
import { runWarm } from './warm-cli.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const files = {
  'docs.config.mjs': `
    export default {
      title: 'Site',
      url: 'https://example.com',
      docs: { path: 'docs', routeBasePath: '/' },
      blog: {},
      print: 'sections',
      i18n: { default: 'en', locales: { en: {}, de: {} } },
      plugins: ['./plugin.mjs'],
    }
  `,
  'plugin.mjs': `
    import { readFileSync } from 'node:fs'
    import { join } from 'node:path'
    const words = readFileSync(new URL('./words.txt', import.meta.url), 'utf8') + readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
    const remarkRead = () => (tree, file) => {
      if (!file.data.frontMatter.reads) return
      const path = join(file.dirname, file.data.frontMatter.reads)
      file.data.dependencies.push(path)
      tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: readFileSync(path, 'utf8') }] })
    }
    const remarkNote = () => (tree, file) => {
      if (!file.data.frontMatter.note) return
      tree.children.unshift({ type: 'mdxjsEsm', value: "import Note from '@site/note.jsx'" })
      tree.children.push({ type: 'mdxJsxFlowElement', name: 'Note', attributes: [], children: [] })
    }
    export default () => ({ name: 'reader', remark: [remarkRead, remarkNote], search: () => void words })
  `,
  'words.txt': 'words that are read as the plugin is loaded',
  'note.jsx': 'export default () => <p>Noted.</p>\n',
  'docs/index.md': '# Home\n\n[One](guide/one.md)\n',
  'docs/guide/one.md': '# One\n\n```js\nconst one = 1\n```\n',
  'docs/guide/two.mdx': '---\nreads: two.txt\n---\n\n# Two\n\n<b>bold</b>\n',
  'docs/guide/noted.mdx': '---\nnote: true\n---\n\n# Noted\n',
  'docs/guide/two.txt': 'read by a plugin',
  'docs/guide/three.md': '# Three\n\n![Dot](dot.svg)\n',
  'docs/guide/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'blog/2026-01-02-first.md': '# First\n\nWords.\n\n<!-- truncate -->\n\nMore.\n',
  'i18n/de/docs/guide/one.md': '# Eins\n',
}

/** What a machine keeps of the bundle that renders, which is not shared: without it each build makes the same one. */
const bundle = ['server', 'cache/server-bundle.jsonl']

/** A site of which no page is known. Its bundle is, unless it is `from` nothing. */
function newSite(from: 'bundle' | 'nothing' = 'bundle'): TemporarySite {
  const site = temporarySite(files)
  closing.push(site.remove)
  if (from === 'bundle')
    for (const path of bundle)
      cpSync(join(first.dir, '.docs-build', path), join(site.dir, '.docs-build', path), { recursive: true })
  return site
}

async function newStore(isBad?: Badness): Promise<AnswerServer> {
  const server = await answerServer(isBad)
  closing.push(server.close)
  return server
}

interface Counts {
  readonly pages: number
  readonly cached: number
}

/** What a build with a shared cache reports. */
async function built(
  site: TemporarySite,
  url: string,
  env: Readonly<Record<string, string>> = {},
  flags: string[] = [],
) {
  const run = await site.buildWarm(['--reporter', 'json', ...flags], { DOCS_BUILD_CACHE: url, ...env })
  return { ...run, counts: countsOf(run) }
}

function countsOf({ stdout, stderr }: CliRun): Counts {
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout) as Counts
}

/** Built without a shared cache, and what that made. */
let first: TemporarySite
let alone: Record<string, string>
beforeAll(async () => {
  first = temporarySite(files)
  expect(await first.buildWarm()).toMatchObject({ code: 0, stderr: expect.stringContaining('0 warnings') })
  alone = first.output()
})
afterAll(() => first.remove())

test('a clone takes every page from the cache, and its output is the same', async () => {
  const store = await newStore()
  const filling = newSite('nothing')
  const { code, counts } = await built(filling, store.url)
  expect(code).toBe(0)
  expect(counts.cached).toBe(0)
  expect(filling.output()).toEqual(alone)

  const clone = newSite('nothing')
  const again = await built(clone, store.url)
  expect(again.counts).toEqual({ ...again.counts, cached: counts.pages })
  expect(again.stderr).not.toContain('Warning')
  expect(again.stderr).toMatch(/^Shared cache: \d+ answers taken, 0 put\.$/m)
  expect(clone.output()).toEqual(alone)
  // The search index is taken too: nobody asked for what it is made of.
  const hasTerms = (site: TemporarySite) => existsSync(join(site.dir, '.docs-build/cache/search-terms.jsonl'))
  expect([hasTerms(filling), hasTerms(clone)]).toEqual([true, false])
})

test('what changed is made and put, what did not is taken', async () => {
  const store = await newStore()
  await built(newSite(), store.url)
  const clone = newSite()
  clone.write({
    'docs/guide/noted.mdx': '---\nnote: true\n---\n\n# Noted\n',
    'docs/guide/two.txt': 'read by a plugin again',
  })
  const { counts } = await built(clone, store.url)
  // The page in both languages, and the sections that show it.
  expect(counts.pages - counts.cached).toBe(4)
  expect(clone.output()['guide/two/index.html']).toContain('read by a plugin again')
})

test('a page whose code reads files is made by each machine: nobody knows what it reads before it does', async () => {
  const store = await newStore()
  const words = {
    'docs/words.mdx': "import Words from '@site/words.jsx'\n\n# Words\n\n<Words/>\n",
    'words.jsx': `
      import { readFileSync } from 'node:fs'
      const text = readFileSync('site/words.txt', 'utf8')
      export default () => <p>{text}</p>
    `,
  }
  const siteOf = (text: string) => {
    const site = temporarySite({ ...words, 'words.txt': text })
    closing.push(site.remove)
    return site
  }
  await built(siteOf('first words'), store.url)
  const clone = siteOf('other words')
  const { counts } = await built(clone, store.url)
  expect(clone.output()['words/index.html']).toContain('other words')
  expect(counts.pages - counts.cached).toBe(1)
})

test('what `check` needs is taken, and a check puts nothing', async () => {
  const store = await newStore()
  await built(newSite(), store.url)
  const { put } = store.counts
  const clone = newSite()
  const run = await runWarm(['check', 'site'], {
    cwd: clone.workDir,
    env: { DOCS_BUILD_CACHE: store.url },
  })
  expect(run).toMatchObject({ code: 0 })
  expect(store.counts.put).toBe(put)
})

describe('who may write', () => {
  let store: AnswerServer
  beforeAll(async () => {
    store = await answerServer()
  })
  afterAll(() => store.close())

  const event = { pull_request: { head: { repo: { full_name: 'stranger/docs' } } } }
  test.each([
    ['nobody whose mode is to read', () => ({ DOCS_BUILD_CACHE_MODE: 'read' })],
    [
      'no pull request of another repository of GitHub',
      (site: TemporarySite) => {
        writeFiles(site.workDir, { 'event.json': JSON.stringify(event) })
        const path = join(site.workDir, 'event.json')
        return { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: path, GITHUB_REPOSITORY: 'owner/docs' }
      },
    ],
    [
      'no merge request of another project of GitLab',
      () => ({ CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '7', CI_MERGE_REQUEST_PROJECT_ID: '1' }),
    ],
  ])('%s', async (_, env) => {
    const site = newSite()
    expect(await built(site, store.url, env(site))).toMatchObject({ code: 0 })
    expect(store.counts.put).toBe(0)
    expect(store.counts.get).toBeGreaterThan(0)
  })
})

test('answers of those with another secret, or none, lie beside: neither takes those of the other', async () => {
  const store = await newStore()
  const { counts } = await built(newSite(), store.url, { DOCS_BUILD_CACHE_SECRET: 'one' })
  const clone = newSite()
  const other = await built(clone, store.url, { DOCS_BUILD_CACHE_SECRET: 'two' })
  expect(other.counts.cached).toBe(0)
  expect(other.stderr).not.toContain('not used any further')
  expect(clone.output()).toEqual(alone)
  expect((await built(newSite(), store.url)).counts.cached).toBe(0)
  for (const secret of ['one', 'two', '']) {
    const same = await built(newSite(), store.url, { DOCS_BUILD_CACHE_SECRET: secret })
    expect(same.counts.cached).toBe(counts.pages)
  }
})

test('--no-cache takes nothing, and puts everything', async () => {
  const store = await newStore()
  await built(newSite(), store.url)
  const { put } = store.counts
  const { counts } = await built(newSite(), store.url, {}, ['--no-cache'])
  expect(counts.cached).toBe(0)
  expect(store.counts.put).toBe(2 * put)
})

describe('a bad store', () => {
  /** What a good one holds, and milliseconds of the build that filled it. */
  let full: ReadonlyMap<string, Buffer>
  let usual: number
  beforeAll(async () => {
    const store = await answerServer()
    const site = temporarySite(files)
    const begun = performance.now()
    await built(site, store.url)
    usual = performance.now() - begun
    full = store.answers
    store.close()
    site.remove()
  })

  const swapped: Badness = ({ method, url = '' }, response, answers) => {
    if (method === 'PUT') return false
    const other = [...answers.entries()].find(([name]) => name !== url)
    if (other) response.writeHead(200).end(other[1])
    return other !== undefined
  }
  const changed =
    (change: (bytes: Buffer) => Buffer): Badness =>
    ({ method, url = '' }, response, answers) => {
      const known = method === 'GET' && answers.get(url)
      if (known) response.writeHead(200).end(change(known))
      return Boolean(known)
    }
  const flipped = (bytes: Buffer) => {
    const copy = Buffer.from(bytes)
    copy[copy.length - 3] = (copy[copy.length - 3] ?? 0) ^ 1
    return copy
  }
  const endless: Badness = ({ method }, response) => {
    if (method !== 'GET') return false
    response.writeHead(200)
    const timer = setInterval(() => response.write(Buffer.alloc(1 << 16)), 5)
    response.on('close', () => clearInterval(timer))
    return true
  }
  const refuses =
    (wanted: string, status: number): Badness =>
    ({ method }, response) => {
      if (method !== wanted) return false
      response.writeHead(status).end()
      return true
    }

  test.each<[name: string, isBad: Badness, said: RegExp | undefined]>([
    ['that gives answers under other names', swapped, /gives other bytes/],
    ['that flips bits', changed(flipped), /gives other bytes/],
    ['that cuts answers', changed((bytes) => bytes.subarray(0, bytes.length / 2)), /gives other bytes/],
    ['that gives nothing in answers', changed(() => Buffer.alloc(0)), /gives other bytes/],
    ['that never comes to an end', endless, /takes too long|gives more bytes/],
    ['that never answers', ({ method }) => method === 'GET', /takes too long/],
    ['that never takes an answer', ({ method }) => method === 'PUT', /takes too long/],
    ['that is broken', refuses('GET', 500), /answers with 500/],
    ['that is full', refuses('PUT', 507), /refuses answers with 507/],
    ['that lets nobody in', refuses('GET', 401), /answers with 401/],
    ['that has nothing', refuses('GET', 404), undefined],
  ])('%s costs two seconds at most, and changes nothing', async (_, isBad, said) => {
    const store = await newStore(isBad)
    for (const [name, answer] of full) store.answers.set(name, answer)
    const clone = newSite()
    const begun = performance.now()
    const run = await built(clone, store.url, {}, isBadForPuts(isBad) ? ['--no-cache'] : [])
    expect(run.code).toBe(0)
    if (said) expect(run.stderr).toMatch(said)
    expect(clone.output()).toEqual(alone)
    // Two seconds for each page would be 44: the rest is for a machine that has other things to do.
    expect(performance.now() - begun).toBeLessThan(2 * usual + 22_000)
  })

  /** What is taken need not be put. */
  function isBadForPuts(isBad: Badness): boolean {
    const response = { writeHead: () => response, end: () => response, write: () => true, on: () => response }
    return isBad({ method: 'PUT', url: '' } as never, response as never, new Map())
  }

  test.each([
    ['that is not there', 'http://127.0.0.1:PORT/docs', /is not used any further: ECONNREFUSED/],
    ['whose Redis is not there', 'redis://127.0.0.1:PORT', /can't be reached, ECONNREFUSED/],
    ['whose name nobody knows', 'http://cache.invalid/docs', /ENOTFOUND|EAI_AGAIN|takes too long/],
  ])('%s', async (_, place, said) => {
    const closed = await answerServer()
    closed.close()
    const url = place.replace('PORT', new URL(closed.url).port)
    const site = newSite()
    const run = await built(site, url)
    expect(run.code).toBe(0)
    expect(run.stderr).toMatch(said)
    expect(site.output()).toEqual(alone)
  })

  test('that takes connections and says nothing', async () => {
    const server = createServer(() => undefined)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const site = newSite()
    const run = await built(site, `redis://:pass@127.0.0.1:${port}`)
    server.close()
    expect(run.code).toBe(0)
    expect(run.stderr).toContain(`The shared cache at redis://127.0.0.1:${port} is not used any further`)
    expect(run.stderr).not.toContain('pass')
    expect(site.output()).toEqual(alone)
  })
})

// Many processes at once, and a store is given up after two seconds: on a machine that has more to do, so is a good one. What is
// wrong with ours is wrong three times.
describe('shards', { retry: 2 }, () => {
  test('pages that others made are joined, those of a shard that died are made, and the output is the same', async () => {
    const store = await newStore()
    const runs = await Promise.all(
      ['1/4', '2/4', '2/4', '4/4'].map((shard) =>
        newSite().buildWarm(['--shard', shard], { DOCS_BUILD_CACHE: store.url }),
      ),
    )
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect(runs[0]?.stderr).toMatch(/^Finished build --shard 1\/4: \d+ pages in 1 version: 0 warnings, /m)
    const joining = newSite()
    const { counts } = await built(joining, store.url)
    expect(joining.output()).toEqual(alone)
    expect(counts.cached).toBeGreaterThan(counts.pages / 3)
    const clone = newSite()
    expect((await built(clone, store.url)).counts.cached).toBe(counts.pages)
  })

  test('a shard leaves nothing in the site, and many run in one folder', async () => {
    const store = await newStore()
    const site = newSite()
    const runs = await Promise.all(
      ['1/2', '2/2'].map((shard) => site.buildWarm(['--shard', shard], { DOCS_BUILD_CACHE: store.url })),
    )
    expect(runs.map(({ code }) => code)).toEqual([0, 0])
    expect(site.output()).toEqual({})
    const { counts } = await built(site, store.url)
    // Lists of posts and sections wait for the pages that they show.
    expect(counts.pages - counts.cached).toBeLessThan(counts.pages / 2)
    expect(site.output()).toEqual(alone)
  })

  test('a shard that was killed leaves nothing after the next build', async () => {
    const site = newSite()
    // Of a process that there is not.
    const lock = { by: 'build', pid: 999_999_999, token: 'a', folder: '1' }
    for (const shard of ['1-of-2', '2-of-2'])
      site.write({
        [`.docs-build/shard-${shard}/lock`]: JSON.stringify(lock),
        [`.docs-build/shard-${shard}/output/a.html`]: 'a',
      })
    site.write({ '.docs-build/shard-1-of-3/output/begins.html': 'now' })
    expect(await site.buildWarm()).toMatchObject({ code: 0 })
    const left = readdirSync(join(site.dir, '.docs-build')).filter((name) => name.startsWith('shard'))
    // What has no lock may get one at this moment.
    expect(left).toEqual(['shard-1-of-3'])
  })

  test('a shard makes pages for a folder that works without a server', async () => {
    const store = await newStore()
    const search = { provider: 'algolia', algolia: { appId: 'A', apiKey: 'b', indexName: 'c' } }
    const hosted = { 'docs.config.mjs': configText({ search }) }
    const shards = newSite()
    shards.write(hosted)
    const shard = await shards.buildWarm(['--shard', '1/1', '--offline'], { DOCS_BUILD_CACHE: store.url })
    expect(shard).toMatchObject({ code: 0 })
    const joining = newSite()
    joining.write(hosted)
    const { counts } = await built(joining, store.url, {}, ['--offline'])
    expect(counts.cached).toBe(counts.pages)
    expect(counts.pages).toBeGreaterThan(3)
  })

  test('a shard waits for a slow store', async () => {
    // Pages ask for two answers, one after the other.
    const store = await newStore(({ method }, response) => {
      if (method === 'GET') setTimeout(() => response.writeHead(404).end(), 500)
      return method === 'GET'
    })
    const run = await newSite().buildWarm(['--shard', '1/2'], { DOCS_BUILD_CACHE: store.url })
    expect(run.stderr).not.toContain('not used')
    expect(run.code).toBe(0)
    expect(store.answers.size).toBeGreaterThan(0)
  })

  test('a shard that can put nothing fails', async () => {
    const store = await newStore(({ method }, response) => {
      if (method === 'PUT') response.writeHead(507).end()
      return method === 'PUT'
    })
    const run = await newSite().buildWarm(['--shard', '1/2'], { DOCS_BUILD_CACHE: store.url })
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('error  invalid-config  Unexpected shared cache that is used no further')
    expect(run.stderr).not.toContain('Finished')
    const told = await newSite().buildWarm(['--shard', '1/2', '--reporter', 'json'], { DOCS_BUILD_CACHE: store.url })
    expect([told.code, JSON.parse(told.stdout)]).toMatchObject([1, { ok: false, diagnostics: [{ severity: 'error' }] }])
  })
})

test.each([
  [
    'a URL of another kind',
    [],
    { DOCS_BUILD_CACHE: 'ftp://host' },
    'Unexpected DOCS_BUILD_CACHE, expected the URL of a store',
  ],
  [
    'a mode that there is not',
    [],
    { DOCS_BUILD_CACHE: 'http://host', DOCS_BUILD_CACHE_MODE: 'write' },
    'Unexpected DOCS_BUILD_CACHE_MODE "write", expected read or read-write.',
  ],
  [
    'a shard with a folder for an output',
    ['--shard', '1/2', '--out-dir', 'x'],
    {},
    'Unexpected --out-dir with --shard, expected it where shards are joined: a shard writes no output.',
  ],
  ['a shard without a cache', ['--shard', '1/2'], {}, 'Unexpected --shard without a shared cache that is written to'],
  [
    'a shard that there is not',
    ['--shard', '3/2'],
    {},
    'Unexpected --shard "3/2", expected a number and how many there are',
  ],
])('%s ends the command with 2', async (_, flags, env, said) => {
  const run = await newSite().buildWarm(flags, env as Record<string, string>)
  expect(run.code).toBe(2)
  expect(run.stderr).toContain(said)
})
