import { circularPartial, pageTooDeep } from '../../diagnostics/catalogue.ts'
import { codeComponents } from './code-components.ts'
import type { ParsedUnit } from './facts/heading-ids.ts'
import { checkProps } from './module/check-props.ts'
import { collectEsm, type Esm } from './module/collect-esm.ts'
import { liveComponents } from './module/live-components.ts'
import { liveElements, type LiveElement } from './module/live-elements.ts'
import { mayHoldLiveElements, writtenElements } from './module/written-elements.ts'
import { resolveImports } from './module/resolve-imports.ts'
import { takeRequires } from './module/take-requires.ts'
import { textOfNames } from './module/text-of-names.ts'
import { parseFile, type ParsedFile } from './parse-file.ts'
import { mainFile, partialFile, type SourceFile } from './source-files.ts'
import { mostLevels } from './too-deep.ts'
import type { PageState, Unit } from './types.ts'

/** The files of a page, parsed. */
export interface ParsedPage {
  readonly main: ParsedUnit
  /** By source: the doc and its partials. */
  readonly units: ReadonlyMap<string, ParsedUnit & { readonly declared: ReadonlySet<string> }>
  /** True if the doc itself cannot be parsed. */
  readonly isBroken: boolean
}

type Parsed = ParsedUnit & { readonly declared: ReadonlySet<string>; readonly isBroken: boolean }

/**
 * Parse a doc and the partials that it imports, directly and through others.
 *
 * @param parse gives the tree of a file: parsed now, or before, by whoever let plugins change it
 */
export function parseUnits(
  page: PageState,
  parse: (file: SourceFile) => ParsedFile = (file) => parseFile(file, page),
): ParsedPage {
  const units = new Map<string, Parsed>()
  const main = parseUnit(mainFile(page.input), { page, units, parse }, [page.input.head.source])
  return { main, units, isBroken: main.isBroken }
}

/** What parsing the files of a page shares. */
interface Parsing {
  readonly page: PageState
  readonly units: Map<string, Parsed>
  readonly parse: (file: SourceFile) => ParsedFile
}

function parseUnit(file: SourceFile, parsing: Parsing, chain: readonly string[]): Parsed {
  const { page, units } = parsing
  const read = parsing.parse(file)
  const { tree, isBroken, source, format, text, lines, headingMarks } = read
  // Plugins may bring code to Markdown.
  const hasCode = format === 'mdx' || page.extensions !== undefined
  const mayHold = (words: string) => page.extensions !== undefined || text.includes(words)
  const written = hasCode ? collectEsm(tree) : noEsm
  const esm = hasCode && mayHold('require(') ? takeRequires(tree, written) : written
  const named = { imports: resolveImports(esm, source, page), code: esm.code }
  const elements = hasCode && mayHoldLiveElements(text) ? elementsOf(read, page) : []
  const { imports: known, code } = liveComponents(named, source, page, elements)
  const imports = [...known]
  const unit: Unit = {
    page,
    source,
    format,
    text,
    lines,
    headingMarks,
    mayHold,
    imports,
    esm: code,
    expressions: [],
  }
  if (hasCode && mayHold('<CodeBlock') && !hasOwnCodeBlock(esm)) {
    const gone = codeComponents(tree, textOfNames(esm, imports, page.input))
    for (const block of gone) checkProps('CodeBlock', block, unit)
  }
  const partials = new Map<string, ParsedUnit>()
  const parsed: Parsed = { unit, tree, partials, declared: esm.declared, isBroken }
  units.set(source, parsed)
  for (const [index, { local, partial, position, ...name }] of imports.entries()) {
    if (partial === undefined) continue
    if (chain.includes(partial)) {
      const circle = [...chain.slice(chain.indexOf(partial)), partial]
      page.diagnostics.push(circularPartial({ file: source, position, chain: circle }))
      // The import is cut: what it shows would never end.
      imports[index] = { ...name, local, position, specifier: `circle:${partial}` }
      continue
    }
    if (chain.length > mostLevels) {
      page.diagnostics.push(pageTooDeep({ file: source, position }))
      continue
    }
    const found = units.get(partial) ?? parsePartial(partial, parsing, [...chain, partial])
    if (found) partials.set(local, found)
  }
  return parsed
}

/** What the module of a file stands for: plugins may have changed the tree, and the module is made of the file as it is. */
function elementsOf({ tree, source }: ParsedFile, { input }: PageState): readonly LiveElement[] {
  const found = liveElements(tree)
  if (found.length === 0) return []
  const file = source === input.head.source ? { text: input.text } : input.files[source]
  const known = new Set(writtenElements(file && 'text' in file ? file.text : '').map(({ name }) => name))
  return found.filter(({ name }) => known.has(name))
}

/** A component of this name that is not the theme's. */
function hasOwnCodeBlock({ declared, imports }: Esm): boolean {
  const imported = imports.find(({ local }) => local === 'CodeBlock')
  return imported ? imported.specifier !== '@theme/CodeBlock' : declared.has('CodeBlock')
}

function parsePartial(source: string, parsing: Parsing, chain: readonly string[]): Parsed | undefined {
  const file = partialFile(source, parsing.page.input)
  return file && parseUnit(file, parsing, chain)
}

const noEsm: Esm = {
  imports: [],
  code: { statements: [], exports: new Map(), spreads: [] },
  declared: new Set(),
  specifiers: [],
}
