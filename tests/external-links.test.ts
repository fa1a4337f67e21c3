import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { unsealed } from '../packages/ssg-cli/src/io/cache/sealed.ts'
import { runWarm } from './warm-cli.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

/** A server that answers well, badly, late, only at the second time, or not at all. */
const answers: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse, time: number) => void>> = {
  '/ok': (_, response) => response.end('ok'),
  '/missing': (_, response) => response.writeHead(404).end(),
  '/down': (_, response) => response.writeHead(500).end(),
  '/stalls': () => undefined,
  '/cuts': (request) => void request.socket.destroy(),
  '/flaky': (_, response, time) => response.writeHead(time <= 2 ? 503 : 200).end(),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/head-lies': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/elsewhere': (_, response) => response.writeHead(302, { location: '/ok' }).end(),
  '/moved': (_, response) => response.writeHead(301, { location: '/ok' }).end(),
  '/limited': (_, response, time) => response.writeHead(time === 1 ? 429 : 200, { 'retry-after': '1' }).end(),
  '/closed': (_, response) => response.writeHead(429, { 'retry-after': '86400' }).end(),
}
let seen: { readonly path: string; readonly at: number }[] = []
const server = createServer((request, response) => {
  const path = request.url ?? ''
  seen.push({ path, at: Date.now() })
  const time = seen.filter((other) => other.path === path).length
  answers[path.replace(/\?.*/, '')]?.(request, response, time)
})
let origin = ''
let site: TemporarySite

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // A server that listens on a port has such an address.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  seen = []
})
afterEach(() => site.remove())
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const asked = { check: { external: { ignore: ['*/ignored*'] } } }

test('each URL is asked for once, and every place that has a broken one is told', async () => {
  const navbar = {
    items: [
      { label: 'Down', href: `${origin}/missing#nav` },
      { label: 'Ok', href: `${origin}/ok` },
    ],
  }
  site = temporarySite({
    'docs.config.mjs': configText({ ...asked, navbar }),
    'docs/index.md': `# Home

[a](${origin}/missing) [b](${origin}/missing#part) [c](${origin}/ok) [i](${origin}/ignored/x)
<a href="${origin}/no-head">d</a> ![e](${origin}/head-lies) [f](${origin}/moved) [ref]

[ref]: ${origin}/down
`,
    'docs/a.mdx': `# A\n\nexport const url = '${origin}/missing?made'\n\n<a href={url}>x</a>\n`,
  })
  const { code, report } = await check('--timeout', '2000')
  expect(code).toBe(0)
  expect(report.diagnostics).toEqual([
    broken('site/docs.config.mjs', 1, '/missing#nav', 'status 404'),
    expect.objectContaining({ file: 'site/docs/a.mdx', url: `${origin}/missing?made`, severity: 'warning' }),
    broken('site/docs/index.md', 3, '/missing', 'status 404'),
    broken('site/docs/index.md', 3, '/missing#part', 'status 404'),
    broken('site/docs/index.md', 6, '/down', 'status 500'),
  ])
  // HEAD, and GET to be sure; a server's error is no reason to give up at once.
  expect(count('/missing')).toBe(2)
  expect(count('/ok')).toBeLessThanOrEqual(3)
  expect(count('/down')).toBe(6)
  expect(seen.some(({ path }) => path.startsWith('/ignored'))).toBe(false)
})

test('links of the config are asked for wherever they stand, as a browser reads them', async () => {
  const html = (path: string) => `<a class="x" href="${origin}${path}?a=1&amp;b=2">x</a>`
  site = temporarySite({
    'docs.config.mjs': configText({
      ...asked,
      navbar: {
        logo: { src: '/logo.svg', alt: 'Logo', href: `${origin}/missing?logo` },
        items: [{ type: 'html', value: html('/missing') }],
      },
      footer: { copyright: `© ${html('/ok')}` },
      announcementBar: { id: 'news', html: html('/down') },
    }),
    'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  })
  const { report } = await check('--timeout', '2000')
  expect(new Set(seen.map(({ path }) => path))).toEqual(
    new Set(['/missing?logo', '/missing?a=1&b=2', '/ok?a=1&b=2', '/down?a=1&b=2']),
  )
  const unanswered = ['/missing?logo', '/missing?a=1&b=2', '/down?a=1&b=2'].map((path) => origin + path)
  expect(report.diagnostics).toEqual(
    unanswered.map((url) => expect.objectContaining({ file: 'site/docs.config.mjs', line: 1, url })),
  )
})

test('a link that redirects for good is told with its new address, and stays no finding', async () => {
  site = siteOf('/moved', '/elsewhere')
  await check()
  // The next time too.
  const { report, told } = await check()
  expect(report.diagnostics).toEqual([])
  expect(told).toContain(`"${origin}/moved" → "${origin}/ok"`)
  expect(told.match(/^Moved /gm)).toHaveLength(1)
})

test('what may pass is tried again, and who asks for time gets it', async () => {
  site = siteOf('/flaky', '/limited')
  const { report } = await check()
  expect(report.diagnostics).toEqual([])
  const [first, second] = seen.filter(({ path }) => path === '/limited')
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(900)
})

test('a server that wants to be left alone for a day is left alone, and counts for nothing', async () => {
  site = siteOf('/closed')
  expect((await check()).report.diagnostics).toEqual([])
  expect(count('/closed')).toBe(1)
})

test('a server that stalls or cuts the connection does not hold up the check', async () => {
  site = siteOf('/stalls', '/cuts')
  const { code, report } = await check('--timeout', '500', '--strict')
  expect(code).toBe(1)
  expect(report.diagnostics).toEqual([
    broken('site/docs/index.md', 3, '/stalls', 'no answer within 0.5 s'),
    broken('site/docs/index.md', 5, '/cuts', 'its server cuts the connection'),
  ])
})

test('good answers count for a day, bad ones are asked for again', async () => {
  site = siteOf('/ok', '/missing')
  await check()
  seen = []
  expect((await check()).report.diagnostics).toHaveLength(1)
  expect(seen.map(({ path }) => path)).toEqual(['/missing', '/missing'])
  const memory = join(site.dir, '.docs-build/external-links.json')
  expect(Object.keys(JSON.parse(unsealed(readFileSync(memory)) ?? ''))).toEqual([`${origin}/ok`])
  seen = []
  await check('--no-cache')
  expect(count('/ok')).toBe(1)
})

test('without a network there is one message, not one for each link', async () => {
  const hosts = ['a', 'b', 'c', 'd', 'e']
  const links = hosts.map((host) => `[x](https://${host}.docs-build.invalid/)`).join(' ')
  site = temporarySite({ 'docs.config.mjs': configText(asked), 'docs/index.md': `# Home\n\n${links}\n` })
  const { report } = await check('--concurrency', '1')
  expect(report.diagnostics).toEqual([
    expect.objectContaining({
      code: 'broken-external-link',
      message: 'There is no network: 5 external links were not checked',
    }),
  ])
})

test('nobody is asked without --external', async () => {
  site = siteOf('/missing')
  const run = await runWarm(['check', 'site'], { cwd: site.workDir })
  expect(run.code).toBe(0)
  expect(seen).toEqual([])
  expect(existsSync(join(site.dir, '.docs-build/external-links.json'))).toBe(false)
})

function siteOf(...paths: string[]): TemporarySite {
  const links = paths.map((path) => `[x](${origin}${path})\n\n`).join('')
  return temporarySite({ 'docs.config.mjs': configText(asked), 'docs/index.md': `# Home\n\n${links}` })
}

function broken(file: string, line: number, path: string, reason: string) {
  const message = `External link "${origin}${path}" is broken: ${reason}`
  return expect.objectContaining({ code: 'broken-external-link', severity: 'warning', file, line, message })
}

function count(path: string): number {
  return seen.filter((request) => request.path === path).length
}

async function check(...flags: string[]) {
  const args = ['check', 'site', '--external', '--reporter', 'json', ...flags]
  const { code, stdout, stderr } = await runWarm(args, { cwd: site.workDir })
  return { code, report: JSON.parse(stdout), told: stderr }
}
