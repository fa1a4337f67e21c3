import type { Element } from 'hast'
import type { Code, Root } from 'mdast'
import { plainCode, pluginFailed, unclosedFence, unknownLanguage } from '../../../diagnostics/catalogue.ts'
import type { Position } from '../../../model/diagnostic.ts'
import { isStackOverflow } from '../../../text/is-stack-overflow.ts'
import { messageOf } from '../../../text/message-of.ts'
import { codeBlock, markedCode, type CodeBlockInput } from '../code/code-block.ts'
import { fenceMeta, type FenceMeta } from '../code/fence-meta.ts'
import { fenceProblems } from '../code/fence-problems.ts'
import { pluginFence } from '../code/plugin-fences.ts'
import { fenceName } from '../extensions/fence-name.ts'
import { markProblems } from '../code/mark-problems.ts'
import { includedCode } from '../code/included-code.ts'
import { positionOf, walk } from '../tree.ts'
import type { TreePlugin, Unit } from '../types.ts'
import { textPosition } from '../text-position.ts'

const noFences: ReadonlySet<string> = new Set()

/** Highlight fenced and indented code. What it needs must be loaded: {@link languageToHighlight} says what. */
export const remarkCodeBlocks: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!unit) return
  walk(tree, (node) => {
    if (node.type === 'code') node.data = { ...node.data, made: elementOf(node, unit) }
  })
}

function elementOf(node: Code, unit: Unit) {
  const { page, source } = unit
  const meta = fenceMeta(node.lang ?? '', node.meta ?? '')
  const language = languageOf(node, unit)
  const isTaken = fenceName(node, page.extensions?.fences ?? noFences) !== undefined
  const plugin = isTaken ? undefined : pluginFence(meta.language ?? '', node.meta ?? '')
  if (plugin) reportPlainCode(node, plugin, unit)
  const mark = openMark(node, unit)
  if (mark !== undefined) page.diagnostics.push(unclosedFence({ file: source, position: openingOf(node, unit), mark }))
  if (!plugin && !isTaken && meta.language !== undefined && language === undefined) {
    const available = page.highlighter.names
    const [written = ''] = /^[^{]*/.exec(node.lang ?? '') ?? []
    page.diagnostics.push(
      unknownLanguage({ file: source, position: inFence(node, written, unit), language: written, available }),
    )
  }
  if (language !== undefined && language !== 'text') page.languages.add(language)
  const included = includedIn(node, meta, unit)
  if (included && 'problem' in included) page.diagnostics.push(included.problem)
  const code = codeOf(node, included)
  const rest = `${/\{.*/.exec(node.lang ?? '')?.[0] ?? ''} ${node.meta ?? ''}`
  // What plugins made says nothing of an author, and theirs may have words of their own.
  const isOwn = !isTaken && !plugin && !node.data?.isFilled && mark === undefined
  if (isOwn && !(included && 'problem' in included) && !page.extensions?.transformers.length)
    page.diagnostics.push(
      ...fenceProblems({ source, rest, meta, code, positionOf: (word) => inFence(node, word, unit) }),
    )
  if (isOwn && !(included && 'problem' in included)) {
    const { magicComments: more } = page.options.code
    const range = meta.lines && /\{[\d,\s-]+\}/.exec(rest)?.[0]
    const wordPosition = (line: number, word: string) => inCode(node, included ? undefined : line, word, unit)
    page.diagnostics.push(
      ...markProblems({
        source,
        code,
        language: language ?? 'text',
        more,
        ...(range !== undefined && { range }),
        positionOf: wordPosition,
      }),
    )
  }
  const name = /^[^{]*/.exec(node.lang ?? '')?.[0] ?? ''
  const input = { code, meta, language: language ?? 'text', unit, rest: node.meta ?? '', name }
  const block = blockOf(input, node)
  return page.extensions ? { ...block, data: { fence: { lang: node.lang, meta: node.meta } } } : block
}

/** A transformer of a plugin that throws leaves its block as it is without any. */
function blockOf(input: CodeBlockInput, node: Code): Element {
  const { page, source } = input.unit
  const { transformers = [], transforming = [] } = page.extensions ?? {}
  if (transformers.length === 0) return codeBlock(input)
  try {
    return codeBlock(input)
  } catch (error) {
    if (isStackOverflow(error)) throw error
    page.trace.failed = true
    const failed = { plugin: transforming.join(', '), hook: 'code.transformers', message: messageOf(error) }
    page.diagnostics.push(pluginFailed({ ...failed, file: source, position: positionOf(node) }))
    const plain = { ...page, extensions: page.extensions && { ...page.extensions, transformers: [] } }
    return codeBlock({ ...input, unit: { ...input.unit, page: plain } })
  }
}

/** The language that is needed to highlight a block, undefined if its code was highlighted before. */
export function languageToHighlight(node: Code, unit: Unit): string | undefined {
  const language = languageOf(node, unit)
  if (language === undefined || !unit.page.highlightedBlocks || unit.page.extensions?.transformers.length)
    return language
  const meta = fenceMeta(node.lang ?? '', node.meta ?? '')
  const { lines } = markedCode({ code: codeOf(node, includedIn(node, meta, unit)), meta, language, unit })
  return unit.page.highlightedBlocks.find(lines.join('\n'), language) ? undefined : language
}

function includedIn(node: Code, meta: FenceMeta, unit: Unit) {
  if (node.data?.isFilled || !unit.page.options.markdown.codeFiles) return undefined
  return meta.file && includedCode(meta.file, unit, inFence(node, meta.file.specifier, unit))
}

function codeOf(node: Code, included: ReturnType<typeof includedIn>): string {
  return included && 'code' in included ? included.code : node.value
}

/** Once a file is enough: a manual may be full of diagrams. */
function reportPlainCode(node: Code, plugin: NonNullable<ReturnType<typeof pluginFence>>, unit: Unit): void {
  const { page, source } = unit
  const told = plainCode({ file: source, position: inFence(node, plugin.word, unit), ...plugin })
  const isKnown = page.diagnostics.some(({ file, message }) => file === source && message === told.message)
  if (!isKnown) page.diagnostics.push(told)
}

/** The shiki name of a block's language, undefined when there is none of the name that the author wrote. */
function languageOf(node: Code, { page }: Pick<Unit, 'page'>): string | undefined {
  const { language, file } = fenceMeta(node.lang ?? '', node.meta ?? '')
  if (language !== undefined) return page.highlighter.canonical(language)
  const extension = file && /\.(\w+)$/.exec(file.specifier)?.[1]
  return page.highlighter.canonical(extension ?? page.options.code.defaultLanguage) ?? 'text'
}

/** The position of a word in the line that opens a fence. */
function inFence(node: Code, word: string, unit: Unit) {
  return textPosition(openingOf(node, unit), word, unit)
}

/** The position of a word in a line of code; of code from a file, the fence that asks for it. */
function inCode(node: Code, line: number | undefined, word: string, unit: Unit): Position {
  const opening = openingOf(node, unit)
  if (line === undefined) return opening
  const { lines } = unit
  // Code that is indented has no line that opens it.
  const first = /^(?:`{3}|~{3})/.test(lines()[opening.line - 1]?.slice(opening.column - 1) ?? '') ? 1 : 0
  const at = opening.line + first + line
  const whole = { line: at, column: 1, endLine: at, endColumn: (lines()[at - 1] ?? '').length + 1 }
  return textPosition(whole, word, unit)
}

/** The line that opens a fence. */
function openingOf(node: Code, unit: Unit): Position {
  const position = positionOf(node)
  const line = unit.lines()[position.line - 1] ?? ''
  return {
    ...position,
    endLine: position.line,
    endColumn: Math.max(position.column + 1, line.trimEnd().length + 1),
  }
}

/** What should close a fence that only the end of the file does. A fence in a list or quote ends with that. */
function openMark({ position }: Code, unit: Unit): string | undefined {
  if (!position || position.end.offset === undefined) return undefined
  const lines = unit.lines()
  const mark = /^(?:`{3,}|~{3,})/.exec(lines[position.start.line - 1]?.slice(position.start.column - 1) ?? '')?.[0]
  if (mark === undefined || lines.slice(position.end.line).some((line) => line.trim() !== '')) return undefined
  const last = lines[position.end.line - 1]?.replace(/^[\s>]*/, '').trimEnd() ?? ''
  const closes =
    position.end.line > position.start.line && last.length >= mark.length && last === mark.charAt(0).repeat(last.length)
  return closes ? undefined : mark
}
