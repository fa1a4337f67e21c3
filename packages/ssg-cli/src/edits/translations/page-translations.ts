import { isTranslation, translationPath } from '../../2-sources/translated-files.ts'
import type { SourcePlan } from '../../2-sources/source.ts'
import type { Config } from '../../model/config.ts'
import { isOfSource } from '../../text/source-folder.ts'

/** A page's file, and its translation. Paths are relative to the site folder. */
export interface FileTranslation {
  readonly original: string
  /** Where the translation is, or belongs. */
  readonly translation: string
  readonly isThere: boolean
}

/**
 * Which files of pages are translated into the language of a config. A file that several versions show is there once.
 * What plugins make nobody translates in files: where it lies is kept by no git.
 */
export function pageTranslations(config: Config, plans: readonly SourcePlan[]): readonly FileTranslation[] {
  const originals = new Map(plans.flatMap((plan) => Object.entries(plan.originals ?? {})))
  const found = new Map<string, FileTranslation>()
  for (const { source, body } of plans.flatMap(({ pages }) => pages)) {
    if (source === undefined || !body) continue
    const isThere = isTranslation(source, config)
    const original = isThere ? originals.get(source) : source
    const translation = isThere ? source : translationPath(source, config)
    if (original === undefined || translation === undefined || (!isThere && isOfSource(original))) continue
    if (isThere || !found.has(original)) found.set(original, { original, translation, isThere })
  }
  return [...found.values()].sort((left, right) => (left.original < right.original ? -1 : 1))
}
