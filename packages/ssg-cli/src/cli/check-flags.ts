import type { ReporterName } from './write-report.ts'

/** Flags of `docs-build check`. */
export interface CheckFlags {
  readonly strict: boolean
  readonly since?: string
  readonly fix: boolean
  readonly external: boolean
  /** Milliseconds. */
  readonly timeout: number
  readonly concurrency: number
  readonly baseUrl?: string
  readonly drafts: boolean
  readonly cache: boolean
  readonly reporter: ReporterName
  /** Identity of the cache. */
  readonly cacheVersion: string
}
