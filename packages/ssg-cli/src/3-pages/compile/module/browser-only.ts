import type { Program } from 'estree'
import type { Root, RootContent } from 'mdast'
import { browserOnlyBlocks, browserOnlyName } from '../../../text/browser-only-blocks.ts'
import type { CompileInput } from '../../../model/compile.ts'
import type { ParsedFile } from '../parse-file.ts'
import { positionOf } from '../tree.ts'
import type { Position } from '../../../model/diagnostic.ts'

/** An element that a component of the file's module stands for. */
export interface HoistedElement {
  readonly name: string
  readonly position: Position
  /** Its code, for the names in it. */
  readonly code: readonly unknown[]
  /** Put the component in its place. */
  readonly replace: () => void
}

/** The elements `<BrowserOnly>` of a file that its module has as components (`codeOfMdx()`). */
export function browserOnlyElements(
  { tree, source, lines }: Pick<ParsedFile, 'tree' | 'source' | 'lines'>,
  input: CompileInput,
): readonly HoistedElement[] {
  // Plugins may have changed the text: the module is made of the file as it is.
  const known = new Set(browserOnlyBlocks(fileText(source, input)).map(({ name }) => name))
  if (known.size === 0) return []
  return tree.children.flatMap((node, index) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'BrowserOnly' || !node.position) return []
    const { start, end } = node.position
    const name = browserOnlyName(
      lines()
        .slice(start.line - 1, end.line)
        .join('\n'),
    )
    if (name === undefined || !known.has(name)) return []
    return [{ name, position: positionOf(node), code: programsIn(node), replace: () => replace(tree, index, name) }]
  })
}

function fileText(source: string, { head, text, files }: CompileInput): string {
  if (source === head.source) return text
  const file = files[source]
  return file && 'text' in file ? file.text : ''
}

function replace(tree: Root, index: number, name: string): void {
  const node = tree.children[index]
  if (node?.type === 'mdxJsxFlowElement') tree.children[index] = { ...node, name, attributes: [], children: [] }
}

/** All code of an element. */
function programsIn(
  node: Extract<RootContent, { type: 'mdxJsxFlowElement' }>,
): readonly (Program | null | undefined)[] {
  const ofAttributes = node.attributes.map((attribute) => {
    const holder = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value
    return typeof holder === 'object' ? holder?.data?.estree : undefined
  })
  const ofChildren = node.children.map((child) => ('data' in child ? estreeOf(child.data) : undefined))
  return [...ofAttributes, ...ofChildren]
}

function estreeOf(data: unknown): Program | undefined {
  return typeof data === 'object' && data !== null && 'estree' in data ? (data.estree as Program) : undefined
}
