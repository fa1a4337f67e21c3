import type { CompiledDoc, PluginTrace } from '../model/compiled.ts'
import type { CompileOptions } from '../model/compile.ts'
import type { BodyJob, BodyTrace, CompiledBody, PageMode } from '../model/page-job.ts'
import { hashValues } from '../text/hash.ts'
import { decodeText } from '../text/text-of.ts'
import { highlightedBlocksOf } from './compile/code/highlighted-blocks.ts'
import { ownTitle } from './compile/facts/own-title.ts'
import type { Compiler, CompilerTools, Highlighter, RunWithin } from './compile/types.ts'
import { unlessFailed } from './compile/unless-failed.ts'
import { fileState } from './file-state.ts'
import type { PageTools } from './page-tools.ts'

/** Compiles bodies and keeps their trees. */
export interface BodyCompiler {
  /** Undefined when the body is known. */
  compile(
    body: BodyJob,
    mode: PageMode,
    runWithin?: RunWithin,
  ): Promise<{ readonly compiled: CompiledBody; readonly doc: CompiledDoc } | undefined>
  /** The tree of a body that was compiled before. */
  read(compiled: CompiledBody): CompiledDoc
  /** For code that no body holds. */
  highlighter(): Promise<Highlighter>
  warmUp(): Promise<void>
}

type BodyTools = Pick<
  PageTools,
  'files' | 'blobs' | 'readBlob' | 'compiler' | 'runWithin' | 'plugins' | 'siteDir' | 'now'
>

/** A compiler of bodies, which loads parsers and grammars with the first body that needs them. */
export function bodyCompiler(
  options: CompileOptions,
  { files, blobs, readBlob, runWithin, plugins, siteDir, now, compiler: make = loadCompiler }: BodyTools,
): BodyCompiler {
  const compilers = new Map<string, Promise<Compiler>>()

  function compilerFor(hasColors: boolean): Promise<Compiler> {
    const key = String(hasColors)
    const known = compilers.get(key)
    if (known) return known
    const own = hasColors ? options : { ...options, colors: false as const }
    const made = unlessFailed(makeWith(own), () => compilers.delete(key))
    compilers.set(key, made)
    return made
  }

  async function makeWith(own: CompileOptions): Promise<Compiler> {
    // Without plugins that change pages none is even imported here.
    const used = options.pagePlugins ? await plugins() : []
    return make(own, { runWithin, plugins: used, siteDir, now, readText: (path) => decodeText(files.read(path)) })
  }

  // Blobs are written below.
  const readTree = (blob: NonNullable<CompiledBody['blob']>) => JSON.parse(readBlob(blob)) as CompiledDoc

  return {
    async compile(body, mode, own) {
      if (!body.compile) return undefined
      const isKept = mode === 'build'
      const blocks = isKept && body.previous ? highlightedBlocksOf(readTree(body.previous)) : undefined
      // A check is given options without colors.
      const compiler = await compilerFor(mode !== 'first')
      // What was ended may have left grammars half read.
      const { value: doc, diagnostics } = await unlessFailed(compiler.compileDoc(body.compile, blocks, own), () =>
        compilers.clear(),
      )
      const trace = doc.trace && traceOf(doc.trace, files)
      const hasOwnTitle = ownTitle(doc.main.tree) !== undefined
      const facts = { facts: doc.facts, hasOwnTitle, diagnostics, ...(trace && { trace }) }
      if (!isKept) return { compiled: { ...facts, hash: '' }, doc }
      const text = JSON.stringify({ main: doc.main, partials: doc.partials, sections: doc.sections })
      // The page as Markdown shows the text itself, also what leaves no trace in the tree.
      return { compiled: { ...facts, hash: hashValues(text, body.text), blob: blobs.write(text) }, doc }
    },
    read({ blob }) {
      if (!blob) throw new Error('a body is compiled afresh or kept')
      return readTree(blob)
    },
    highlighter: async () => (await compilerFor(true)).highlighter,
    warmUp: async () => (await compilerFor(true)).warmUp(),
  }
}

/** With the states of the files that plugins have just read. Undefined when they did nothing that has to be remembered. */
function traceOf(trace: PluginTrace, files: PageTools['files']): BodyTrace | undefined {
  const { files: read, used, imports, waits, failed } = trace
  if (read.length + used.length + imports.length === 0 && !failed) return undefined
  const states = Object.fromEntries(read.map((path) => [path, fileState(files, path)]))
  return { files: states, used, imports, ...(waits && { waits }), ...(failed && { failed }) }
}

/** Parsers and highlighter are loaded when the first body is compiled: with a warm cache none is. */
async function loadCompiler(options: CompileOptions, tools: CompilerTools): Promise<Compiler> {
  const { createCompiler } = await import('./compile/compiler.ts')
  return createCompiler(options, tools)
}
