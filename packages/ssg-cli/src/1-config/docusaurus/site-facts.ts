/** What is known of a Docusaurus site besides its config. */
export interface SiteFacts {
  /** Absolute path of the site folder. */
  readonly siteDir: string
  /** Packages of ours that can be used: others are to be installed. */
  readonly batteries: readonly string[]
  /** True for a file or folder of the site that is there. Plugins do not depend on it. */
  readonly exists: (path: string) => boolean
}
