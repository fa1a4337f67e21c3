/** What code of a site does to the command that runs it: other pages are made, and the report names who did it. */
import { afterEach, expect, test } from 'vitest'
import { runCli } from './run-cli.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite
afterEach(() => site.remove())

const quick = { markdown: { pageSeconds: 1 } }
const many = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [`docs/page-${index}.md`, `# Page ${index}\n`]),
)
const component = (name: string) => `import X from '@site/components/${name}'\n\n# ${name}\n\n<X />\n`
const pluginConfig = (code: string) => `${code}
export default { ...${configText(quick).replace('export default', '').trim()}, plugins: [own] }\n`

const threads = [
  ['on the main thread', '0'],
  ['on others', '2'],
] as const

test.each(threads)('code that ends the process or changes what all code shares fails alone, %s', async (_, workers) => {
  site = temporarySite({
    ...many,
    'docs/exit.mdx': '# Exit\n\nText\n\n{process.exit(3)}\n',
    'docs/map.mdx': '# Map\n\nText\n\n{(Array.prototype.map = () => [])}\n',
    'docs/set.mdx': '# Set\n\n{(globalThis.Map = undefined)}\n',
    'docs/parse.mdx': component('Parse'),
    'components/Parse.jsx': 'JSON.parse = () => ({})\nexport default () => <b>Box</b>\n',
    'docs/abort.mdx': component('Abort'),
    'components/Abort.jsx': 'process.exit()\nexport default () => <b>Box</b>\n',
    'pages/tools.jsx': 'export default () => {\n  process.abort()\n}\n',
    'docs/say.mdx': '# Say\n\n{process.stdout.write("said") && "Said"}\n',
  })
  const { code, stdout, stderr } = await site.build(['--reporter', 'json', '--workers', workers])
  const report = JSON.parse(stdout) as {
    pages: number
    diagnostics: { file: string; message: string; line?: number }[]
  }
  const refused = 'it would end the command for all pages'
  const shared = 'which all code shares; it was put back'
  expect(report.diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`).sort()).toEqual([
    expect.stringMatching(`^site/components/Abort.jsx:1 .*${refused}`),
    expect.stringMatching(`^site/components/Parse.jsx:.* It changed JSON.parse, ${shared}`),
    expect.stringMatching(`^site/docs/exit.mdx:5 .*: process.exit\\(\\) can't be called here: ${refused}`),
    expect.stringMatching(`^site/docs/map.mdx:5 .*: It changed Array.prototype.map, ${shared}`),
    expect.stringMatching(`^site/docs/set.mdx:3 .*: It changed Map, ${shared}`),
    expect.stringMatching(`^site/pages/tools.jsx:2 .*${refused}`),
  ])
  expect([code, report.pages, stderr.includes('said')]).toEqual([1, 50, true])
})

test.each(threads)(
  'a loop in a page and one in a component are ended and told where they are, %s',
  async (_, workers) => {
    site = temporarySite({
      ...many,
      'docs.config.mjs': configText(quick),
      'docs/loop.mdx': '# Loop\n\nText\n\n{(() => { for (;;); })()}\n',
      'docs/spin.mdx': component('Spin'),
      'components/Spin.jsx': 'export default function Spin() {\n  for (;;);\n}\n',
    })
    const { code, stdout } = await site.build(['--reporter', 'json', '--workers', workers])
    const report = JSON.parse(stdout) as {
      pages: number
      diagnostics: { file: string; line?: number; message: string }[]
    }
    expect(report.diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`).sort()).toEqual([
      expect.stringMatching(/^site\/docs\/loop.mdx:5 .*a step of it took longer than 1 s/),
      expect.stringMatching(/^site\/docs\/spin.mdx:5 .*a step of it took longer than 1 s/),
    ])
    expect([code, report.pages]).toEqual([1, 45])
  },
)

test.each(threads)('a loop of a plugin that begins after it has waited is ended and told, %s', async (_, workers) => {
  site = temporarySite({
    ...many,
    'docs.config.mjs': pluginConfig(
      `const own = { name: 'own', remark: [function spin() { return async (tree, file) => {
  await new Promise((done) => setTimeout(done, 10))
  if (file.path.endsWith('page-7.md')) for (;;);
  if (file.path.endsWith('page-8.md')) await new Promise(() => {})
} }] }`,
    ),
  })
  const { code, stdout } = await site.build(['--reporter', 'json', '--workers', workers])
  const report = JSON.parse(stdout) as { pages: number; diagnostics: { file: string; message: string }[] }
  expect(report.diagnostics.map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringMatching(
      /^site\/docs\/page-7.md .*"own" failed in remark \(spin\): it took longer than 1 s and was ended/,
    ),
    expect.stringMatching(/^site\/docs\/page-8.md .*\(spin\): it (?:waits for a promise|took longer)/),
  ])
  expect([code, report.pages]).toEqual([1, 43])
})

test.each([
  [
    'a component whose module waits',
    { 'components/Wait.jsx': 'await new Promise(() => {})\nexport default () => 1\n', 'docs/w.mdx': component('Wait') },
    /^site\/(?:components\/Wait.jsx|docs\/w.mdx:1:\d+) .*(?:promise that nothing settles|longer than 1 s)/m,
  ],
  [
    'a component whose module loops',
    { 'components/Loop.jsx': 'for (;;);\nexport default () => 1\n', 'docs/w.mdx': component('Loop') },
    /^site\/(?:components\/Loop.jsx|docs\/w.mdx:1:\d+) .*longer than 1 s/m,
  ],
  [
    'a React page that waits',
    { 'pages/wait.jsx': 'export default async function Wait() {\n  await new Promise(() => {})\n}\n' },
    /^site\/pages\/wait.jsx.*error/m,
  ],
  [
    'a config that waits',
    { 'docs.config.mjs': 'export default async () => {\n  await new Promise(() => {})\n}\n' },
    /^site\/docs.config.mjs.*it waits for a promise that nothing settles/m,
  ],
  [
    'a config that loops',
    { 'docs.config.mjs': 'for (;;);\nexport default {}\n' },
    /^site\/docs.config.mjs.*it took longer than 1 s and was ended/m,
  ],
  [
    'a module of a config that loops',
    { 'docs.config.mjs': "import './own.mjs'\nexport default {}\n", 'own.mjs': 'for (;;);\n' },
    /^site\/(?:docs.config|own).mjs.*it took longer than 1 s and was ended/m,
  ],
  [
    'a module of a config that waits for what never ends',
    { 'docs.config.mjs': 'await new Promise(() => setInterval(() => {}, 99))\nexport default {}\n' },
    /^site\/docs.config.mjs.*it took longer than 1 s and was ended/m,
  ],
  [
    'a config that leaves a timer and is wrong',
    { 'docs.config.mjs': 'setInterval(() => {}, 99)\nexport default {}\n' },
    /Code of the site left something running \(Timeout\), which was ended/,
  ],
  [
    'a module of a plugin that loops',
    {
      'docs.config.mjs': configText({ plugins: ['./own.mjs'] }),
      'own.mjs': 'for (;;);\nexport default { name: "own" }\n',
    },
    /^site\/.*it took longer than 1 s and was ended/m,
  ],
  [
    'a module of a config that waits',
    { 'docs.config.mjs': 'await new Promise(() => {})\nexport default {}\n' },
    /^site\/docs.config.mjs.*it waits for a promise that nothing settles/m,
  ],
  [
    'a plugin that waits when it is made',
    { 'docs.config.mjs': pluginConfig('async function own() { await new Promise(() => {}) }') },
    /^site\/docs.config.mjs.*it waits for a promise that nothing settles/m,
  ],
  [
    'a config with a value that throws when it is asked',
    { 'docs.config.mjs': "export default {\n  get title() {\n    throw new Error('No title')\n  },\n}\n" },
    /^site\/docs.config.mjs:3:11 .*expected the config: No title/m,
  ],
  [
    'a config with a number that nobody could keep',
    { 'docs.config.mjs': configText().replace('{', '{ siteConfig: { customFields: { a: 5n } },') },
    /^site\/docs.config.mjs:1:\d+ .*In "siteConfig.customFields.a": Unexpected BigInt/m,
  ],
  [
    'a hook that waits',
    { 'docs.config.mjs': pluginConfig("const own = { name: 'own', emit: () => new Promise(() => {}) }") },
    /Plugin "own" failed in emit: it waits for a promise that nothing settles/,
  ],
  [
    'a hook that waits on one page after the other',
    { 'docs.config.mjs': pluginConfig("const own = { name: 'own', search: () => new Promise(() => {}) }") },
    /^site\/docs\.config\.mjs  error .*failed in search: it waits for a promise that nothing settles\n[^]*^site\/docs\/index.md.*failed in search/m,
  ],
  [
    'a hook that ends the process',
    { 'docs.config.mjs': pluginConfig("const own = { name: 'own', emit: () => process.exit(0) }") },
    /Plugin "own" failed in emit: process.exit\(\) can't be called here/,
  ],
])('%s is told, and the command ends', async (_, files, told) => {
  site = temporarySite({ 'docs.config.mjs': configText(quick), ...files })
  const { code, stderr } = await runCli(['build', 'site'], {
    cwd: site.workDir,
    env: { DOCS_BUILD_HOOK_SECONDS: '1' },
  })
  expect(stderr).toMatch(told)
  expect(code).toBeGreaterThan(0)
  expect(code).toBeLessThan(3)
})

test.each([
  ['a loop', 'for (;;);\nexport default {}\n', '"docs.config.mjs"'],
  ['a loop in a function', 'export default () => { for (;;); }\n', 'code of the config or of a plugin'],
  ['a promise', 'await new Promise((go) => setTimeout(go, 60_000))\nexport default {}\n', '"docs.config.mjs"'],
])('a config that is held up by %s is named long before it is ended', async (_, config, what) => {
  site = temporarySite({ 'docs.config.mjs': config })
  const env = { DOCS_BUILD_HOOK_SECONDS: '2' }
  const { stderr } = await runCli(['build', 'site'], { cwd: site.workDir, env })
  const told = [`Waiting for ${what}, which has been running for 1 s. It is ended after 2 s.\n`, 'took longer than 2 s']
  expect(told.map((words) => stderr.split(words).length - 1)).toEqual([1, 1])
  expect(stderr.indexOf('Waiting')).toBeLessThan(stderr.indexOf('longer than 2 s'))
})
