import type { Code, Root } from 'mdast'
import { pageTooDeep } from '../../../diagnostics/catalogue.ts'
import type { PluginFile } from '../../../plugin.ts'
import { mdxSyntax } from '../markdown/parse-markdown.ts'
import { latex } from '../math.ts'
import { parseFile, type ParsedFile } from '../parse-file.ts'
import { htmlParser } from '../plugins/raw-html.ts'
import { mainFile, partialFile } from '../source-files.ts'
import { tooDeep } from '../too-deep.ts'
import { positionOf, walk } from '../tree.ts'
import type { PageState } from '../types.ts'
import { applyRules } from './apply-rules.ts'
import { completeCode, isIncomplete } from './complete-code.ts'
import type { Extensions } from './extensions.ts'
import { dependenciesOf, pageFile } from './page-file.ts'
import { pluginWork } from './plugin-work.ts'
import { preparedFile } from './prepared-file.ts'
import { runSteps } from './run-steps.ts'

/** A file of a page with the tree that plugins left. */
export interface ExtendedFile {
  readonly parsed: ParsedFile
  /** What plugins know of it, from one step to the next. */
  readonly file: PluginFile
}

/** Parse the files of a page, and let plugins change their trees before anybody else looks at them. By source. */
export async function extendFiles(page: PageState, extensions: Extensions): Promise<ReadonlyMap<string, ExtendedFile>> {
  const partials = Object.keys(page.input.partialHeads).flatMap((source) => partialFile(source, page.input) ?? [])
  const files = new Map<string, ExtendedFile>()
  for (const written of [mainFile(page.input), ...partials]) {
    const file = await preparedFile(written, page, extensions)
    if (file.format === 'mdx') await mdxSyntax.load()
    const own = page.runWithin(() => parseFile(file, page), page.options.markdown.pageSeconds)
    files.set(file.source, await extend(own, page, extensions))
  }
  await loadPartsOf([...files.values()])
  return files
}

async function extend(parsed: ParsedFile, page: PageState, extensions: Extensions): Promise<ExtendedFile> {
  const { source, text } = parsed
  const file = pageFile(source, text, page)
  if (parsed.isBroken) return { parsed, file }
  const isFilled = filledBy(parsed.tree)
  const tree = await runSteps(extensions.remark, parsed.tree, { part: 'remark', source, file, page }, complete)
  isFilled(tree)
  await applyRules(tree, extensions, { source, file, page })
  await complete(tree, { plugin: [...page.trace.used].join(', ') })
  for (const path of dependenciesOf(file, page.siteDir)) page.trace.files.add(path)
  const deep = tooDeep(tree)
  if (!deep) return { parsed: { ...parsed, tree }, file }
  page.diagnostics.push(pageTooDeep({ file: source, position: positionOf(deep) }))
  return { parsed: { ...parsed, tree: { type: 'root', children: [] }, isBroken: true }, file }

  async function complete(now: Root, { plugin }: { readonly plugin: string }): Promise<void> {
    if (!isIncomplete(now)) return
    await mdxSyntax.load()
    await pluginWork({ plugin, hook: 'the code of MDX that it adds', source }, page, () => completeCode(now))
  }
}

/** Tell code that a plugin put into a block: what the block says of a file is the plugin's then. */
function filledBy(before: Root): (after: Root) => void {
  const written = new Map<Code, string>()
  walk(before, (node) => {
    if (node.type === 'code') written.set(node, node.value)
  })
  return (after) =>
    walk(after, (node) => {
      if (node.type === 'code' && written.get(node) !== node.value) node.data = { ...node.data, isFilled: true }
    })
}

/** Load the large parts that a text shows no need of, since plugins brought it. */
async function loadPartsOf(files: readonly ExtendedFile[]): Promise<void> {
  let hasHtml = false
  let hasMath = false
  for (const { parsed } of files) {
    walk(parsed.tree, ({ type }) => {
      hasHtml ||= type === 'html'
      hasMath ||= type === 'math' || type === 'inlineMath'
    })
  }
  await Promise.all([hasHtml && htmlParser.load(), hasMath && latex.load()])
}
