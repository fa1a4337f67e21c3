import { expect, test } from 'vitest'
import { memoryCache } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import { scriptHash } from '../packages/ssg-cli/src/text/html/script-hash.ts'
import { buildInMemory, config, memorySite } from './memory-site.ts'

async function policyOf(files: Readonly<Record<string, string>>, more: Readonly<Record<string, unknown>> = {}) {
  const { outputs } = await buildInMemory(
    memorySite({ 'docs.config.mjs': config(more), 'docs/index.md': '# Home\n', ...files }),
  )
  return directives(outputs)
}

function directives(outputs: ReadonlyMap<string, string>): readonly string[] {
  const line = /Content-Security-Policy: (.*)/.exec(outputs.get('_headers') ?? '')?.[1]
  return line?.split('; ') ?? []
}

test('a site of text allows no style attribute and no script but those of the theme', async () => {
  const policy = await policyOf({ 'docs/a.md': '# A\n\n```js\nconst a = 1\n```\n\n| a |\n| :-: |\n| b |\n\n- [x] c\n' })
  expect(policy).toContain("style-src 'self'")
  expect(policy.find((line) => line.startsWith('style-src-attr'))).toBeUndefined()
  expect(policy.find((line) => line.startsWith('script-src'))).toMatch(/^script-src 'self'(?: 'sha256-[^ ]*')+$/)
})

test.each([
  ['a style of an element', "<p style={{ color: 'red' }}>x</p>", "style-src-attr 'unsafe-inline'"],
  [
    'a stylesheet in the text',
    '<style>{`p { color: red }`}</style>',
    `style-src 'self' ${scriptHash('p { color: red }')}`,
  ],
  [
    'a picture without encryption',
    '<img src="http://a.example/b.png" alt="" />',
    "img-src 'self' data: https: http://a.example",
  ],
  ['a form of another site', '<form action="https://a.example/send"></form>', "form-action 'self' https://a.example"],
])('the policy allows what a page holds: %s', async (_, text, line) => {
  expect(await policyOf({ 'docs/a.mdx': `# A\n\n${text}\n` })).toContain(line)
})

test('a script of a page is allowed by its hash, one of another site by its origin', async () => {
  const text = '# A\n\n<script>{`a()`}</script>\n\n<script src="https://cdn.example/a.js"></script>\n'
  const scripts = (await policyOf({ 'docs/a.mdx': text })).find((line) => line.startsWith('script-src'))
  expect(scripts).toContain(scriptHash('a()'))
  expect(scripts).toContain('https://cdn.example')
})

test('what a page needs is known without making it again', async () => {
  const site = memorySite({ 'docs/index.md': '# Home\n', 'docs/a.mdx': "# A\n\n<p style={{ color: 'red' }}>x</p>\n" })
  const store = memoryCache()
  const first = await buildInMemory(site, store)
  site.files.set('docs/index.md', '# Home\n\nSweet home.\n')
  const second = await buildInMemory(site, store)
  expect(second.result.runs.rendered).toBeLessThan(first.result.runs.rendered)
  expect(directives(second.outputs)).toContain("style-src-attr 'unsafe-inline'")
  site.files.set('docs/a.mdx', '# A\n\nx\n')
  const third = await buildInMemory(site, store)
  expect(directives(third.outputs)).not.toContain("style-src-attr 'unsafe-inline'")
})

test('the config adds to the policy', async () => {
  const security = { csp: { sources: { 'connect-src': ['https://api.example.com'], 'worker-src': ['blob:'] } } }
  const policy = await policyOf({}, { security })
  expect(policy).toContain("connect-src 'self' https://api.example.com")
  expect(policy).toContain("worker-src 'self' blob:")
})

test('the config turns it off', async () => {
  expect(await policyOf({}, { security: { csp: false } })).toEqual([])
})

test('a page says itself which code may run, if the config asks for it', async () => {
  const files = { 'docs/index.md': '# Home\n', 'docs/a.mdx': '# A\n\n<script>{`a()`}</script>\n' }
  const store = memoryCache()
  const plain = await buildInMemory(memorySite(files), store)
  expect(plain.outputs.get('index.html')).not.toContain('http-equiv')
  const settings = config({ security: { csp: { meta: true } } })
  const { outputs } = await buildInMemory(memorySite({ ...files, 'docs.config.mjs': settings }), store)
  const meta = (path: string) =>
    /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      outputs.get(path) ?? '',
    )?.[1]
  expect(meta('index.html')).toMatch(/^script-src 'self'(?: 'sha256-[^ ]*')+; object-src 'none'; base-uri 'self'$/)
  expect(meta('index.html')).not.toContain(scriptHash('a()'))
  expect(meta('a/index.html')).toContain(scriptHash('a()'))
})

test.each([
  [{ csp: { sources: { 'img-source': [] } } }, 'Unexpected key "img-source"'],
  [
    { csp: { sources: { 'img-src': ['a; b'] } } },
    'In "security.csp.sources["img-src"][0]": Unexpected "a; b", expected a source',
  ],
  [{ csp: 'none' }, 'In "security.csp": Unexpected "none", expected false, or an object'],
])('%j is told where it is wrong', async (security, message) => {
  const { result } = await buildInMemory(
    memorySite({ 'docs.config.mjs': config({ security }), 'docs/index.md': '# Home\n' }),
  )
  expect(result.diagnostics[0]?.message).toContain(message)
})

test('code in attributes is told: no policy lets it run', async () => {
  const files = {
    'docs.config.mjs': config({ announcementBar: { html: '<b onclick="a()">x</b>' } }),
    'docs/index.md': '# Home\n\n<button onclick="b()">x</button>\n',
    'docs/a.mdx': "# A\n\n<p dangerouslySetInnerHTML={{ __html: '<i onmouseover=c()>x</i>' }} />\n",
  }
  const { result, outputs } = await buildInMemory(memorySite(files))
  expect(result.diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)).toEqual([
    'blocked-by-policy docs.config.mjs:1:133',
    'blocked-by-policy docs/a.mdx:3:43',
    'blocked-by-policy docs/index.md:3:9',
  ])
  expect(outputs.get('index.html')).not.toContain('b()')
})
