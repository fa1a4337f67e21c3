import type { ThemeManifest } from './theme-manifest.ts'

/** Modules of the site, relative to its folder, whose components stand at all articles of a kind. */
export interface AroundArticles {
  /** They get the article as `children`; the first is the outermost. */
  readonly around: readonly string[]
  /** They stand below the article, in this order. */
  readonly after: readonly string[]
}

/** What the config and plugins say of the theme. */
export interface ThemeConfig {
  /** Module specifier or path of the theme package. */
  readonly package: string
  /** Theme component name → file of the site that replaces it, relative to the site folder. */
  readonly components: Readonly<Record<string, string>>
  /** Components that MDX may use without import: name → file of the site. */
  readonly mdxComponents: Readonly<Record<string, string>>
  /** Stylesheets of the site, relative to the site folder. */
  readonly css: readonly string[]
  /** Those that lie below the theme: what they say loses against classes of the theme, and of elements also against elements. */
  readonly cssBelow?: readonly string[]
  /** Folders of plugins with modules of `@theme/…`, relative to the site folder. */
  readonly modules?: readonly string[]
  /** What names mean that modules import: a package, a path from the site folder (`./lib`), or nothing. */
  readonly aliases?: Readonly<Record<string, string | false>>
  /** Names of which modules have a value, and its code. */
  readonly defines?: Readonly<Record<string, string>>
  /** Endings that imports without one are looked for with before all others. */
  readonly endings?: readonly string[]
  /** Which components of the site run in browsers: those that say so, or those that keep state or answer to events too. */
  readonly islands?: 'marked' | 'detect'
  /**
   * Stylesheets of the site may use the custom properties and classes of Infima, and its home page is what its author wrote.
   * `unlayered`: what they say of elements loses against classes, their cascade layers against the theme, and `:root` against the
   * dark mode, as where Infima is in no layer. Custom properties of the theme have the prefix `--docs-` then.
   */
  readonly infima?: boolean | 'unlayered'
  /**
   * Components of the site around all articles of docs and of posts, and behind them. `items`: collection → the module that shows its
   * docs in the place of the former, such as `@theme/ApiItem`: it is given the body as a component, and lives in browsers.
   */
  readonly articles?: {
    readonly docs?: AroundArticles
    readonly posts?: AroundArticles
    readonly items?: Readonly<Record<string, string>>
  }
  /** Module of the site whose component stands around everything and lives once on a page: what it provides reaches all islands. */
  readonly root?: string
  /** What the theme says of itself: read from its package, not from the config. */
  readonly manifest?: ThemeManifest
}
