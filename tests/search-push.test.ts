import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { root, runCli, type CliRun } from './run-cli.ts'
import { sampleRecord, sampleRecords } from './search-host/sample-records.ts'
import { startSearchHost, type SearchHost } from './search-host/search-host.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

const secret = 'admin-key-9b7d'
const fresh = sampleRecord({ objectID: 'new', hierarchy: { ...sampleRecords[0]!.hierarchy, lvl1: 'New page' } })
let host: SearchHost
let site: TemporarySite

beforeAll(async () => {
  site = temporarySite({ 'dist/search-records.json': JSON.stringify([fresh]) })
})

beforeEach(async () => {
  await host?.close()
  host = await startSearchHost({ indices: { docs: sampleRecords }, polls: 1 })
  const algolia = { appId: host.appId, apiKey: host.searchKey, indexName: 'docs', hosts: [host.origin] }
  site.write({ 'docs.config.mjs': configText({ search: { provider: 'algolia', algolia } }) })
})

afterAll(async () => {
  await host.close()
  site.remove()
})

test('the records of the built site take the place of those in the index', async () => {
  const run = await push()
  expect(run).toMatchObject({ code: 0, stdout: '' })
  expect(run.stderr).toMatch(/^Sent 1 record \(\d+ B\) in 1 request to index "docs", \d+\.\d s\n$/)
  expect(ids()).toEqual(['new'])
  expect([...host.indices.keys()]).toEqual(['docs'])
})

test('a site in several languages has the records of all of them in one index', async () => {
  const german = sampleRecord({ objectID: 'neu', hierarchy: { ...sampleRecords[0]!.hierarchy, lvl1: 'Neu' } })
  const algolia = { appId: host.appId, apiKey: host.searchKey, indexName: 'docs', hosts: [host.origin] }
  const more = { search: { provider: 'algolia', algolia }, i18n: { default: 'en', locales: { en: {}, de: {} } } }
  site.write({ 'docs.config.mjs': configText(more), 'dist/de/search-records.json': JSON.stringify([german]) })
  expect(await push()).toMatchObject({ code: 0 })
  expect(ids()).toEqual(['new', 'neu'])
})

test('--dry-run says what it would send, without a key and without a request', async () => {
  const run = await push(['--dry-run'], {})
  expect(run).toMatchObject({ code: 0, stderr: '' })
  expect(run.stdout).toMatch(
    /^Would send 1 record \(\d+ B\) in 1 request to index "docs" of application "TESTAPP"\.\nLargest record: \d+ B, https:\/\/example\.com\/new\n$/,
  )
  expect(host.requests).toEqual([])
})

test('the environment names another index', async () => {
  const run = await push([], { DOCS_ALGOLIA_ADMIN_KEY: secret, DOCS_ALGOLIA_INDEX: 'preview' })
  expect(run.code).toBe(0)
  expect(ids('preview')).toEqual(['new'])
  expect(ids()).toHaveLength(sampleRecords.length)
})

test.each([
  ['no key', [], {}, 'DOCS_ALGOLIA_ADMIN_KEY is not set, expected a key that may write to the index.'],
  ['a blank key', [], { DOCS_ALGOLIA_ADMIN_KEY: ' ' }, 'DOCS_ALGOLIA_ADMIN_KEY is not set'],
  [
    'no built site',
    ['--out-dir', 'none'],
    key(),
    'There is no "search-records.json" in the output folder "none".\nRun `docs-build build` first.',
  ],
])('with %s it is wrong usage', async (_, flags, env, words) => {
  const run = await push(flags, env)
  expect(run).toMatchObject({ code: 2, stdout: '' })
  expect(run.stderr).toContain(words)
  expect(host.requests).toEqual([])
})

test('without an index in config or environment it says where to name it', async () => {
  site.write({ 'docs.config.mjs': configText() })
  const run = await push()
  expect(run.code).toBe(2)
  expect(run.stderr).toContain('"search.algolia.appId" in the config, or the environment variable DOCS_ALGOLIA_APP_ID')
})

test('a config with errors is reported as by build', async () => {
  site.write({ 'docs.config.mjs': configText({ search: { provider: 'algolia', algolia: { appId: 'A' } } }) })
  const run = await push()
  expect(run.code).toBe(2)
  expect(run.stderr).toContain('In "search.algolia": The key "apiKey" is missing')
})

test.each([
  ['a wrong key', key('wrong-key-5e1a'), () => {}, 'refuses the key of DOCS_ALGOLIA_ADMIN_KEY'],
  ['a key that may only search', key('search-key-0f3c'), () => {}, 'Method not allowed with this API key'],
  [
    'a host that repeats the key',
    key(),
    () => host.behave({ type: 'fail', status: 400, message: `No ${secret}`, on: /batch/ }),
    'Algolia refuses the records (400): No …',
  ],
  [
    'no host',
    key(),
    () => host.refuse(),
    'No host of application "TESTAPP" answers, expected one of http://127.0.0.1:',
  ],
])('%s is told in words, the index stays, and the key is nowhere', async (_, env, prepare, words) => {
  await prepare()
  const run = await push([], env)
  expect(run).toMatchObject({ code: 1, stdout: '' })
  expect(run.stderr).toContain(words)
  expect(run.stderr).toContain('The index "docs" is as it was.')
  expect(run.stdout + run.stderr).not.toContain(env.DOCS_ALGOLIA_ADMIN_KEY)
  expect(run.stderr).not.toMatch(/^\s+at /m)
  expect(ids()).toHaveLength(sampleRecords.length)
  expect([...host.indices.keys()]).toEqual(['docs'])
})

test('a limited rate is said and waited for', async () => {
  host.behave({ type: 'rate-limit', times: 1, on: /batch/ })
  const run = await push()
  expect(run.code).toBe(0)
  expect(run.stderr).toContain('Algolia limits the rate, trying again in 1 s.\nSent 1 record')
})

test.runIf(process.platform !== 'win32').each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s ends it with %i: the index is as it was, and nothing is left over', async (signal, code) => {
  host.behave({ type: 'stall', ms: 30_000, on: /batch/ })
  const child = spawn(process.execPath, [resolve(root, 'bin/docs-build.js'), 'search', 'push', 'site'], {
    cwd: site.workDir,
    env: { ...process.env, ...key() },
  })
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += String(text)))
  const ended = new Promise((done) => child.on('close', done))
  await expect.poll(() => host.requests.some(({ path }) => path.endsWith('/batch')), { timeout: 60_000 }).toBe(true)
  child.kill(signal)
  expect(await ended).toBe(code)
  expect(stderr).toBe('Interrupted. The index "docs" is as it was.\n')
  expect(ids()).toHaveLength(sampleRecords.length)
  expect([...host.indices.keys()]).toEqual(['docs'])
})

function push(flags: readonly string[] = [], env: Readonly<Record<string, string>> = key()): Promise<CliRun> {
  return runCli(['search', 'push', 'site', ...flags], { cwd: site.workDir, env })
}

function key(value = secret) {
  return { DOCS_ALGOLIA_ADMIN_KEY: value }
}

function ids(index = 'docs'): readonly string[] {
  return [...(host.indices.get(index)?.records.keys() ?? [])]
}
