import type { Root } from 'mdast'
import { circularPartial, pageTooDeep } from '../../diagnostics/catalogue.ts'
import { memo } from '../../text/memo.ts'
import { isStackOverflow } from '../../text/is-stack-overflow.ts'
import { codeComponents } from './code-components.ts'
import type { ParsedUnit } from './facts/heading-ids.ts'
import { parseMarkdown } from './markdown/parse-markdown.ts'
import { checkProps } from './module/check-props.ts'
import { collectEsm, type Esm } from './module/collect-esm.ts'
import { deepJsx } from './module/deep-jsx.ts'
import { resolveImports } from './module/resolve-imports.ts'
import { takeRequires } from './module/take-requires.ts'
import { textOfNames } from './module/text-of-names.ts'
import { prepare } from './prepare/prepare.ts'
import { directiveMakers } from './plugins/directives/makers.ts'
import { isParserMessage, syntaxError } from './syntax-error.ts'
import { mostLevels, tooDeep } from './too-deep.ts'
import { positionOf } from './tree.ts'
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

interface Source {
  readonly source: string
  readonly format: 'md' | 'mdx'
  readonly text: string
  readonly bodyOffset: number
}

/** Parse a doc and the partials that it imports, directly and through others. */
export function parseUnits(page: PageState): ParsedPage {
  const { head, text, bodyOffset } = page.input
  const units = new Map<string, Parsed>()
  const main = parseUnit({ source: head.source, format: head.format, text, bodyOffset }, page, units, [head.source])
  return { main, units, isBroken: main.isBroken }
}

function parseUnit(
  { source, format, text, bodyOffset }: Source,
  page: PageState,
  units: Map<string, Parsed>,
  chain: readonly string[],
): Parsed {
  // Offsets are counted with the line ends of the file.
  const before = text.slice(0, bodyOffset).replace(/\r\n?/g, '\n')
  const whole = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  const directives = new Set(directiveMakers(page.options.markdown).keys())
  const prepared = prepare({ text: whole, bodyOffset: before.length, format, directives })
  const lines = memo(() => whole.split('\n'))
  const { tree, isBroken } = parse(prepared.text, { source, format, page, lines })
  const written = format === 'mdx' ? collectEsm(tree) : noEsm
  const esm = format === 'mdx' && text.includes('require(') ? takeRequires(tree, written) : written
  const imports = [...resolveImports(esm, source, page)]
  const unit: Unit = {
    page,
    source,
    format,
    text: whole,
    lines,
    headingMarks: prepared.marks,
    imports,
    esm: esm.code,
    expressions: [],
  }
  if (format === 'mdx' && text.includes('<CodeBlock') && !hasOwnCodeBlock(esm)) {
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
    const found = units.get(partial) ?? parsePartial(partial, page, units, [...chain, partial])
    if (found) partials.set(local, found)
  }
  return parsed
}

/** A component of this name that is not the theme's. */
function hasOwnCodeBlock({ declared, imports }: Esm): boolean {
  const imported = imports.find(({ local }) => local === 'CodeBlock')
  return imported ? imported.specifier !== '@theme/CodeBlock' : declared.has('CodeBlock')
}

function parsePartial(
  source: string,
  page: PageState,
  units: Map<string, Parsed>,
  chain: readonly string[],
): Parsed | undefined {
  const { files, partialHeads } = page.input
  const file = files[source]
  if (!file || !('text' in file)) return undefined
  const head = partialHeads[source]
  const format = head?.format ?? (source.endsWith('.mdx') ? 'mdx' : 'md')
  return parseUnit({ source, format, text: file.text, bodyOffset: head?.bodyOffset ?? 0 }, page, units, chain)
}

function parse(
  text: string,
  { source, format, page, lines }: Pick<Unit, 'source' | 'format' | 'page' | 'lines'>,
): { tree: Root; isBroken: boolean } {
  try {
    const tree = parseMarkdown(text, format)
    const deep = tooDeep(tree)
    const position = deep ? positionOf(deep) : format === 'mdx' ? deepJsx(tree) : undefined
    if (!position) return { tree, isBroken: false }
    page.diagnostics.push(pageTooDeep({ file: source, position }))
    return { tree: { type: 'root', children: [] }, isBroken: true }
  } catch (error) {
    if (!isParserMessage(error)) throw error
    const syntax = syntaxError(error, source, lines(), text)
    const { line = 1, column = 1, endLine = line, endColumn = column } = syntax
    const tooDeepThere = () => pageTooDeep({ file: source, position: { line, column, endLine, endColumn } })
    const isTooDeep = error.ruleId === 'too-deep' || isStackOverflow(error.cause)
    page.diagnostics.push(isTooDeep ? tooDeepThere() : syntax)
    return { tree: { type: 'root', children: [] }, isBroken: true }
  }
}

const noEsm: Esm = {
  imports: [],
  code: { statements: [], exports: new Map(), spreads: [] },
  declared: new Set(),
  specifiers: [],
}
