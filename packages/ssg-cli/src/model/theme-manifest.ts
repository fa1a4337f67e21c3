/**
 * What a theme says of itself as plain data, in the `theme.json` of its package: what follows from it is known without
 * running the theme. Without one, nothing is taken for granted: pages are rendered to know their ids.
 */
export interface ThemeManifest {
  /**
   * By kind of content, paths into a {@link Page} such as `content.toc`. Pages of a kind with the same of these parts
   * have the same ids around their articles. A part is there unless it is undefined, false or empty.
   */
  readonly layout: Readonly<Partial<Record<'doc' | 'generated-index', readonly string[]>>>
  /** Everything in `Theme.components`, by name. */
  readonly components: ThemeComponents
  /**
   * Names of stylesheets besides the one of all pages: `kit` is the entry `./styles/kit` of the package. The theme says in
   * each page which of them it needs, see `assets.sheets` of {@link SiteLayout}.
   */
  readonly styles?: readonly string[] | undefined
  /**
   * What elements of Docusaurus' theme are here, for the stylesheets of sites that were written for it: `.menu__link` is
   * `.sidebar__link`. `[announcementBar]` is what sheets find by the beginning of a class; `&` is the class itself.
   */
  readonly selectors?: Readonly<Record<string, string>> | undefined
}

/** Components of articles by name, those that render elements of HTML too. */
export type ThemeComponents = Readonly<Record<string, ThemeComponent>>

/** What is to be known of one component of a theme. */
export interface ThemeComponent {
  /** True: MDX may use it without an import. */
  readonly global?: boolean | undefined
  /** True: the compiler makes it of Markdown, as `:::note` becomes `Admonition`. */
  readonly fromMarkdown?: boolean | undefined
  /**
   * The ids and anchor names in what it renders, besides those of its children: none, or those that its props say, as
   * for an element of HTML. It never throws then. Absent: only rendering can tell.
   */
  readonly ids?: 'none' | 'props' | undefined
  /**
   * True: its `href` and `src` lead somewhere, as those of an element of HTML, and so does what else the element of its name has:
   * the `poster` of `Video`. Of other components they may be anything.
   */
  readonly links?: boolean | undefined
  /** True: it shows the cards of its page. */
  readonly cards?: boolean | undefined
  /**
   * What raw Markdown has in place of a line that holds nothing but its tag: nothing, or the value of a prop in bold.
   * Absent: the line as it is written.
   */
  readonly rawMarkdown?: 'nothing' | { readonly bold: string } | undefined
  /**
   * The props that mean something to it, and of elements of HTML those that authors need. Names that are nearly one of
   * them are reported, others are free. Absent: its props are its own affair.
   */
  readonly props?: KnownProps | undefined
  /** What becomes of other props: they are lost. Absent: they may be attributes of HTML. */
  readonly otherProps?: 'lost' | undefined
  /** What has to stand between its tags, in words: `a picture`. Absent: it may be empty. */
  readonly content?: string | undefined
}

/** By the name of a prop, the words that it may be, `admonition` for the types of admonitions of the site, or `any`. */
export type KnownProps = Readonly<Record<string, 'any' | 'admonition' | readonly string[]>>
