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
import { findServers } from './gate/find-servers.mjs'
import { run } from './gate/run.mjs'
import { vitestCounts } from './gate/vitest-counts.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = (name) => join(root, 'node_modules/.bin', name)
const reports = mkdtempSync(join(tmpdir(), 'docs-build-test-'))

const chromium = await findChromium(root)
console.log(
  chromium === undefined ? 'Chromium could not be installed: the browser tests fail.' : `Chromium: ${chromium}`,
)
const servers = await findServers(root)

const results = []
// Tests of whole builds run the command line as it is published.
await stage('command line', () => tool(process.execPath, [join(root, 'scripts/build-cli.mjs')]))
// A reader waits more than he works, so that the other tests run beside. What these say is shown in its turn.
const browserLog = join(reports, 'browser.txt')
const browserTests = timed(() =>
  chromium === undefined ? { passed: 0, failed: 1 } : tests('browser', { outputFile: browserLog }),
)
await stage('types', () => tool(bin('tsc'), ['-p', 'tsconfig.json']))
await stage('oxlint', () => tool(bin('oxlint'), ['--deny-warnings']))
await stage('oxfmt', () => tool(bin('oxfmt'), ['--check']))
// Builds of small sites wait for the disk and for processes to start, so that more of them go on at a time than there are cores.
await stage('unit tests', () => tests('unit', { flags: ['--maxWorkers=2'] }))
await stage('fixture tests', () => tests('fixtures', { flags: ['--maxWorkers=3'] }))
console.log('\n— browser tests')
const ofReaders = await browserTests
console.log(readText(browserLog) ?? '')
end('browser tests', ofReaders)
rmSync(reports, { recursive: true, force: true })

const total = (key) => results.map((result) => result[key]).reduce((sum, count) => sum + count, 0)
console.log(`\n${results.map(({ line }) => line).join('\n')}\n`)
// Named again where they are found: what failed first is thousands of lines above.
for (const failure of results.flatMap(({ failures }) => failures ?? [])) {
  console.log(`failed: ${failure.replaceAll(join(root, '/'), '')}`)
}
process.exitCode = total('failed') === 0 && total('passed') > 0 ? 0 : 1
console.log(`${total('passed')} passed, ${total('failed')} failed`)

/** Do one stage, and say how it went. */
async function stage(name, work) {
  console.log(`\n— ${name}`)
  end(name, await timed(work))
}

/** Do some work, and give what it counted and the seconds that it took. */
async function timed(work) {
  const started = performance.now()
  return { ...(await work()), seconds: (performance.now() - started) / 1000 }
}

function end(name, { seconds, ...counts }) {
  const line = `${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds.toFixed(1)} s`
  console.log(line)
  results.push({ ...counts, line })
}

async function tool(command, args) {
  const code = await run(command, args, { cwd: root })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function tests(project, { flags = [], outputFile } = {}) {
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
  const code = await run(bin('vitest'), args, { cwd: root, env: { CHROMIUM_PATH: chromium, ...servers }, outputFile })
  return vitestCounts(readText(report), code)
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
