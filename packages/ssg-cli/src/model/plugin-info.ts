/** What is known of a plugin besides its functions. Plain data. */
export interface PluginInfo {
  readonly name: string
  /** The package or module that the config names. */
  readonly from?: string
  /** Hash of everything that decides what it does: its package's version, its options, its code. */
  readonly key: string
  /** False: its answers are never kept. */
  readonly pure: boolean
  /** What of it changes pages; undefined when nothing does. */
  readonly pages?: PluginPages
}

/** What of a plugin changes pages. */
export interface PluginPages {
  /** True when every body goes through it. */
  readonly all: boolean
  /** Names of the directives and fences that it makes something of. */
  readonly directives: readonly string[]
  readonly fences: readonly string[]
  /** True when it changes what the search finds. */
  readonly search: boolean
}

/** Where a thread finds the plugins of a site, to make them for itself. Plain data. */
export interface PluginModules {
  /** URL of the config, as Node imports it. */
  readonly config: string
  /** Name of a plugin in the config → URL of its module. */
  readonly named: Readonly<Record<string, string>>
  /** Where the config is one of Docusaurus: plugins of ours that can be used, and URLs of presets by their places in it. */
  readonly foreign?: { readonly batteries: readonly string[]; readonly presets: Readonly<Record<string, string>> }
  /** Absolute path of the site folder. */
  readonly siteDir: string
  /** Absolute path of the output folder. */
  readonly outDir: string
  /** Absolute path of the folder below which plugins keep what they like. */
  readonly workDir: string
  /** Version of docs-build. */
  readonly version: string
  /** True in `docs-build watch`. */
  readonly isWatch: boolean
}
