import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Outcome } from '../model/outcome.ts'
import type { BodyPlan } from '../model/page-plan.ts'
import type { SourceFiles } from '../model/planned-site.ts'
import { shareEqual } from '../text/share-equal.ts'
import { planBodies } from './bodies.ts'
import { joinFiles, listStaticFiles } from './join-site.ts'
import type { LinkTableInput } from './link-table.ts'
import type { SourcePage, SourcePlan } from './source.ts'
import { placePages, readHeads, type Heads } from './sources.ts'
import { takenUrls } from './taken-urls.ts'

/** What the sources said of the pages of a language: a later plan takes over what is equal. */
export interface PlacedLanguage {
  readonly config: Config
  readonly heads: Heads
  readonly placed: Outcome<readonly SourcePlan[]>
}

/** The pages of a language as far as they are known before code is bundled. */
export interface LanguagePlan extends PlacedLanguage {
  readonly staticFiles: ReadonlyMap<string, string>
  readonly files: SourceFiles
  readonly bodies: ReadonlyMap<SourcePage, BodyPlan>
  readonly diagnostics: readonly Diagnostic[]
}

/** What the pages of a language are planned from. */
export interface LanguageRequest {
  readonly config: Config
  readonly configSource: string
  readonly drafts: boolean
  /** Hash of what all bodies are compiled with. */
  readonly optionsHash: string
  /** Called for each body that was not known. */
  readonly onNew: (length: number) => void
}

/** Plan the pages of a language: read heads → place pages → follow imports. */
export async function planLanguage(
  host: Host,
  { config, configSource, drafts, optionsHash, onNew }: LanguageRequest,
  before: PlacedLanguage | undefined,
): Promise<LanguagePlan> {
  const diagnostics: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
  const read = await readHeads({ host, config, configSource, drafts, onNew })
  const heads = shareEqual(before?.heads, read.value)
  const staticFiles = listStaticFiles(host, config, report)
  const taken = (plans: readonly SourcePlan[]) => takenUrls(tableOf({ config, staticFiles }, plans))
  const isPlaced = before?.config === config && before.heads === heads
  const placed = isPlaced
    ? before.placed
    : shareEqual(before?.placed, placePages(heads, { config, configSource, drafts }, taken))
  const files = joinFiles(placed.value)
  const bodies = planBodies(host, placed.value, { config, optionsHash, files }, report)
  const found = [...read.diagnostics, ...placed.diagnostics, ...diagnostics]
  return { config, heads, placed, staticFiles, files, bodies, diagnostics: found }
}

/** What the link table of a language follows from. */
export function tableOf(
  { config, staticFiles }: Pick<LanguagePlan, 'config' | 'staticFiles'>,
  plans: readonly SourcePlan[],
): LinkTableInput {
  return { config, plans, staticFiles: staticFiles.keys() }
}
