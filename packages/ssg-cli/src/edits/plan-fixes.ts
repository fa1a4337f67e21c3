import { codeThatSays } from '../diagnostics/code-that-says.ts'
import type { Host } from '../host.ts'
import type { CheckResult } from '../model/build.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Fix } from '../model/fix.ts'
import { positionAt } from '../text/markdown/position-at.ts'
import { textOf } from '../text/text-of.ts'
import { editedText } from './edited-text.ts'
import { misspeltAnchor, renamedHeading } from './fix-anchor.ts'
import { missingExtension, movedAsset, movedFile, movedId, movedImport, movedUrl, otherExtension } from './fix-path.ts'
import { fixerSite, type Fixer, type FixerSite, type Repair, type WrongUrl } from './fixer.ts'

/** The fixers of a diagnostic: the first one that has a repair is taken. */
const fixers: Readonly<Partial<Record<Diagnostic['code'], readonly Fixer[]>>> = {
  'broken-markdown-link': [otherExtension, movedFile],
  'broken-link': [missingExtension, otherExtension, movedFile, movedUrl],
  'broken-image': [movedAsset],
  'broken-file': [movedAsset],
  'broken-import': [movedImport],
  'unknown-doc': [movedId],
  'invalid-redirect': [movedUrl],
  'broken-anchor': [renamedHeading, misspeltAnchor],
}

/**
 * Find the repairs that have one safe answer. A diagnostic whose position does not hold exactly the URL that it names is
 * left alone.
 */
export async function planFixes(
  host: Pick<Host, 'files' | 'git'>,
  { diagnostics, site }: Pick<CheckResult, 'diagnostics' | 'site'>,
): Promise<readonly Fix[]> {
  if (!site) return []
  const known = fixerSite(host, site)
  const fixes = new Map<string, Fix>()
  for (const diagnostic of diagnostics) {
    const { file, line, column, endLine, endColumn, code } = diagnostic
    const isId = code === 'unknown-doc'
    const url = isId ? diagnostic.subject : diagnostic.url
    if (file === undefined || url === undefined || line === undefined || column === undefined) continue
    if (diagnostic.isMade) continue
    if (endLine !== line || endColumn === undefined) continue
    const { after, reason } = (await repairOf({ ...diagnostic, file, url }, known)) ?? {}
    if (after === undefined || reason === undefined || after === url) continue
    // A text of code is marked with its quotes.
    const quote = endColumn - column === url.length + 2 ? 1 : 0
    const place = { line, column: column + quote, endLine, endColumn: endColumn - quote }
    const found = { file, ...place, before: url, after, reason, ...(isId && { isId }) }
    const made = fits(host, found) ? [] : madeBy(host, found, Object.values(site.config.theme.mdxComponents))
    for (const fix of [found, ...made].flatMap((each) => [each, ...others(host, each)])) {
      if (fits(host, fix)) fixes.set(`${fix.file}:${fix.line}:${fix.column}`, fix)
    }
  }
  return [...fixes.values()]
}

function fits(host: Pick<Host, 'files'>, fix: Fix): boolean {
  return editedText(host, fix.file, [fix]) !== undefined
}

/** A link that a component makes has its URL where the component is written. */
function madeBy(host: Pick<Host, 'files'>, fix: Fix, components: readonly string[]): readonly Fix[] {
  return codeThatSays(host, [fix.file, ...components], [fix.before]).map(({ file, position }) => ({
    ...fix,
    file,
    ...position,
  }))
}

/** The config and a page of code are told once of a URL that they may hold many times; Markdown is told of each. */
function others(host: Pick<Host, 'files'>, fix: Fix): readonly Fix[] {
  const text = /\.mdx?$/.test(fix.file) ? undefined : textOf(host, fix.file)
  const parts = text?.split(fix.before) ?? []
  let offset = 0
  return parts.slice(1).map((_, index) => {
    offset += (parts[index] ?? '').length + (index > 0 ? fix.before.length : 0)
    return { ...fix, ...positionAt(text ?? '', offset, fix.before.length) }
  })
}

async function repairOf(wrong: WrongUrl, known: FixerSite): Promise<Repair | undefined> {
  for (const fixer of fixers[wrong.code] ?? []) {
    const repair = await fixer(wrong, known)
    if (repair) return repair
  }
  return undefined
}
