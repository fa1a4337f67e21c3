import type { Config } from './config.ts'
import type { LinkTable } from './link-table.ts'
import type { ExternalLink } from './external-link.ts'
import type { MadePage } from './page-plan.ts'
import type { SiteRoute } from './site-route.ts'
import type { Diagnostic } from './diagnostic.ts'

/** What a build is asked for. */
export interface BuildOptions {
  readonly baseUrl?: string
  readonly drafts: boolean
  readonly strict: boolean
}

/** How often each step ran, instead of finding its answer. */
export interface StepCounts {
  readonly compiled: number
  readonly linked: number
  readonly rendered: number
}

/** What a build did. */
export interface BuildResult {
  /** `invalid`: the config can't be used. `failed`: the content has errors, the old output stays. */
  readonly state: 'done' | 'failed' | 'invalid'
  readonly pages: number
  readonly versions: number
  readonly written: number
  readonly unchanged: number
  /** Pages that needed no work. */
  readonly cached: number
  /** Bytes of all files of the output. */
  readonly outputBytes: number
  readonly runs: StepCounts
  readonly diagnostics: readonly Diagnostic[]
}

/** What a check found, and the URLs that the site has. */
export interface CheckResult extends BuildResult {
  /** What else is known of the site, unless it could not be planned. */
  readonly site?: {
    readonly config: Config
    /** Put together when asked for, as not every check does. */
    readonly routes: () => readonly SiteRoute[]
    readonly external: () => readonly ExternalLink[]
    readonly table: LinkTable
    readonly pages: readonly MadePage[]
  }
}
