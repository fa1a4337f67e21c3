import type { Cache } from '../../host.ts'
import type { BundleInputs } from './bundle-inputs.ts'

/** Where the bundler works. */
export interface BundlerOptions {
  /** Absolute path of the site. */
  readonly siteDir: string
  /** Absolute path of a folder for bundles that Node imports. */
  readonly workDir: string
  readonly cache: Cache
  /** Is told of the files that a bundle was made from. */
  readonly onInputs?: (bundle: string, inputs: BundleInputs) => void
}
