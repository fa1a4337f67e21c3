/** The plugins of the plugin guide do what it says. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, runCli, type CliRun } from '../run-cli.ts'

let dir = ''
let run: CliRun

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'docs-build-examples-'))
  cpSync(join(root, 'docs/examples'), join(dir, 'site'), { recursive: true })
  run = await runCli(['build', 'site'], { cwd: dir })
})

afterAll(() => rmSync(dir, { recursive: true, force: true }))

const read = (path: string) => readFileSync(join(dir, 'site/dist', path), 'utf8')

test('the site is built, and what plugins found wrong is told where it stands', () => {
  const told = run.stderr.split('\n').filter((line) => /^site.*(?:pumps|csv|owners)\//.test(line))
  expect([run.code, told]).toEqual([
    0,
    [
      'site/data/pumps.json:3:1  warning  pumps/no-flow  Pump p2 moves nothing',
      'site/docs/index.mdx:15:1  warning  csv/message  Unexpected number of values in a row',
      'site/docs/second.md  warning  owners/missing-owner  No owner in the front matter',
    ],
  ])
})

test.each([
  ['config', 'index.html', 'Edition 2026'],
  ['remark', 'index.html', '<em>1 min to read</em>'],
  ['rehype', 'index.html', '<blockquote class="quote">'],
  ['directives', 'index.html', '<kbd>Ctrl+K</kbd>'],
  ['code', 'index.html', '<th>Pump</th><th>Flow</th>'],
  ['code.languages', 'second/index.html', /<span class="[^"]+">10:15<\/span>/],
  ['code.transformers', 'second/index.html', '<span class="line alarm">'],
  ['sources', 'pumps/p1/index.html', 'Moves 20 litres a minute.'],
  ['components', 'index.html', '<span class="status">beta</span>'],
  ['head', 'index.html', '<link rel="preconnect" href="https://stats.example.com">'],
  ['policy', '_headers', 'https://stats.example.com'],
  ['search', 'search-records.json', 'compressor'],
  ['emit', 'pages.json', '{"route":"/pumps/p1","title":"Pump p1"}'],
])('what the part %s does is in the output', (_, file, expected) => {
  expect(read(file)).toMatch(expected)
})
