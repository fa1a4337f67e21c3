// Code of the site is bundled apart from ours: they meet at a name that both know.
const key: unique symbol = Symbol.for('docs-build.declared')

/** What components of a page declare while they are rendered. */
interface Declared {
  readonly anchors: Set<string>
  readonly links: Set<string>
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
    return { value: task(), anchors: [...declared.anchors], links: [...declared.links] }
  } finally {
    delete place[key]
  }
}
