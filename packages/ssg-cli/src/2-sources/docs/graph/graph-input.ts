import type { CollectionConfig, Config, SidebarsConfig } from '../../../model/config.ts'
import type { DocHead } from '../../../model/head.ts'
import type { TagsFile } from '../../../model/tags.ts'
import type { PlacedCategoryFile } from '../../../model/category-file.ts'

/** What the graph needs of the config besides collections. */
export type SiteUrls = Pick<Config, 'baseUrl' | 'trailingSlash'>

/** All that the graph depends on: config and heads. */
export interface GraphInput {
  readonly config: SiteUrls
  /** Config file, relative to the site folder. */
  readonly configSource: string
  /** Whether drafts are part of the site. */
  readonly drafts: boolean
  readonly collections: readonly CollectionInput[]
}

/** A collection as scanned. */
export interface CollectionInput {
  readonly config: CollectionConfig
  readonly versions: readonly VersionInput[]
  /** Names of `versions.json`, newest first. */
  readonly versionNames: readonly string[]
  /** Folders whose files are those of a git ref. */
  readonly gitFolders?: readonly GitFolder[]
}

/** A folder that holds what is at a git ref. */
export interface GitFolder {
  /** Relative to the site folder. */
  readonly folder: string
  readonly ref: string
  /** What it is a copy of, from the top of the repository. */
  readonly dir: string
  /** False for a tag or a commit, which nobody can change. */
  readonly isBranch: boolean
}

/** A version as scanned. */
export interface VersionInput {
  readonly name: string
  /** In any order. */
  readonly heads: readonly DocHead[]
  /** By folder as it is on disk, '' for the docs folder. */
  readonly categories: Readonly<Record<string, PlacedCategoryFile>>
  readonly sidebars: SidebarsConfig | false | undefined
  /** Sidebar file, relative to the site folder. */
  readonly sidebarsSource: string
  readonly tags?: TagsFile
}
