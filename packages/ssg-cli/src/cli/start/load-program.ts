import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cachedDataVersionTag } from 'node:v8'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

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

/** Of the checksum that follows compiled code. */
const checksumBytes = 4

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
  const cachedData = readIfWhole(compiled)
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

/** V8 looks at the length alone: code with a flipped bit would run. */
function readIfWhole(path: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path)
    // The checksum stands at the end: V8 copies code that does not begin at the beginning of a buffer.
    const end = bytes.length - checksumBytes
    const code = bytes.subarray(0, end)
    return crc32(code) === bytes.readUInt32LE(end) ? code : undefined
  } catch {
    return undefined
  }
}

/** Other processes may read and write it at the same time. */
function writeIfPossible(path: string, bytes: Buffer): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const checksum = Buffer.alloc(checksumBytes)
    checksum.writeUInt32LE(crc32(bytes))
    const draft = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`
    writeFileSync(draft, Buffer.concat([bytes, checksum]))
    rmSync(path, { recursive: true, force: true })
    renameSync(draft, path)
  } catch {
    // It is only a matter of time.
  }
}
