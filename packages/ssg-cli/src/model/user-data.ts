import type { CollectionConfig, Config } from './config.ts'

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
export type UserData = Loose<Omit<Config, 'collections' | 'everyPage' | 'sourced' | 'navbar' | 'theme' | 'plugins'>> & {
  readonly title: string
  readonly url: string
  readonly docs?: Loose<CollectionConfig>
  readonly collections?: readonly Loose<CollectionConfig>[]
  readonly theme?: Loose<Omit<Config['theme'], 'manifest'>>
  readonly navbar?: Loose<Omit<Config['navbar'], 'items'>> & {
    readonly items?: readonly Readonly<Record<string, unknown>>[]
  }
}
