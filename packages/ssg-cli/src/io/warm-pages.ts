import { fingerprint } from '../fingerprint.ts'
import type { PagePool } from '../host.ts'
import { pageMaker, type PageMaker, type PageTools } from '../page-maker.ts'
import { createCompiler } from '../steps/4-compile/compiler.ts'
import type { CompileOptions, Compiler } from '../steps/4-compile/types.ts'

/** Makes pages on this thread, and keeps what it learned: loaded grammars, compiled regular expressions, modules. */
export function warmPages(tools: PageTools): PagePool {
  const compilers = new Map<string, Promise<Compiler>>()
  let options: CompileOptions | undefined
  let maker: PageMaker | undefined

  return {
    start(given) {
      options = given
      void compiler(given)
    },
    site(context) {
      if (!options) throw new Error('the pool is started before it knows its site')
      maker = pageMaker(options, Promise.resolve(context), { ...tools, compiler })
    },
    async run(jobs, onResult) {
      for (const job of jobs) {
        if (!maker) throw new Error('the pool knows its site before it runs')
        onResult(await maker.make(job))
      }
    },
    close: async () => undefined,
  }

  function compiler(given: CompileOptions): Promise<Compiler> {
    const key = fingerprint(JSON.stringify(given))
    const known = compilers.get(key) ?? createCompiler(given)
    // Options change with the config: compilers of older ones are not kept.
    compilers.clear()
    compilers.set(key, known)
    return known
  }
}
