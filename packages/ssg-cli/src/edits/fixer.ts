import { idReader } from '../3-pages/id-reader.ts'
import type { Host, Move } from '../host.ts'
import type { CheckResult } from '../model/build.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Fix } from '../model/fix.ts'
import { originalOf } from './original-places.ts'

/** What replaces a URL, and why that is safe. */
export interface Repair extends Pick<Fix, 'after' | 'reason'> {
  /** The move that it follows. */
  readonly move?: Move
}

/** A diagnostic about a URL in a file. */
export type WrongUrl = Diagnostic & { readonly file: string; readonly url: string }

/** Finds the repair of a URL that has one safe answer. */
export type Fixer = (wrong: WrongUrl, known: FixerSite) => Repair | undefined | Promise<Repair | undefined>

/** What is known of a site whose links are to be repaired. */
export type FixedSite = Pick<NonNullable<CheckResult['site']>, 'table' | 'pages' | 'config'>

/** What fixers ask of a site and its history. Each question is asked of git once. */
export interface FixerSite extends FixedSite {
  readonly isDoc: (path: string) => boolean
  readonly isFile: (path: string) => boolean
  /** The file from which links of a file to Markdown files lead: its original, if it is a translation. */
  readonly linksFrom: (file: string) => string
  /** By old path. */
  readonly moves: () => Promise<ReadonlyMap<string, Move>>
  /** Ids of the headings that a file had in earlier commits, latest first. */
  readonly earlierHeadings: (source: string) => AsyncIterable<readonly string[]>
}

/** Prepare a checked site for its fixers. */
export function fixerSite({ git, files }: Pick<Host, 'git' | 'files'>, site: FixedSite): FixerSite {
  const { table, pages, config } = site
  const idsOf = idReader(config)
  const texts = new Map<string, Promise<readonly string[]>>()
  const isFile = (path: string) => files.stat(path)?.isFile === true
  let moves: Promise<ReadonlyMap<string, Move>> | undefined
  return {
    table,
    pages,
    config,
    isDoc: (path) => table.sources[path] !== undefined,
    isFile,
    linksFrom: (file) => originalOf(file, config, isFile),
    moves: () => (moves ??= git.moves()),
    async *earlierHeadings(source) {
      // Many links may lead to one page.
      const earlier = texts.get(source) ?? git.earlierTexts(source)
      texts.set(source, earlier)
      for (const text of await earlier) yield (await idsOf(text, source)).headings
    },
  }
}
