/** What is known of a Docusaurus site besides its config. */
export interface SiteFacts {
  /** Absolute path of the site folder. */
  readonly siteDir: string
  /** Packages of ours that can be used: others are to be installed. */
  readonly batteries: readonly string[]
  /** True for a file or folder of the site that is there. Plugins do not depend on it. */
  readonly exists: (path: string) => boolean
  /** Paths of the files below a folder of the site, relative to it. None when it is not there. */
  readonly filesIn: (folder: string) => readonly string[]
  /** The file that the name of an installed package means, relative to the site folder. */
  readonly entryOf: (name: string) => string | undefined
  /** True for the absolute path of a module in a package that is there, and that the package's name does not mean. */
  readonly isInner: (path: string, name: string) => boolean
  /** True for a package that the site has installed. */
  readonly isInstalled: (name: string) => boolean
  /** The file that a path of a module means: `lib/plugin` → `lib/plugin.js`. */
  readonly moduleFile: (path: string) => string
  /** Text of a file of the site. */
  readonly textOf: (path: string) => string
}
