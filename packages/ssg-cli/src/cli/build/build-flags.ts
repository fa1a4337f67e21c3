import type { Shard } from '../../model/build.ts'
import type { ReporterName } from '../report/write-report.ts'

/** Flags of `docs-build build`. */
export interface BuildFlags {
  readonly outDir?: string
  readonly baseUrl?: string
  readonly cache: boolean
  readonly clean: boolean
  readonly strict: boolean
  readonly locale?: readonly string[]
  readonly drafts: boolean
  /** Make a folder that works without a server. */
  readonly offline: boolean
  readonly reporter: ReporterName
  readonly workers?: number
  /** Tell what steps and pages take. */
  readonly profile: boolean
  /** Tell each island, not only their number. */
  readonly islands: boolean
  /** Run plugins once more for each page, and report other answers. */
  readonly verifyPlugins: boolean
  /** Make a part of the pages, and no output. */
  readonly shard?: Shard
}
