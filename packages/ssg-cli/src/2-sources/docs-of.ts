import type { Config } from '../model/config.ts'
import type { DocsData } from '../model/docs-data.ts'
import type { Outcome } from '../model/outcome.ts'
import { docsData } from './docs-data.ts'
import type { SourcePlan } from './source.ts'

/** What code may ask of the docs of a site, whose sources have placed their pages. */
export function docsOf(
  languages: readonly { readonly config: Config; readonly placed: Outcome<readonly SourcePlan[]> }[],
): DocsData {
  return docsData(
    languages.map(({ config, placed }) => ({
      code: config.locale.code,
      collections: placed.value.flatMap(({ collections = [] }) => collections),
    })),
  )
}
