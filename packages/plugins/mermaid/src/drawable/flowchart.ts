import { isPlainLabel } from './label.ts'
import { styleLine } from './style-line.ts'
import { readStatement, type FlowNode, type Statement } from './flow-statement.ts'

const header = /^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)$/
const subgraph = /^subgraph\s+(\w+)(?:\s*\[(?:"([^"[\]]+)"|([^"[\]()]+))\])?$/
/**
 * A flowchart as the renderer of builds reads it, undefined if it holds something that this one does not know.
 *
 * That renderer keeps the first form of a node and reads ids up to the next space: so each mention of a node gets its last
 * form, as in Mermaid, and spaces around it.
 */
export function drawableFlowchart([first = '', ...rest]: readonly string[]): readonly string[] | undefined {
  if (!header.test(first)) return undefined
  const lines: (string | Statement)[] = [first]
  const nodes = new Map<string, FlowNode>()
  const groups: string[] = []
  const groupOf = new Map<string, string>()
  const groupNames = new Set<string>()
  for (const line of rest) {
    const [, name, ...titles] = subgraph.exec(line) ?? []
    if (name !== undefined) {
      const title = titles.find((text) => text !== undefined) ?? name
      if (!isPlainLabel(title)) return undefined
      groups.push(name)
      groupNames.add(name)
      lines.push(`subgraph ${name} [${title}]`)
    } else if (line === 'end') {
      if (groups.pop() === undefined) return undefined
      lines.push(line)
    } else if (/^(?:classDef|class|style|linkStyle)\s/.test(line)) {
      const styled = styleLine(line)
      if (styled === undefined) return undefined
      lines.push(styled)
    } else {
      const statement = readStatement(line)
      if (!statement || !add(statement)) return undefined
      lines.push(statement)
    }
  }
  // Links to a whole group are drawn to a node of that name.
  if (groups.length > 0 || [...groupNames].some((name) => nodes.has(name))) return undefined
  return lines.map((line) => (typeof line === 'string' ? line : written(line)))

  function add(statement: Statement): boolean {
    return statement.every((part) => typeof part === 'string' || part.every(addNode))
  }

  /** False for a node in two groups. */
  function addNode(node: FlowNode): boolean {
    const before = nodes.get(node.id)
    if (!before || node.shape) nodes.set(node.id, { ...before, ...node })
    const group = groups.at(-1)
    if (group === undefined) return true
    const known = groupOf.get(node.id) ?? group
    groupOf.set(node.id, known)
    return known === group
  }

  function written(statement: Statement): string {
    return statement
      .map((part) => (typeof part === 'string' ? part : part.map((node) => writtenNode(node)).join(' & ')))
      .join(' ')
  }

  function writtenNode({ id, className }: FlowNode): string {
    const { shape } = nodes.get(id) ?? {}
    const name = className === undefined ? '' : `:::${className}`
    return (shape ? `${id}${shape.open}"${shape.label}"${shape.close}` : id) + name
  }
}
