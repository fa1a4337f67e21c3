import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Outcome } from '../model/outcome.ts'
import { hashValues } from '../text/hash.ts'
import { namesCode, type CodeNames } from './code-problems.ts'
import type { BroughtNames } from './plugins/brought-names.ts'
import { configEnvironment } from './with-environment.ts'

/** A config as somebody wrote it, and what points at mistakes in it. */
export interface WrittenConfig {
  readonly value: unknown
  /** The config file. */
  readonly source: string
  /** Its text; undefined when the value does not stand in it. */
  readonly text?: string
  readonly flags: { readonly baseUrl?: string }
  /** What plugins bring. */
  readonly brought?: BroughtNames
}

/** The checked config. A config seen before is not checked again: the schema is not even loaded. */
export async function checkedConfig(
  host: Pick<Host, 'cache' | 'env'>,
  { value, source, text, flags, brought }: WrittenConfig,
): Promise<Outcome<Config | undefined>> {
  // JSON keeps all that a config may hold; what it drops (functions) is in the text.
  const environment = configEnvironment(host.env)
  const key = hashValues(text ?? '', JSON.stringify(value) ?? '', flags.baseUrl, environment, brought)
  const known = host.cache.get<Outcome<Config | undefined>>('config', key)
  if (known) return known
  const { resolveConfig } = await import('./resolve-config.ts')
  const codeNames = namesCode(value) ? await loadCodeNames(brought?.languages ?? []) : undefined
  const checked = resolveConfig({
    value,
    source,
    flags,
    environment,
    ...(brought && { sourceIds: brought.sourceIds }),
    ...(text !== undefined && { text }),
    ...(codeNames && { codeNames }),
  })
  if (checked.value) host.cache.set('config', key, checked)
  return checked
}

async function loadCodeNames(own: readonly string[]): Promise<CodeNames> {
  const { codeNames } = await import('../3-pages/compile/code/code-names.ts')
  const { languages, themes } = codeNames()
  return { languages: [...languages, ...own], themes }
}
