// Code of the site is bundled apart from ours: they meet at a name that both know.
const key: unique symbol = Symbol.for('docs-build.declared')

/** What components of a page declare while they are rendered: whatever code of the site has, `undefined` of a `<Link>` without a URL too. */
interface Declared {
  readonly anchors: Set<unknown>
  readonly links: Set<unknown>
}

const place: typeof globalThis & { [key]?: Declared } = globalThis

/** A value, and what was declared while it was made. */
export interface WithDeclared<Value> {
  readonly value: Value
  /** Ids that elements have later only: `useBrokenLinks().collectAnchor('webpack')`. */
  readonly anchors: readonly string[]
  /** URLs that `Link` of Docusaurus got: in the HTML its elements look like any `<a>`. */
  readonly links: readonly string[]
}

/**
 * Run a task, and keep the anchors and links that components declare meanwhile.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#useBrokenLinks
 */
export function withDeclared<Value>(task: () => Value): WithDeclared<Value> {
  const declared: Declared = { anchors: new Set(), links: new Set() }
  place[key] = declared
  try {
    return { value: task(), anchors: [...declared.anchors].filter(isText), links: [...declared.links].filter(isText) }
  } finally {
    delete place[key]
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
