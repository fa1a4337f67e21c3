import type { ImportFact } from '../../model/head.ts'
import { loader } from '../../text/modules/raw-import.ts'
import type { BodyLine, BodyLines } from '../../text/markdown/body-lines.ts'

const call = new RegExp(
  String.raw`\brequire\(\s*(['"])(${loader}(?:\.|/(?!/)|@site/|@docusaurus/)[^'"\n]*)\1\s*\)`,
  'g',
)

/**
 * The files that expressions of MDX ask for: `<img src={require('./flow.png').default} />`. Packages but for those of Docusaurus are
 * left to imports.
 */
export function requiredFiles(lines: BodyLines): ImportFact[] {
  return [...lines].flatMap((line) => (line.kind === 'text' && line.text.includes('require(') ? callsIn(line) : []))
}

function callsIn({ text, number }: BodyLine): ImportFact[] {
  return [...text.matchAll(call)].flatMap(({ 0: whole, 2: specifier = '', index }) => {
    if (isShownAsCode(text.slice(0, index))) return []
    const column = index + whole.indexOf(specifier) + 1
    const position = { line: number, column, endLine: number, endColumn: column + specifier.length }
    return [{ specifier, kind: 'module' as const, position }]
  })
}

/** After an odd number of backticks, unless the last one begins a text of JavaScript: `` `${ ``. */
function isShownAsCode(before: string): boolean {
  const parts = before.split('`')
  return parts.length % 2 === 0 && !parts.at(-1)?.includes('${')
}
