/** The entry point of esbuild. It is loaded on first use: a build that finds all bundles in the cache never starts it. */
import type { BuildOptions, Message, Metafile, OutputFile, Plugin, TransformOptions } from 'esbuild'
import { createRequire } from 'node:module'
import { statOf } from './files/stat-of.ts'
import { unreadableSettings } from './packages/unreadable-settings.ts'

export type { ImportKind, Loader, Message, Metafile, OnLoadResult, PartialMessage, Plugin } from 'esbuild'

/** What bundling in memory gives. */
export interface Bundled {
  readonly outputFiles: readonly OutputFile[]
  readonly metafile: Metafile
  readonly warnings: readonly Message[]
  /** When it began to read files, in milliseconds since 1970. */
  readonly startedAt: number
}

let started = false

/** How much esbuild's memory grows before it looks for garbage, in percent. It takes 55 MB more, and an eighth less CPU. */
const growth = '400'
// An import would first look through its code for names of exports: 28 ms, more than all else that loading it takes.
const load = (): typeof import('esbuild') => createRequire(import.meta.url)('esbuild')

/** The process of esbuild was ended from outside. */
export class BundlerEnded extends Error {}

/** Give back an error of esbuild, and forget a process of it that is gone: the next bundle starts another one. */
async function tellEnded(error: unknown): Promise<never> {
  const isGone = error instanceof Error && /^The service (?:is no longer running|was stopped)/.test(error.message)
  if (!isGone) throw error
  await stop()
  throw new BundlerEnded(
    'The process of esbuild was ended while it bundled code, most often by a system that has no memory left. ' +
      'Run it again; if it ends again, look for what takes the memory: "dmesg" names it on Linux.',
  )
}

/** Call esbuild. The first call starts its process, which takes the environment as it is then: a variable of the user stays. */
function call<T>(ask: (esbuild: typeof import('esbuild')) => T): T {
  const isGiven = started || process.env['GOGC'] !== undefined
  if (!isGiven) process.env['GOGC'] = growth
  started = true
  try {
    return ask(load())
  } finally {
    if (!isGiven) delete process.env['GOGC']
  }
}

/** Stylesheets and data that no plugin has read: esbuild would wait for a pipe, and for the end of a device. Code is read by plugins of ours. */
const noPipes: Plugin = {
  name: 'no-pipes',
  setup(context) {
    context.onLoad({ filter: /\.(?:css|jsonc?|txt|svg)$|^\/dev\//, namespace: 'file' }, ({ path }) =>
      statOf(path)?.isFile() === false ? { errors: [{ text: `Cannot read file: ${path}` }] } : undefined,
    )
  },
}

/** Bundle in memory, with a metafile. Rejects with esbuild's `BuildFailure`, or with `BundlerEnded`. */
export async function build(options: BuildOptions): Promise<Bundled> {
  const startedAt = Date.now()
  const errors = unreadableSettings(options.absWorkingDir ?? process.cwd())
  if (errors.length > 0) throw Object.assign(new Error('esbuild can not read its settings'), { errors })
  const plugins = [...(options.plugins ?? []), noPipes]
  const made = await call((esbuild) => esbuild.build({ ...options, plugins, write: false, metafile: true })).catch(
    tellEnded,
  )
  return { outputFiles: made.outputFiles, metafile: made.metafile, warnings: made.warnings, startedAt }
}

/** Turn one module into JavaScript. Rejects as a bundle does. */
export async function transform(
  text: string,
  options: TransformOptions,
): Promise<{ readonly code: string; readonly map: string }> {
  return call((esbuild) => esbuild.transform(text, options)).catch(tellEnded)
}

/** The messages of a failed build, or undefined for any other error. */
export function failureMessages(error: unknown): readonly Message[] | undefined {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : undefined
}

/** End esbuild's process, if there is one. */
export async function stop(): Promise<void> {
  if (started) await load().stop()
  started = false
}
