// Code of the site is bundled apart from ours: they meet at a name that both know.
const key: unique symbol = Symbol.for('docs-build.anchors')
const place: typeof globalThis & { [key]?: Set<string> } = globalThis

/** A value, and the anchors that were declared while it was made. */
export interface WithAnchors<Value> {
  readonly value: Value
  readonly anchors: readonly string[]
}

/**
 * Run a task, and keep the anchors that components declare meanwhile, because the elements with these ids are there later only:
 * `useBrokenLinks().collectAnchor('webpack')`.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#useBrokenLinks
 */
export function withDeclaredAnchors<Value>(task: () => Value): WithAnchors<Value> {
  const declared = new Set<string>()
  place[key] = declared
  try {
    return { value: task(), anchors: [...declared] }
  } finally {
    delete place[key]
  }
}
