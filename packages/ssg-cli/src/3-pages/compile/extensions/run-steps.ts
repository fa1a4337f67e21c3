import type { Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import { pluginFailed } from '../../../diagnostics/catalogue.ts'
import { describe } from '../../../diagnostics/describe.ts'
import type { PluginFile } from '../../../plugin.ts'
import { messageOf } from '../../../text/message-of.ts'
import type { PageState } from '../types.ts'
import type { Attached, TreeStep } from './attached.ts'
import { blamedNode } from './blamed-node.ts'
import { completeNodes, isNode } from './complete-nodes.ts'
import { takeMessages } from './page-file.ts'
import { pluginWork, tellMisfit } from './plugin-work.ts'

/** Where steps run: for a file of a page, in a part of a plugin. */
export interface StepsAt {
  readonly part: 'remark' | 'rehype'
  readonly source: string
  readonly file: PluginFile
  readonly page: PageState
}

/** Run what plugins attached, one after the other: each gets the tree that the one before left. */
export async function runSteps<Tree extends MdastRoot | HastRoot>(
  { steps, failures }: Pick<Attached, 'steps' | 'failures'>,
  tree: Tree,
  { part, source, file, page }: StepsAt,
  after: (tree: Tree, step: TreeStep) => Promise<void> = () => Promise.resolve(),
): Promise<Tree> {
  for (const { error, ...step } of failures) {
    page.trace.failed = true
    // Of no file: it is so on each page, and told once.
    page.diagnostics.push(pluginFailed({ plugin: step.plugin, hook: hookOf(step, part), message: messageOf(error) }))
  }
  let current = tree
  for (const step of steps) {
    const hook = hookOf(step, part)
    // `file.fail()` throws what it tells.
    const isTold = (error: unknown) => file.messages.some((message) => message === error)
    const before = current
    const { children } = before
    const position = (error: unknown) => blamedNode(before, error, (piece) => call(step, piece, unheard(file)))
    const work = { ...workOf(step), hook, source, position }
    const worked = await pluginWork(work, page, () => call(step, before, file), isTold)
    page.diagnostics.push(...takeMessages(file, source, step))
    if (worked === 'failed') continue
    const { value } = worked
    // A step of this part gives a tree of its kind.
    if (isNode(value) && value.type === 'root') current = value as Tree
    const other = isNode(value) && value.type !== 'root' ? `"${value.type}" as the whole tree` : undefined
    const misfit = other ?? mendRoot(current, children)
    const inside = completeNodes(current)
    tellMisfit(misfit ?? inside, { plugin: step.plugin, hook, source }, page)
    await after(current, step)
  }
  return current
}

/**
 * Give a tree back what a step took from its root, without which nothing is left of the file.
 *
 * @param children what it had before
 * @returns words for what was there in its place
 */
function mendRoot(tree: { type: string; children?: unknown }, children: readonly unknown[]): string | undefined {
  const { type } = tree
  tree.type = 'root'
  if (tree.children !== undefined && tree.children !== null)
    return type === 'root' ? undefined : `${describe(type)} as the type of "root"`
  const left = describe(tree.children)
  tree.children = children
  return `${left} as the children of "root"`
}

/** The same file for a plugin that runs once more: what it says of it is not told again. */
function unheard(file: PluginFile): PluginFile {
  const { messages: _, data, ...rest } = file
  const own = { ...rest, messages: [], data: { ...data, dependencies: [...data.dependencies] } }
  // Methods of a file are those of its prototype.
  return Object.assign(Object.create(Object.getPrototypeOf(file) as object) as PluginFile, own)
}

/** What the config lists has no name but that of its function. */
function workOf({ plugin, name }: TreeStep): { readonly plugin: string; readonly name: string } {
  return { plugin, name: plugin === 'config' ? name : plugin }
}

/** A part of a plugin, as its author knows it: `remark (remarkToc)`. */
function hookOf({ plugin, name }: Pick<TreeStep, 'plugin' | 'name'>, part: StepsAt['part']): string {
  return name === plugin ? part : `${part} (${name})`
}

/**
 * Call a function as unified does: it returns or promises a tree, an error, or nothing, or takes a function to be called.
 *
 * @see https://github.com/unifiedjs/unified#transformer
 */
function call({ transform }: TreeStep, tree: unknown, file: PluginFile): unknown {
  if (transform.length <= 2) return unlessError(transform(tree, file))
  return new Promise((resolve, reject) => {
    transform(tree, file, (error: unknown, next: unknown) => (error ? reject(error) : resolve(next)))
  })
}

function unlessError(value: unknown): unknown {
  if (value instanceof Error) throw value
  return value instanceof Promise ? value.then(unlessError) : value
}
