import type { Cache } from '../../host.ts'

/** Where the bundler works. */
export interface BundlerOptions {
  /** Absolute path of the site. */
  readonly siteDir: string
  /** Absolute path of a folder for bundles that Node imports. */
  readonly workDir: string
  readonly cache: Cache
}
