import type { Diagnostic } from '../model/diagnostic.ts'
import type { Difference } from '../model/difference.ts'
import type { Fix } from '../model/fix.ts'
import type { Island } from '../model/island.ts'

/** What a command found and did. */
export interface Report {
  readonly ok: boolean
  /** `build` or `check`. */
  readonly command: string
  readonly durationMs: number
  readonly pages: number
  readonly versions: number
  /** Numbers of files in the output. */
  readonly written: number
  readonly unchanged: number
  /** Number of pages whose answer came from the cache. */
  readonly cached: number
  readonly outDir: string
  readonly outputBytes: number
  /** Sorted, each once, with the severity that the config sets. */
  readonly diagnostics: readonly Diagnostic[]
  /** Warnings fail too. */
  readonly strict: boolean
  /** What steps and pages took, when it was asked for. */
  readonly profile?: Profile
  /** Of a site with a config of Docusaurus: what is not the same here. */
  readonly differences?: readonly Difference[]
  /** Packages that were looked for and that the site's `package.json` names, and the command that installs them. */
  readonly missing?: { readonly packages: readonly string[]; readonly command: string }
  /** Components that come to life in browsers, the heaviest first. */
  readonly islands?: readonly Island[]
  /** People want each island, and not only their number. */
  readonly listsIslands?: boolean
  /** Repairs that were made in files, for a check that was asked to repair. */
  readonly fixes?: readonly Fix[]
}

/** Where the time of a build went. Times are in milliseconds. */
export interface Profile {
  readonly steps: readonly { readonly step: string; readonly ms: number; readonly count?: number }[]
  /** The slowest pages, slowest first. */
  readonly pages: readonly {
    readonly route: string
    /** Relative to the working folder. */
    readonly source?: string
    readonly compileMs: number
    readonly linkMs: number
    readonly renderMs: number
  }[]
  /** What plugins took of the time of all pages, the slowest first. Absent when none has a part in them. */
  readonly plugins?: readonly { readonly plugin: string; readonly ms: number; readonly msPerPage: number }[]
}

/** What a reporter needs to know about where it reports. */
export interface ReportContext {
  readonly color: boolean
  /** Text of a file, by its path relative to the site folder. */
  readonly sourceOf: (file: string) => string | undefined
  /** Path relative to the working folder, or to the top of the repository, from a path relative to the site folder. */
  readonly relative: (file: string) => string
  /** The folder that paths are relative to: a URL that ends in a slash. */
  readonly folderUrl?: string
  /** Absolute path of the site on this machine. */
  readonly siteFolder?: string
  /** The config file, relative to the site folder, where it is known. */
  readonly configFile?: string
}

/** Text for the two streams of a command. */
export interface ReportText {
  readonly stdout: string
  readonly stderr: string
}

/** Words a report for its readers: people, scripts, GitHub, code scanning. */
export type Reporter = (report: Report, context: ReportContext) => ReportText
