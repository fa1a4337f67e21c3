import type { CompiledDoc } from '../../model/compiled.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { createHighlighter } from './code/highlighter.ts'
import type { Paintings } from './code/paintings.ts'
import { assignHeadingIds, type ParsedUnit } from './facts/heading-ids.ts'
import { outline } from './facts/outline.ts'
import { plainIds } from './facts/plain-ids.ts'
import { plainHighlighter } from './code/plain-highlighter.ts'
import { createIdRegistry } from './ids.ts'
import { loadParts } from './load-parts.ts'
import { parseUnits } from './parse-units.ts'
import { languageToPaint } from './plugins/code-blocks.ts'
import { transform } from './transform.ts'
import { walk } from './tree.ts'
import type { CompileInput, CompileOptions, Compiler, Highlighter, PageState } from './types.ts'

/** Make a compiler of docs. It loads grammars of languages when a doc needs them and keeps them. */
export function createCompiler(options: CompileOptions): Compiler {
  const highlighter = options.paint === false ? plainHighlighter(options.code) : createHighlighter(options.code)
  return { compileDoc: (input, paintings) => compileDoc(input, options, highlighter, paintings) }
}

async function compileDoc(
  input: CompileInput,
  options: CompileOptions,
  highlighter: Highlighter,
  paintings: Paintings | undefined,
): Promise<Outcome<CompiledDoc>> {
  const page: PageState = {
    options,
    input,
    highlighter,
    ...(paintings && { paintings }),
    ids: createIdRegistry(),
    diagnostics: [],
    links: [],
    components: [],
    modules: [],
    languages: new Set(),
    idPlaces: [],
  }
  await loadParts(input)
  const { main, units, isBroken } = parseUnits(page)
  if (isBroken) return outcome(emptyDoc(input.head.source), page.diagnostics)
  const all = [...units.values()]
  assignHeadingIds(main, all)
  await highlighter.load(languagesOf(all))
  const modules = all.map((parsed) => transform(parsed, parsed.declared))
  const { headings, sections } = outline(main, { texts: options.paint !== false })
  const [first = emptyDoc(input.head.source).main, ...partials] = modules
  const { links, components, diagnostics } = page
  const parts = { main: first, partials: Object.fromEntries(partials.map((partial) => [partial.source, partial])) }
  const ids = plainIds(parts)
  const languages = [...page.languages].sort()
  const idPlaces = page.idPlaces.length > 0 && { idPlaces: page.idPlaces }
  const facts = { links, headings, components, modules: page.modules, languages, ...(ids && { ids }), ...idPlaces }
  return outcome({ ...parts, facts, sections }, diagnostics)
}

function languagesOf(units: readonly ParsedUnit[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { tree, unit } of units) {
    walk(tree, (node) => {
      const language = node.type === 'code' ? languageToPaint(node, unit) : undefined
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
