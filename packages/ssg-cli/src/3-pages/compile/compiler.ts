import type { CompiledDoc, PluginTrace } from '../../model/compiled.ts'
import { manyPartials } from '../../diagnostics/catalogue.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { LanguageRegistration } from 'shiki'
import { createHighlighter } from './code/highlighter.ts'
import type { HighlightedBlocks } from './code/highlighted-blocks.ts'
import { assignHeadingIds, type ParsedUnit } from './facts/heading-ids.ts'
import { outline } from './facts/outline.ts'
import { plainIds } from './facts/plain-ids.ts'
import { plainHighlighter } from './code/plain-highlighter.ts'
import { partialModules } from './module/partial-modules.ts'
import { createIdRegistry } from './ids.ts'
import { loadParts } from './load-parts.ts'
import { orWithoutPlugins } from './extensions/blamed-plugins.ts'
import { extendFiles } from './extensions/extend-files.ts'
import { extendedModules } from './extensions/extended-modules.ts'
import { extensionsOf, type Extensions } from './extensions/extensions.ts'
import { parseFile } from './parse-file.ts'
import { parseUnits } from './parse-units.ts'
import type { SourceFile } from './source-files.ts'
import { languageToHighlight } from './plugins/code-blocks.ts'
import { mostPartials, tooManyPartials } from './too-many-partials.ts'
import { sample } from './sample.ts'
import { transform } from './transform.ts'
import { walk } from './tree.ts'
import type { Compiler, CompilerTools, Highlighter, PageState } from './types.ts'
import type { CompileInput, CompileOptions } from '../../model/compile.ts'
import { environmentOfModule } from './module/environment-of-module.ts'

/** Make a compiler of docs. It loads grammars of languages when a doc needs them and keeps them. */
export function createCompiler(options: CompileOptions, tools: CompilerTools = {}): Compiler {
  const grammars = (tools.plugins ?? []).flatMap(({ code }) => (code?.languages ?? []).map(grammarFrom(tools)))
  const highlighter =
    options.colors === false ? plainHighlighter(options.code, grammars) : createHighlighter(options.code, grammars)
  const extensions = extensionsOf(tools.plugins ?? [])
  const plain = { options, highlighter, tools, extensions: undefined, highlightedBlocks: undefined }
  return {
    highlighter,
    compileDoc: (input, highlightedBlocks, runWithin = tools.runWithin) => {
      const context = { ...plain, tools: { ...tools, runWithin }, highlightedBlocks }
      const compile = (added: Extensions | undefined) => compileDoc(input, { ...context, extensions: added })
      return extensions ? orWithoutPlugins(input.head.source, extensions, compile) : compile(undefined)
    },
    warmUp: async () => void (await compileDoc(sample, plain)),
  }
}

/** A grammar of a plugin: as it is, or from a file of JSON. */
function grammarFrom({ readText }: CompilerTools) {
  return (grammar: LanguageRegistration | string): LanguageRegistration => {
    if (typeof grammar !== 'string') return grammar
    if (!readText) throw new Error('grammars are read where files can be')
    // What the file holds is a grammar, or shiki says what is wrong with it.
    return JSON.parse(readText(grammar)) as LanguageRegistration
  }
}

/** What a compiler compiles with. */
interface CompileContext {
  readonly options: CompileOptions
  readonly highlighter: Highlighter
  readonly tools: CompilerTools
  readonly extensions: Extensions | undefined
  readonly highlightedBlocks: HighlightedBlocks | undefined
}

async function compileDoc(input: CompileInput, context: CompileContext): Promise<Outcome<CompiledDoc>> {
  const page = pageState(input, context)
  const { options, highlighter, runWithin, extensions } = page
  const { pageSeconds } = options.markdown
  await loadParts(input)
  const extended = extensions && (await extendFiles(page, extensions))
  const parse = (file: SourceFile) => extended?.get(file.source)?.parsed ?? parseFile(file, page)
  const { main, units, isBroken } = runWithin(() => parseUnits(page, parse), pageSeconds, !extended)
  const tooMany = isBroken ? undefined : tooManyPartials(main)
  if (tooMany) page.diagnostics.push(manyPartials({ file: input.head.source, ...tooMany, most: mostPartials }))
  if (isBroken || tooMany) return outcome(emptyDoc(input.head.source), page.diagnostics)
  const all = [...units.values()]
  assignHeadingIds(main, all)
  await highlighter.load(languagesOf(all))
  const modules = extended
    ? await extendedModules(all, { page, extensions, files: extended })
    : runWithin(() => all.map((parsed) => transform(parsed, parsed.declared)), pageSeconds, true)
  const { headings, sections } = outline(main, { texts: options.colors !== false })
  const [first = emptyDoc(input.head.source).main, ...partials] = modules
  const { links, components, diagnostics } = page
  const parts = { main: first, partials: partialModules(partials, { modules, headings, input }) }
  const ids = plainIds(parts, options.themeComponents)
  const languages = [...page.languages].sort()
  const idPositions = page.idPositions.length > 0 && { idPositions: page.idPositions }
  const environment = [...new Set(modules.flatMap(environmentOfModule))].sort()
  const facts = {
    links,
    headings,
    components,
    modules: page.modules,
    languages,
    ...(environment.length > 0 && { environment }),
    ...(ids && { ids }),
    ...idPositions,
  }
  return outcome({ ...parts, facts, sections, ...(extensions && { trace: traceOf(page) }) }, diagnostics)
}

function pageState(
  input: CompileInput,
  { options, highlighter, highlightedBlocks, tools, extensions }: CompileContext,
): PageState {
  return {
    options,
    input,
    highlighter,
    ...(highlightedBlocks && { highlightedBlocks }),
    ids: createIdRegistry(options.markdown.keepIdCase),
    diagnostics: [],
    links: [],
    components: [],
    modules: [],
    languages: new Set(),
    idPositions: [],
    runWithin: tools.runWithin ?? ((task) => task()),
    extensions,
    trace: { files: new Set(), used: new Set(), imports: [], times: {} },
    siteDir: tools.siteDir ?? '/',
    now: tools.now,
  }
}

function traceOf({ trace: { files, used, ...trace } }: PageState): PluginTrace {
  return { ...trace, files: [...files].sort(), used: [...used].sort() }
}

function languagesOf(units: readonly ParsedUnit[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { tree, unit } of units) {
    walk(tree, (node) => {
      const language = node.type === 'code' ? languageToHighlight(node, unit) : undefined
      if (language !== undefined) found.add(language)
    })
  }
  return found
}

function emptyDoc(source: string): CompiledDoc {
  return {
    main: { source, tree: { type: 'root', children: [] }, imports: [] },
    partials: {},
    facts: { links: [], headings: [], components: [], modules: [], languages: [] },
    sections: [],
  }
}
