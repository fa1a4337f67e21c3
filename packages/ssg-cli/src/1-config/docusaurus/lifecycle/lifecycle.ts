import type { DocusaurusContext } from './site-context.ts'

/** A plugin of Docusaurus, as its function made it. */
export interface LifecyclePlugin {
  readonly name: string
  loadContent?(): unknown
  contentLoaded?(given: object): unknown
  allContentLoaded?(given: object): unknown
  getPathsToWatch?(): readonly string[]
  getClientModules?(): readonly string[]
  getThemePath?(): string | undefined
  postBuild?(props: object): unknown
  injectHtmlTags?(given: object): unknown
  getTranslationFiles?(given: object): unknown
  translateContent?(given: object): unknown
  /** Words of components in the language of its context: id → text. */
  getDefaultCodeTranslationMessages?(): unknown
  configureWebpack?: ((config: object, isServer: boolean, utils: object, content: unknown) => unknown) | object
  configurePostCss?(options: PostcssOptions): PostcssOptions | undefined
}

/** What a plugin may change of how stylesheets are made. */
export interface PostcssOptions {
  plugins: unknown[]
}

/** What a plugin of Docusaurus is made one of ours with. */
export interface LifecycleGiven {
  readonly context: DocusaurusContext & { readonly siteDir: string }
  readonly options: unknown
  /** Folder from which its paths count. */
  readonly folder: string
  /** Where it stands in the config. */
  readonly at: string
}
