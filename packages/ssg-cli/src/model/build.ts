import type { Config } from './config.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Difference } from './difference.ts'
import type { ExternalLink } from './external-link.ts'
import type { Island } from './island.ts'
import type { LinkTable } from './link-table.ts'
import type { MadePage, MadePages } from './page-plan.ts'
import type { SiteRoute } from './site-route.ts'

/** A part of a site that one of several machines makes: the second of eight. */
export interface Shard {
  /** From 1. */
  readonly index: number
  readonly count: number
}

/** What a build is asked for. */
export interface BuildOptions {
  readonly baseUrl?: string
  /** Codes of the languages that are wanted; all without. */
  readonly locale?: readonly string[]
  readonly drafts: boolean
  /** The site will be read without a network: it searches by its own index. */
  readonly offline?: boolean
  readonly strict: boolean
  /** Compile once more what plugins had a hand in, and report what they make of it that is not what is kept. */
  readonly verifyPlugins?: boolean
  /** Make these pages into the shared cache, and no output. */
  readonly shard?: Shard
}

/** What every command finds out about a site. */
export interface SiteResult {
  /** `invalid`: the config can't be used. `failed`: the content has errors. */
  readonly state: 'done' | 'failed' | 'invalid'
  readonly pages: number
  readonly versions: number
  /** Pages that needed no work. */
  readonly cached: number
  readonly runs: MadePages['runs']
  readonly diagnostics: readonly Diagnostic[]
  /** Of a site with a config of Docusaurus: what is not the same here. */
  readonly differences?: readonly Difference[]
}

/** What a build did. Unless it is done the old output stays. */
export interface BuildResult extends SiteResult {
  readonly written: number
  readonly unchanged: number
  /** Bytes of all files of the output. */
  readonly outputBytes: number
  /** Components that come to life in browsers, the heaviest first. */
  readonly islands?: readonly Island[]
  /** The config of a site that was built. */
  readonly config?: Config
}

/** What a check found, and the URLs that the site has. */
export interface CheckResult extends SiteResult {
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
