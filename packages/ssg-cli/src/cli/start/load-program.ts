import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cachedDataVersionTag } from 'node:v8'
import { Script } from 'node:vm'

/** What the bundled script exports. */
export type Program = typeof import('./program.ts')

/** Why the program is loaded. Each purpose needs other parts of it, and has compiled code of its own. */
export type Purpose = 'build' | 'check' | 'watch' | 'other' | 'worker'

/** The program, and what to do at the end of a run. */
export interface LoadedProgram {
  readonly program: Program
  /** Keep the code that V8 compiled meanwhile for the next run, unless this one had it from there. */
  readonly keepCompiled: () => void
}

/** The bundled script, beside the modules that load it. Its name holds a hash of its text. */
const file = fileURLToPath(new URL(process.env.DOCS_BUILD_PROGRAM ?? 'program.cjs', import.meta.url))
/** V8 compares no more than the lengths of scripts: the name says whose code it is. */
const folder = join(dirname(file), '../.compiled')

/**
 * Load the program with the code that V8 compiled in an earlier run: compiling it anew takes longer than most checks.
 * In a package that can't be written to, it is compiled each time.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/vm.html#scriptcreatecacheddata
 */
export function loadProgram(purpose: Purpose): LoadedProgram {
  const name = file.slice(dirname(file).length + 1).replace('.cjs', '')
  const compiled = join(folder, `${name}-${cachedDataVersionTag()}-${purpose}`)
  // esbuild writes ASCII; V8 reads it fastest as what it is.
  const text = readFileSync(file, 'latin1')
  const cachedData = readIfThere(compiled)
  const script = new Script(`(function (module, exports, require, __filename) {${text}\n})`, {
    filename: file,
    ...(cachedData && { cachedData }),
  })
  const module: { exports: Partial<Program> } = { exports: {} }
  const start = script.runInThisContext() as (...own: readonly unknown[]) => void
  start(module, module.exports, createRequire(file), file)
  // The script is the bundle of that very module.
  const program = module.exports as Program
  program.importWith((specifier) => import(specifier))
  return {
    program,
    keepCompiled() {
      if (!cachedData || script.cachedDataRejected) writeIfPossible(compiled, script.createCachedData())
    },
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** Other processes may read and write it at the same time. */
function writeIfPossible(path: string, bytes: Buffer): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const draft = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`
    writeFileSync(draft, bytes)
    renameSync(draft, path)
  } catch {
    // It is only a matter of time.
  }
}
