import { hashValues } from '../../text/hash.ts'
import { decodeText } from '../../text/text-of.ts'
import type { PagePool } from '../../host.ts'
import { pageMaker, type PageMaker } from '../../3-pages/page-maker.ts'
import type { PageTools } from '../../3-pages/page-tools.ts'
import type { Compiler, CompilerTools } from '../../3-pages/compile/types.ts'
import type { CompileOptions } from '../../model/compile.ts'
import type { PluginModules } from '../../model/plugin-info.ts'
import { pluginLoader } from '../packages/load-plugins.ts'
import { runWithin } from './run-within.ts'
import { unlessFailed } from '../../3-pages/compile/unless-failed.ts'

/** Milliseconds after which nobody waits for the first page any more. */
const restMs = 2500

/** Parsers and highlighter are large: with a warm cache the first page is served without them. */
async function loadCompiler(options: CompileOptions, tools: CompilerTools): Promise<Compiler> {
  const { createCompiler } = await import('../../3-pages/compile/compiler.ts')
  return createCompiler(options, tools)
}

/** Makes pages on this thread, and keeps what it learned: loaded grammars, compiled regular expressions, modules. */
export function warmPages(tools: Omit<PageTools, 'plugins'>): PagePool {
  const compilers = new Map<string, Promise<Compiler>>()
  let options: CompileOptions | undefined
  let maker: PageMaker | undefined
  let atWork: ReturnType<typeof setTimeout> | undefined

  let load: PageTools['plugins'] = () => Promise.resolve([])
  let loaded: PluginModules | undefined

  return {
    plugins(modules) {
      // The same modules make the same plugins, which need not be made again.
      if (hashValues(JSON.stringify(modules ?? '')) === hashValues(JSON.stringify(loaded ?? ''))) return
      loaded = modules
      load = pluginLoader(modules)
      compilers.clear()
    },
    start(given, { count: missing }) {
      if (options && hashValues(options) !== hashValues(given)) compilers.clear()
      options = given
      // It is asked for anew with every head that is new: once is enough.
      clearTimeout(atWork)
      // The first page that has to be made is made plain.
      if (missing > 0) atWork = setTimeout(() => warm({ ...given, colors: false }), 0).unref()
      else setTimeout(() => warm(given), restMs).unref()
    },
    site(context) {
      if (!options) throw new Error('the pool is started before it knows its site')
      // Bundles that were known took no time: what is needed is loaded when it is known what that is.
      clearTimeout(atWork)
      maker = pageMaker(options, Promise.resolve(context), { ...tools, runWithin, compiler, plugins: () => load() })
    },
    async run(jobs, _count, onResult) {
      for (const job of jobs) {
        if (!maker) throw new Error('the pool knows its site before it runs')
        onResult(await maker.make(job))
      }
    },
    end: async () => undefined,
    close: async () => undefined,
  }

  /** What fails here fails again with the first page, and is told then. */
  function warm(given: CompileOptions): void {
    void compiler(given)
      .then((made) => made.warmUp())
      .catch(() => undefined)
  }

  /** The tools of all pages here are the same. */
  function compiler(given: CompileOptions): Promise<Compiler> {
    const key = hashValues(JSON.stringify(given))
    const known = compilers.get(key)
    if (known) return known
    const loading = unlessFailed(loadWith(given), () => compilers.delete(key))
    compilers.set(key, loading)
    return loading
  }

  async function loadWith(given: CompileOptions): Promise<Compiler> {
    return loadCompiler(given, {
      runWithin,
      plugins: given.pagePlugins ? await load() : [],
      siteDir: tools.siteDir,
      readText: (path) => decodeText(tools.files.read(path)),
    })
  }
}
