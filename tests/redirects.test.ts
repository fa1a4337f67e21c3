/** Where a redirect leads on the hosts of a site, whatever its slashes: to its target, never round. */
import { expect, test } from 'vitest'
import { hostAnswer, hostNames, type HostName } from '../packages/ssg-cli/src/io/static-server/host-rules.ts'
import { buildInMemory, config, memorySite } from './memory-site.ts'

const files = { 'docs/index.md': '# Home\n', 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' }
const redirects = [
  { from: '/b.html', to: '/a' },
  { from: '/old.html', to: '/b' },
]

async function outputsOf(more: object, staticFiles: Readonly<Record<string, string>> = {}) {
  const site = memorySite({ ...files, ...staticFiles, 'docs.config.mjs': config({ ...more }) })
  const { result, outputs } = await buildInMemory(site)
  expect(result.diagnostics).toEqual([])
  return outputs
}

/** The heading that a reader sees who asks for a path, or why there is none. */
async function seen(
  outputs: ReadonlyMap<string, string>,
  host: HostName | undefined,
  path: string,
  left = 8,
): Promise<string> {
  if (left === 0) return 'a loop'
  const names = path.split('/').filter(Boolean)
  const answer = await hostAnswer(host, { names, isFolder: path.endsWith('/') }, async (file) =>
    outputs.has(file.join('/')),
  )
  if (answer.type === 'missing') return 'nothing'
  if (answer.type === 'redirect') return seen(outputs, host, `/${names.join('/')}${answer.slash ? '/' : ''}`, left - 1)
  const html = outputs.get(answer.names.join('/')) ?? ''
  const next = /http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1]
  return next === undefined
    ? (/<h1[^>]*>(?:<[^>]*>)*(\w+)/.exec(html)?.[1] ?? html)
    : seen(outputs, host, next, left - 1)
}

const hosts = [undefined, ...hostNames]

test.each([undefined, true, false])(
  'pages are found with .html on every host, with trailingSlash %s',
  async (trailingSlash) => {
    const outputs = await outputsOf({
      redirectExtensions: { from: ['html'] },
      ...(trailingSlash !== undefined && { trailingSlash }),
    })
    for (const host of hosts) {
      expect([host, await seen(outputs, host, '/a.html')]).toEqual([host, 'A'])
      expect([host, await seen(outputs, host, '/a')]).toEqual([
        host,
        host === 's3' && trailingSlash === false ? 'nothing' : 'A',
      ])
    }
  },
)

test('a redirect does not stand before the page without its ending', async () => {
  const outputs = await outputsOf({ redirects })
  for (const host of hosts) {
    const all = await Promise.all(['/b', '/b.html', '/old.html'].map((path) => seen(outputs, host, path)))
    expect([host, ...all]).toEqual([host, 'B', 'A', 'B'])
  }
})

test('a static file stays where a redirect needs a folder of its name', async () => {
  const outputs = await outputsOf({ redirectExtensions: { from: ['html'] } }, { 'static/a.html': 'Own' })
  expect([outputs.get('a.html'), outputs.has('a.html/index.html')]).toEqual(['Own', false])
})
