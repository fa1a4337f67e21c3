import type { ImportedModule } from '../../model/imported-module.ts'
import type { Cache } from '../../host.ts'
import type { Asset } from '../../model/asset.ts'
import type { ReadyMade } from '../ready-made/ready-made.ts'
import type { KnownReads } from './kept/known-reads.ts'
import type { BundleInputs } from './kept/bundle-inputs.ts'
import type { RecordedImport } from './import-module/recorded-import.ts'

/** Where the bundler works. */
export interface BundlerOptions {
  /** Absolute path of the site. */
  readonly siteDir: string
  /** Absolute path of the output folder, for plugins. */
  readonly outDir?: string
  /** Absolute path of a folder for bundles that Node imports. */
  readonly workDir: string
  readonly cache: Pick<Cache, 'get' | 'set'>
  /** Bundles that came with the package. */
  readonly ready: ReadyMade
  /** What is known of a file that modules may import, by its path relative to the site folder. */
  readonly asset: (path: string) => Asset | undefined
  /** Told the name of each kept file that is not as it was written. */
  readonly onDamage: (file: string) => void
  /** Told what is known of each module that was imported. */
  readonly onImported: (path: string, module: ImportedModule) => void
  /** Told of each module that is about to be imported: it takes note of what that reads. */
  readonly onRecorded: (path: string, recorded: RecordedImport) => void
  /** What modules of the site read when they ran. */
  readonly reads: KnownReads
  /** Version of the tool, for plugins. */
  readonly version?: string
  /** True in `docs-build watch`, for plugins. */
  readonly isWatch?: boolean
  /** Plugins of PostCSS that plugins of the site bring. */
  readonly postcss?: () => readonly unknown[]
  /** Told what each bundle was made from, whether it is new or known. */
  readonly onInputs: (bundle: string, inputs: BundleInputs) => void
}
