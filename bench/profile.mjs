import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { selfTimes } from './profile/self-times.mjs'
import { sourcePosition } from './profile/source-position.mjs'
import { prepareSite } from './site.mjs'
import { tools } from './tools.mjs'

/*
 * Where the time of a build goes: `node bench/profile.mjs [--pages 1000] [--warm] [--site DIR] [--top 25]
 * [--keep DIR]`. Each thread has its own profile; `--warm` profiles a second build with nothing changed, `--site`
 * a site of your own, `--keep` leaves the profiles in a folder, for a browser's developer tools.
 */

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    top: { type: 'string', default: '25' },
    warm: { type: 'boolean', default: false },
    site: { type: 'string' },
    keep: { type: 'string' },
  },
})
const tool = tools['docs-build']
const dir = values.site ?? prepareSite(tool, Number(values.pages)).dir
if (!values.warm)
  for (const path of [tool.out, ...tool.caches]) rmSync(join(dir, path), { recursive: true, force: true })

const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'docs-build-profile-'))
const { command, args, cwd } = tool.build(dir)
if (values.warm) run(args)
const start = performance.now()
run(['--cpu-prof', `--cpu-prof-dir=${folder}`, ...args])
console.log(`# Profile of ${((performance.now() - start) / 1000).toFixed(2)} s\n`)

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.cpuprofile'))
  .sort()
for (const file of files) print(file)
if (!values.keep) rmSync(folder, { recursive: true })

/** @type {(all: readonly string[]) => void} */
function run(all) {
  const { status } = spawnSync(command, all, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) console.error(`Exit code ${status}: the profile is of a failed build.`)
}

/** @type {(file: string) => void} */
function print(file) {
  // CPU.<date>.<time>.<process>.<thread>.<sequence>.cpuprofile; thread 0 is the main one.
  const [, , , pid, thread] = file.split('.')
  const { total, busy, packages, functions } = selfTimes(
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
    sourcePosition,
  )
  console.log(
    `## Process ${pid}, ${thread === '0' ? 'main thread' : `worker ${thread}`}: ${seconds(busy)} of ${seconds(total)} s busy\n`,
  )
  console.log(table('package', packages, busy))
  console.log(table('function', functions, busy))
}

/** @type {(title: string, times: readonly import('./profile/self-times.mjs').SelfTime[], busy: number) => string} */
function table(title, times, busy) {
  const rows = times
    .slice(0, Number(values.top))
    .map(({ name, time }) => `| ${name} | ${seconds(time)} | ${((time / busy) * 100).toFixed(1)} |`)
  return [`| ${title} | self, s | % of busy |`, '| --- | --: | --: |', ...rows, ''].join('\n')
}

/** @type {(microseconds: number) => string} */
function seconds(microseconds) {
  return (microseconds / 1e6).toFixed(2)
}
