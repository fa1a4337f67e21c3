/** Something of a Docusaurus config that is not the same here. Plain data. */
export interface Difference {
  /**
   * - `otherwise`: it is done in another way.
   * - `left-out`: nothing is made of it.
   * - `install`: it needs a package that is not installed.
   */
  readonly kind: 'otherwise' | 'left-out' | 'install'
  /** Where it stands in the config: `themeConfig.navbar.style`. */
  readonly at: string
  /** The plugin or theme that the place is about, as the config names it. */
  readonly of?: string
  /** What is done, why not, or what to type. */
  readonly words: string
}
