/**
 * The one gate: types, lint, tests of units, of whole builds and in a browser. `npm test` runs it.
 *
 * All stages run, whatever becomes of one of them. The last line is `N passed, N failed`; the exit code is 0 only if
 * nothing failed. A tool that checks the whole tree counts as one test.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './gate/find-chromium.mjs'
import { run } from './gate/run.mjs'
import { vitestCounts } from './gate/vitest-counts.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = (name) => join(root, 'node_modules/.bin', name)
const reports = mkdtempSync(join(tmpdir(), 'docs-build-test-'))
let chromium

const stages = [
  // Tests of whole builds run the command line as it is published.
  ['command line', () => tool(process.execPath, [join(root, 'scripts/build-cli.mjs')])],
  ['types', () => tool(bin('tsc'), ['-p', 'tsconfig.json'])],
  ['oxlint', () => tool(bin('oxlint'), ['--deny-warnings'])],
  ['prettier', () => tool(bin('prettier'), ['--check', '--log-level', 'warn', '.'])],
  // Two at a time: builds of small sites wait for the disk and for processes to start.
  ['unit tests', () => tests('unit', '--maxWorkers=2')],
  ['fixture tests', () => tests('fixtures', '--maxWorkers=2')],
  ['browser tests', () => (chromium === undefined ? { passed: 0, failed: 1 } : tests('browser'))],
]

chromium = await findChromium(root)
console.log(
  chromium === undefined ? 'Chromium could not be installed: the browser tests fail.' : `Chromium: ${chromium}`,
)

const results = []
for (const [name, stage] of stages) {
  console.log(`\n— ${name}`)
  const started = performance.now()
  const counts = await stage()
  const line = `${name}: ${counts.passed} passed, ${counts.failed} failed, ${((performance.now() - started) / 1000).toFixed(1)} s`
  console.log(line)
  results.push({ ...counts, line })
}
rmSync(reports, { recursive: true, force: true })

const total = (key) => results.map((result) => result[key]).reduce((sum, count) => sum + count, 0)
console.log(`\n${results.map(({ line }) => line).join('\n')}\n`)
// Named again where they are found: what failed first is thousands of lines above.
for (const failure of results.flatMap(({ failures }) => failures ?? [])) {
  console.log(`failed: ${failure.replaceAll(join(root, '/'), '')}`)
}
process.exitCode = total('failed') === 0 && total('passed') > 0 ? 0 : 1
console.log(`${total('passed')} passed, ${total('failed')} failed`)

async function tool(command, args) {
  const code = await run(command, args, { cwd: root })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function tests(project, ...flags) {
  const report = join(reports, `${project}.json`)
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...flags,
  ]
  const code = await run(bin('vitest'), args, { cwd: root, env: { CHROMIUM_PATH: chromium } })
  return vitestCounts(readReport(report), code)
}

function readReport(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
