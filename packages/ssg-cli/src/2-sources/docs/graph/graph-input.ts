import type { CollectionConfig, Config, SidebarsConfig } from '../../../model/config.ts'
import type { DocHead } from '../../../model/head.ts'
import type { TagsFile } from '../../../model/tags.ts'
import type { PlacedCategoryFile } from '../../../model/category-file.ts'
import type { GitFolder } from '../../urls/edit-url.ts'
import type { TitledConfig } from '../../titles/titles-of.ts'
import type { SiteUrls } from '../../urls/permalink.ts'

/** All that the graph depends on: config and heads. */
export interface GraphInput {
  readonly config: SiteUrls & TitledConfig & Pick<Config, 'asked' | 'siteConfig'>
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
  /** Translation → the file that it stands for. */
  readonly originals?: ReadonlyMap<string, string>
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
  /** Folder → the items that a function of the site made for it, as an author writes them. */
  readonly generated?: Readonly<Record<string, unknown>>
  /** Translated labels of sidebars and of the version, by their keys in Docusaurus's files. */
  readonly messages?: Readonly<Record<string, string>>
}
