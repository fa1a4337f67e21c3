import type { CollectionConfig, Config, VersionConfig } from '../../model/config.ts'

/** The ways to keep a version, see `docs-build version --help`. */
export const freezeKinds = ['copy', 'overlay', 'git'] as const

/** One of {@link freezeKinds}. */
export type FreezeKind = (typeof freezeKinds)[number]

/** What to freeze, as what. */
export interface FreezeInput {
  readonly config: Config
  readonly configSource: string
  readonly collection: CollectionConfig
  readonly name: string
  readonly kind: FreezeKind
  /** For `git`: where the docs are in history. `dir` is relative to the repository. */
  readonly git?: { readonly ref: string; readonly dir: string }
}

/** A file of the frozen version: a copy of another one, or with a text of its own. */
export interface FrozenFile {
  /** Path below the folder of the version. */
  readonly path: string
  /** Relative to the site folder. */
  readonly from: string
  /** Set when paths in it had to be written anew. */
  readonly text?: string
  /** How many. */
  readonly rewritten: number
}

/** Translations into one language, in the folder where they will be. */
export interface FrozenTranslations {
  /** Relative to the site folder. */
  readonly folder: string
  readonly files: readonly FrozenFile[]
}

/** A file beside the docs. */
export interface TextFile {
  /** Relative to the site folder. */
  readonly path: string
  readonly text: string
}

/** A link that leads to another version than it stands in. */
export interface LeavingLink {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly url: string
}

/** All that freezing writes, and what its user has to know. Nothing is written yet. */
export interface FreezePlan {
  /** Folder of the version, relative to the site folder. Undefined when nothing is copied. */
  readonly folder?: string
  readonly files: readonly FrozenFile[]
  /** Translations of these files, and those of labels. */
  readonly translations: readonly FrozenTranslations[]
  readonly labels: readonly TextFile[]
  /** How many translations the version goes without. */
  readonly untranslated: number
  readonly sidebars?: TextFile
  /** `versions.json` with the new name in front. */
  readonly names: TextFile
  /** What `versions` of the collection has to be, when it is not so already. */
  readonly versions?: Readonly<Record<string, VersionConfig>>
  /** Links of the version that lead to the current docs. */
  readonly leaving: readonly LeavingLink[]
  /** Links of the current docs that lead to the version: their URLs were those of the current docs until now. */
  readonly astray: readonly LeavingLink[]
  /** URL path at which the version will be, and the one that its predecessor moves to. */
  readonly path: string
  readonly moves?: { readonly name: string; readonly path: string }
}
