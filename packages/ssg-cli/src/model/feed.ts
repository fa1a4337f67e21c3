import type { GivenPost } from './asked-functions.ts'
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
  readonly style?: FeedStyle
  /** Its posts, for a function of the site that makes its items, and the folder by which that is known. */
  readonly asked?: { readonly blog: string; readonly posts: readonly GivenPost[] }
}

/** How a feed looks in browsers. */
export interface FeedStyle {
  /** Name of its files beside the feed, without ending. */
  readonly name: string
  /** Files of the site that they are copies of; undefined for ours. */
  readonly files?: { readonly xsl: string; readonly css: string }
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
