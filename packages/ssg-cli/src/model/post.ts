import type { Crumb, NavLink, TagLink } from './site.ts'

/** An author as pages show it. */
export interface PostAuthor {
  readonly name: string
  readonly title?: string
  readonly description?: string
  /** Where the name leads: to the page of the author, or to one elsewhere. */
  readonly href?: string
  readonly email?: string
  readonly imageUrl?: string
  /** Profiles: the name of each platform, and where the author is on it. */
  readonly socials: readonly NavLink[]
}

/** What is told of a post wherever it is listed or shown. */
export interface PostFacts {
  /** ISO date and time in UTC. Undefined when nothing says it. */
  readonly date?: string
  /** Minutes that it takes to read it, unless that is not to be shown. */
  readonly minutes?: number
  readonly authors: readonly PostAuthor[]
}

/** A post of a blog, as a doc that has a date. */
export interface PostPart extends PostFacts {
  /** Its blog: title and list. */
  readonly blog: NavLink
  /** The version that it tells of, in a changelog. */
  readonly version?: string
}

/** A post in a list. */
export interface ListedPost extends PostFacts {
  readonly title: string
  /** Language of its texts (BCP 47), where that is another one than the page's: nobody has translated them. */
  readonly lang?: string
  readonly href: string
  readonly description: string
  readonly tags: readonly TagLink[]
  /** HTML of its beginning, or of all of it, where the list shows that. */
  readonly excerpt?: string
  /** True when there is more of it than the excerpt. */
  readonly hasMore: boolean
  /** Which sections of it the list shows, from 0, unless it shows its beginning. */
  readonly sections?: readonly number[]
}

/** A page that lists posts: all of a blog, or those with a tag or of an author, some on each page. */
export interface PostListContent {
  readonly type: 'post-list'
  readonly title: string
  readonly description: string
  readonly breadcrumbs: readonly Crumb[]
  /** Whose posts these are. */
  readonly author?: PostAuthor
  readonly posts: readonly ListedPost[]
  readonly newerHref?: string
  readonly olderHref?: string
  /** The other lists of the blog: archive, tags, authors; of a changelog its kinds of changes. */
  readonly lists: readonly (NavLink & { readonly isCurrent?: true })[]
  /** True for the list of all posts. */
  readonly isWhole: boolean
  /** True for a list of unlisted posts. */
  readonly unlisted?: true
}

/** The page that lists all posts of a blog by year. */
export interface PostArchiveContent {
  readonly type: 'post-archive'
  readonly title: string
  readonly description: string
  readonly breadcrumbs: readonly Crumb[]
  readonly years: readonly {
    readonly year: string
    readonly posts: readonly (Pick<ListedPost, 'title' | 'lang' | 'href'> & { readonly date: string })[]
  }[]
}

/** The page that lists the authors of a blog. */
export interface PostAuthorsContent {
  readonly type: 'post-authors'
  readonly title: string
  readonly description: string
  readonly breadcrumbs: readonly Crumb[]
  readonly authors: readonly (PostAuthor & { readonly count: number })[]
}

/** What the pages of a blog show that are no posts. */
export type PostsContent = PostListContent | PostArchiveContent | PostAuthorsContent
