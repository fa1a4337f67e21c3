import type { Culprit } from '../../model/page-job.ts'
import type { Nodes } from 'hast'
import type { CompiledDoc, CompiledModule } from '../../model/compiled.ts'
import type { Position } from '../../model/diagnostic.ts'

/**
 * Find the innermost piece of JSX or expression that is to blame for what an article became: a piece is, when the
 * article that holds nothing else is `guilty` too. Undefined when no piece is, such as one that lacks what is around it.
 */
export function blame(doc: CompiledDoc, isGuilty: (part: CompiledDoc) => boolean): Culprit | undefined {
  const [first] = culprits(doc, (part) => (isGuilty(part) ? 1 : 0))
  return first?.culprit
}

/** A piece that is to blame, and how often. */
interface Blamed {
  readonly culprit: Culprit
  readonly times: number
}

/**
 * All innermost pieces that are to blame, in the order of the article, each found when it is asked for. `timesIn` tells how
 * often an article is guilty.
 */
export function* culprits(doc: CompiledDoc, timesIn: (part: CompiledDoc) => number): Generator<Blamed> {
  yield* inModule(doc.main, new Set())

  function* inModule(module: CompiledModule, above: ReadonlySet<CompiledModule>): Generator<Blamed> {
    if (!above.has(module)) yield* inNode(module.tree, module, new Set([...above, module]))
  }

  function* inNode(node: Nodes, module: CompiledModule, above: ReadonlySet<CompiledModule>): Generator<Blamed> {
    const around = pieceOf(node)
    // The parent of a piece may stand in a tree: a piece in a root is what the types ask for.
    const part: CompiledDoc = { ...doc, main: { ...module, tree: { type: 'root', children: [node as never] } } }
    const times = around ? timesIn(part) : 0
    if (around && times === 0) return
    let isInner = false
    for (const inner of within(node, module, above)) {
      isInner = true
      yield inner
    }
    if (around && !isInner)
      yield { culprit: { file: module.source, position: shownPosition(node, around), around }, times }
  }

  function* within(node: Nodes, module: CompiledModule, above: ReadonlySet<CompiledModule>): Generator<Blamed> {
    const partial = partialOf(node, module)
    if (partial) yield* inModule(partial, above)
    if (!('children' in node)) return
    for (const child of node.children) yield* inNode(child, module, above)
  }

  function partialOf(node: Nodes, module: CompiledModule): CompiledModule | undefined {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
    const specifier = module.imports.find(({ local }) => local === node.name)?.specifier
    return specifier === undefined ? undefined : doc.partials[specifier]
  }
}

/** Of a piece of many lines the opening tag or brace says enough. */
function shownPosition(node: Nodes, position: Position): Position {
  const { line, column, endLine } = position
  if (line === endLine) return position
  const name = 'name' in node ? (node.name ?? '') : ''
  return { line, column, endLine: line, endColumn: column + 1 + name.length }
}

function pieceOf(node: Nodes): Position | undefined {
  const isPiece =
    node.type === 'mdxJsxFlowElement' ||
    node.type === 'mdxJsxTextElement' ||
    node.type === 'mdxFlowExpression' ||
    node.type === 'mdxTextExpression'
  return isPiece ? node.data?.span : undefined
}
