import type { CategoryLink } from '../../../../model/category-file.ts'

/** An item of a sidebar before its ids are links. */
export type SidebarNode = DocNode | LinkNode | HtmlNode | CategoryNode

/** A doc, by its id. */
export interface DocNode {
  readonly type: 'doc'
  readonly id: string
  readonly label?: string
  /** Language of the label, where that is another one than the site's. */
  readonly lang?: string
  readonly className?: string
  readonly customProps?: Readonly<Record<string, unknown>>
  /** A link to a doc that does not belong to this sidebar. */
  readonly isRef: boolean
}

/** A link by URL. */
export interface LinkNode {
  readonly type: 'link'
  readonly href: string
  readonly label: string
  /** Language of the label, where that is another one than the site's. */
  readonly lang?: string
  readonly description?: string
  readonly className?: string
  readonly addBaseUrl: boolean
}

/** HTML as its author wrote it. */
export interface HtmlNode {
  readonly type: 'html'
  readonly html: string
  readonly defaultStyle: boolean
  readonly className?: string
}

/** A group of items: written in a sidebar file, or made from a folder. */
export interface CategoryNode {
  readonly type: 'category'
  readonly label: string
  /** File that says the label: a `_category_` file or a doc. Undefined where a sidebar file or a folder's name does. */
  readonly labelSource?: string
  /** Language of the label, where that is another one than the site's. */
  readonly lang?: string
  /** Of a translation, the label that it translates: the URL of an index follows from that. */
  readonly originalLabel?: string
  readonly key?: string
  readonly items: readonly SidebarNode[]
  readonly link?: CategoryLink
  /** URL of the page that lists the items, once it is known. */
  readonly indexPermalink?: string
  readonly collapsed?: boolean
  readonly collapsible?: boolean
  readonly description?: string
  readonly className?: string
  readonly customProps?: Readonly<Record<string, unknown>>
  /** File that defines the category: a sidebar file or a `_category_` file. */
  readonly source: string
}

/** The sidebars of a version, by name. */
export type SidebarNodes = ReadonlyMap<string, readonly SidebarNode[]>
