import type { AuthorEntry } from './authors.ts'
import type { TagName } from './tags.ts'

/**
 * The front matter keys that the generator reads. Other keys are allowed and handed to MDX as `frontMatter`.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter
 */
export interface FrontMatter {
  readonly id?: string
  readonly title?: string
  readonly hide_title?: boolean
  readonly hide_table_of_contents?: boolean
  /** `splash`: a page that greets, with the room of sidebar and table of contents. */
  readonly layout?: string
  readonly toc_min_heading_level?: number
  readonly toc_max_heading_level?: number
  readonly keywords?: readonly string[]
  readonly image?: string
  readonly description?: string
  readonly slug?: string
  readonly sidebar_label?: string
  readonly sidebar_position?: number
  readonly sidebar_class_name?: string
  readonly sidebar_custom_props?: Readonly<Record<string, unknown>>
  readonly displayed_sidebar?: string | null
  readonly tags?: readonly TagName[]
  readonly pagination_label?: string
  readonly pagination_next?: string | null
  readonly pagination_prev?: string | null
  readonly custom_edit_url?: string | null
  readonly parse_number_prefixes?: boolean
  readonly last_update?: { readonly date?: string; readonly author?: string }
  readonly draft?: boolean
  readonly unlisted?: boolean
  /** Of posts: what stands in place of the title in the head of the page. */
  readonly title_meta?: string
  /** Of posts: an ISO date, or one with a time in UTC. */
  readonly date?: string
  /** Of posts: keys of authors, or authors as they are. */
  readonly authors?: readonly AuthorEntry[]
  readonly mdx?: { readonly format?: 'md' | 'mdx' | 'detect' }
  readonly [key: string]: unknown
}
