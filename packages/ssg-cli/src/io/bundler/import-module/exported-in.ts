import { messageOf } from '../../../text/message-of.ts'
import { invalidConfig } from '../../../diagnostics/catalogue.ts'
import type { ImportedModule } from '../../../model/imported-module.ts'
import { outcome, type Outcome } from '../../../model/outcome.ts'
import { hookSeconds } from '../../threads/hook-seconds.ts'
import { importForeign } from '../../packages/native-import.ts'
import { runWithin } from '../../threads/run-within.ts'
import { withSignalsAside } from '../../threads/signals-aside.ts'
import type { BundlerOptions } from '../bundler-options.ts'
import { thrownAt } from '../thrown-at.ts'
import { localeVariable } from './tell-code.ts'

/** A module that was imported. */
export interface AskingModule {
  /** Relative to the site folder. */
  readonly path: string
  readonly module: ImportedModule | undefined
}

/**
 * What a module exports, once promises and functions are done, while the variable names this language. Undefined for a module
 * whose code does not ask for the variable: it exports the same in all languages.
 *
 * @see https://docusaurus.io/docs/i18n/tutorial#translate-your-site
 */
export async function exportedIn(
  language: string,
  { path, module }: AskingModule,
  { siteDir, workDir }: Pick<BundlerOptions, 'siteDir' | 'workDir'>,
): Promise<Outcome<unknown> | undefined> {
  if (!module || ![module.code, module.others].some((code) => code.includes(localeVariable))) return undefined
  const before = process.env[localeVariable]
  process.env[localeVariable] = language
  try {
    const { default: exported } = await importForeign<{ readonly default?: unknown }>(
      urlIn(module.url, language),
      hookSeconds,
    )
    const run = () => (typeof exported === 'function' ? (exported() as unknown) : exported)
    return outcome(await withSignalsAside(() => runWithin(run, hookSeconds)))
  } catch (error) {
    const message = `Unexpected error in language "${language}": ${messageOf(error)}`
    const at = thrownAt(error, workDir, siteDir) ?? { file: path }
    return outcome(undefined, [invalidConfig({ ...at, path: '', message })])
  } finally {
    if (before === undefined) delete process.env[localeVariable]
    else process.env[localeVariable] = before
  }
}

/** Node runs a module once for each URL; `thrownAt` knows the form. */
function urlIn(url: string, language: string): string {
  if (url.startsWith('data:')) return `${url}${encodeURIComponent(`// ${language}\n`)}`
  return `${url}${url.includes('?') ? '' : '?run=0'}&language=${encodeURIComponent(language)}`
}
