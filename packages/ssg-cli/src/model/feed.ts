import type { FeedType } from './blog-config.ts'

/** A feed as pages name it. */
export interface NamedFeed {
  readonly type: FeedType
  /** URL path with the base URL: `/blog/rss.xml`. */
  readonly href: string
  readonly title: string
}

/** A feed of a blog, but for the texts of its posts. */
export interface Feed extends NamedFeed {
  readonly description: string
  readonly copyright?: string
  /** Language tag. */
  readonly language: string
  /** URL path of the blog. */
  readonly homeHref: string
  readonly items: readonly FeedItem[]
}

/** A post in a feed. */
export interface FeedItem {
  readonly route: string
  readonly title: string
  readonly description: string
  /** ISO date and time in UTC. */
  readonly date: string
  readonly tags: readonly string[]
  readonly authors: readonly { readonly name: string; readonly email?: string; readonly href?: string }[]
}
