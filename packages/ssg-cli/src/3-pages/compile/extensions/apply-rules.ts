import type { Code, Nodes, Root, RootContent } from 'mdast'
import type { Fence, MadeNodes, PluginFile } from '../../../plugin.ts'
import { fenceMeta } from '../code/fence-meta.ts'
import { includedCode } from '../code/included-code.ts'
import { mostLevels } from '../too-deep.ts'
import { positionOf } from '../tree.ts'
import type { PageState } from '../types.ts'
import type { Extensions } from './extensions.ts'
import { completeNodes } from './complete-nodes.ts'
import { fenceName } from './fence-name.ts'
import { takeMessages } from './page-file.ts'
import { pluginWork, tellMisfit } from './plugin-work.ts'

/** What rules are applied to: a file of a page. */
export interface RulesAt {
  readonly source: string
  readonly file: PluginFile
  readonly page: PageState
}

/** Children that are looked through, and how many rules have made what is around them. */
interface Level {
  readonly children: Nodes[]
  readonly times: number
  next: number
}

/**
 * Let plugins say what the directives and fences of a tree become for which they have rules. What they make is looked
 * through as well: it may hold others, but no endless number of itself.
 */
export async function applyRules(tree: Root, extensions: Extensions, at: RulesAt): Promise<void> {
  if (extensions.directives.size === 0 && extensions.fences.size === 0) return
  const madeBy = new WeakMap<Nodes, number>()
  // What a rule gave back as it was, or changed in its place.
  const kept = new WeakSet<Nodes>()
  const path: Level[] = [{ children: tree.children, times: 0, next: 0 }]
  for (let level = path.at(-1); level; level = path.at(-1)) {
    const node = level.children[level.next]
    if (!node) {
      path.pop()
      continue
    }
    const times = Math.max(level.times, madeBy.get(node) ?? 0)
    const made = times < mostLevels && !kept.has(node) ? await replacement(node, extensions, at) : undefined
    if (made) {
      if (made.includes(node)) kept.add(node)
      for (const each of made) madeBy.set(each, times + 1)
      level.children.splice(level.next, 1, ...made)
      continue
    }
    level.next++
    // The children of a parent are of types that may stand in it.
    if ('children' in node) path.push({ children: node.children as Nodes[], times, next: 0 })
  }
}

/** What a node becomes, undefined when no rule says anything of it. */
async function replacement(
  node: Nodes,
  { directives, fences }: Extensions,
  at: RulesAt,
): Promise<readonly Nodes[] | undefined> {
  if (node.type === 'containerDirective' || node.type === 'leafDirective' || node.type === 'textDirective') {
    const found = directives.get(node.name)
    return found && apply({ ...found, part: `directives.${node.name}` }, node, at, () => found.rule(node, at.file))
  }
  if (node.type !== 'code') return undefined
  const name = fenceName(node, fences)
  const found = name === undefined ? undefined : fences.get(name)
  const fence = found && fenceOf(node, at)
  return fence && apply({ ...found, part: `code.fences.${name}` }, node, at, () => found.rule(fence, at.file))
}

async function apply(
  { plugin, part }: { readonly plugin: string; readonly part: string },
  node: Nodes,
  { source, file, page }: RulesAt,
  rule: () => MadeNodes | Promise<MadeNodes>,
): Promise<readonly Nodes[] | undefined> {
  page.trace.used.add(plugin)
  const isTold = (error: unknown) => file.messages.some((message) => message === error)
  const worked = await pluginWork({ plugin, hook: part, source, position: positionOf(node) }, page, rule, isTold)
  page.diagnostics.push(...takeMessages(file, source, { plugin, name: plugin }))
  if (worked === 'failed') return undefined
  const value: unknown = worked.value
  if (value === undefined || value === null) return undefined
  const root: Root = { type: 'root', children: (Array.isArray(value) ? value : [value]) as RootContent[] }
  const misfit = completeNodes(root)?.replace(' among the children of "root"', '')
  tellMisfit(misfit, { plugin, hook: part, source, position: positionOf(node) }, page)
  return root.children
}

/** A fence as its rule gets it, with the code of the file that it names. Undefined for one of no file, which is told later. */
function fenceOf(node: Code, { source, page }: RulesAt): Fence | undefined {
  const { language = '', file } = fenceMeta(node.lang ?? '', node.meta ?? '')
  const included =
    file && page.options.markdown.codeFiles && !node.data?.isFilled
      ? includedCode(file, { source, page }, positionOf(node))
      : undefined
  if (included && 'problem' in included) return undefined
  const code = included?.code ?? node.value
  return { language, meta: node.meta ?? '', code, line: positionOf(node).line + 1, node }
}
