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
  /** Makes it as for another language. Undefined for a plugin that is no function. */
  readonly again?: MadeAgain | undefined
  /** Code of a language → what it loaded in it. */
  readonly loaded: Map<string, unknown>
}

/** What `siteConfig` says in a language besides what it says anyway: that of a config that asks for the language. */
export type OwnSiteConfig = Readonly<Record<string, unknown>> | undefined

/** A plugin that was made for a language, and what it was told. */
export interface MadeIn {
  readonly plugin: unknown
  readonly context: LifecycleGiven['context']
}

/** Make a plugin as for a language: in Docusaurus it is made once for each. */
export type MadeAgain = (code: string, siteConfig?: OwnSiteConfig) => Promise<MadeIn>
