/** What is compared of a page or another file of an output, in the order in which it is told. */
export const factKinds = [
  'file',
  'title',
  'description',
  'canonical',
  'headings',
  'links',
  'sidebar',
  'previous',
  'next',
  'table of contents',
  'redirect',
  'feed',
  'sitemap',
] as const

/** What a difference is about. */
export type FactKind = (typeof factKinds)[number]

/** What a file says, each kind as lines that a reader can compare: `h2 #install Install`. */
export type Facts = Readonly<Partial<Record<FactKind, readonly string[]>>>

/**
 * The facts of an output. Pages and redirects are known by their path below the output folder, as {@link comparedUrl}
 * writes it, feeds and sitemaps by their file.
 */
export type OutputFacts = ReadonlyMap<string, Facts>
