/** A kind of feed. */
export type FeedType = 'rss' | 'atom' | 'json'

/** A blog as the config describes it: posts in a folder, or the versions of a changelog. */
export interface BlogConfig {
  /** Name by which translations know it. Default: its base route; `default` for `blog` and for the root. */
  readonly id?: string
  /** Folder of the posts, relative to the site folder; of a changelog the folder of its file. */
  readonly path: string
  /** File whose versions are the posts, relative to the site folder. */
  readonly changelog?: string
  /** Base route, without slashes at the ends: `blog`; '' for the root. No two blogs have the same. */
  readonly routeBasePath: string
  /** Last parts of URLs: of the pages of tags, of the archive (null: there is none), of authors, and of further pages of lists. */
  readonly tagsBasePath: string
  readonly archiveBasePath: string | null
  readonly authorsBasePath: string
  readonly pageBasePath: string
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly blogTitle: string
  readonly blogDescription: string
  readonly blogSidebarTitle: string
  /** How many posts the sidebar shows; none for 0. */
  readonly blogSidebarCount: number | 'ALL'
  readonly blogSidebarByYear: boolean
  readonly postsPerPage: number | 'ALL'
  readonly sortPosts: 'descending' | 'ascending'
  readonly showReadingTime: boolean
  /** What stands between the beginning of a post, which lists show, and its rest: source of a regular expression. */
  readonly truncateMarker: string
  /** File in the folder that explains the tags of posts; false: it is not read. */
  readonly tags: string | false
  /** File in the folder that lists authors by their keys. */
  readonly authorsMapPath: string
  /** URL prefix of "Edit this page" links: the folder of the posts. */
  readonly editUrl?: string
  /** False: translations open the file that they stand for. */
  readonly editLocalizedFiles?: boolean
  readonly lastUpdated: { readonly date: boolean; readonly author: boolean }
  readonly feedOptions: {
    readonly type: readonly FeedType[]
    /** Default: the title of the site and that of the blog. */
    readonly title?: string
    readonly description?: string
    readonly copyright?: string
    /** Default: the language of the site. */
    readonly language?: string
    /** How feeds look in browsers: a stylesheet of ours, or an `.xsl` file in the folder with a `.css` file beside it. */
    readonly xslt?: { readonly rss?: true | string; readonly atom?: true | string }
    /** How many posts a feed holds; false: all. */
    readonly limit: number | false
  }
}
