import type { BlogConfig, FeedType } from './blog-config.ts'
import type { CollectionConfig, Config } from './config.ts'
import type { WrittenLanguage } from './languages.ts'

/** Deep partial of plain data. */
export type Loose<T> = T extends readonly (infer I)[]
  ? readonly Loose<I>[]
  : T extends object
    ? { readonly [K in keyof T]?: Loose<T[K]> }
    : T

/**
 * The data of a config as its author writes it. Only `title` and `url` are needed: without a collection the docs are those in
 * `docs`.
 *
 * `docs` is the short form of a site with one collection. Shorthands: a navbar item without `type` is a link
 * (or a dropdown, if it has `items`), `position` is `left` unless given.
 */
export type UserData = Loose<
  Omit<Config, 'collections' | 'blog' | 'everyPage' | 'sourced' | 'navbar' | 'theme' | 'plugins' | 'languages'>
> & {
  readonly title: string
  readonly url: string
  /** The languages of a site that has several. */
  readonly i18n?: {
    readonly default: string
    readonly locales: Readonly<Record<string, WrittenLanguage>>
    readonly path?: string
  }
  readonly docs?: Loose<CollectionConfig>
  readonly collections?: readonly Loose<CollectionConfig>[]
  /** One blog, or several. */
  readonly blog?: false | BlogData | readonly BlogData[]
  readonly theme?: Loose<Omit<Config['theme'], 'manifest'>>
  readonly navbar?: Loose<Omit<Config['navbar'], 'items'>> & {
    readonly items?: readonly Readonly<Record<string, unknown>>[]
  }
}

/** A blog as its author writes it. */
type BlogData = Omit<Loose<BlogConfig>, 'truncateMarker' | 'feedOptions'> & {
  readonly truncateMarker?: RegExp
  readonly feedOptions?: Omit<Loose<BlogConfig['feedOptions']>, 'type' | 'limit'> & {
    readonly type?: FeedType | 'all' | readonly FeedType[] | null
    readonly limit?: number | false | null
  }
}
