import { setFlagsFromString } from 'node:v8'
import { loadProgram, type Program, type Purpose } from './load-program.ts'

/** Commands that go through a whole site. */
const whole: readonly Purpose[] = ['build', 'check', 'watch']

/**
 * How much code, in bytes, a function runs before V8 compiles it once more, as fast code: six times as much as by default. Most
 * functions of a command are not called for long enough to win back what that costs. Later versions compile in three steps, and
 * gain nothing by it.
 *
 * @see {@link file://./../../../../../bench/results/2026-11-28-compiling-later.md}
 */
const budget = process.versions.node.startsWith('20.') ? 400_000 : undefined

/**
 * Node has no way to load modules from the archives of Yarn's Plug'n'Play that another module requires.
 *
 * @see https://yarnpkg.com/features/pnp
 */
const inArchives = `error: docs-build can't be run from the archives of Yarn's Plug'n'Play
Write "nodeLinker: node-modules" into .yarnrc.yml, and run yarn install.
`

/** Run the command line. */
export async function run(): Promise<void> {
  if ('pnp' in process.versions) {
    process.stderr.write(inArchives)
    process.exitCode = 2
    return
  }
  if (budget !== undefined) setFlagsFromString(`--interrupt-budget=${budget}`)
  const { program, keepCompiled } = loadProgram(whole.find((command) => command === process.argv[2]) ?? 'other')
  process.on('exit', keepCompiled)
  await program.run()
}

/** The command line as a function, for a process that runs many commands: `const main = commandLine(); await main(process)`. */
export function commandLine(): Program['main'] {
  return loadProgram('other').program.main
}
