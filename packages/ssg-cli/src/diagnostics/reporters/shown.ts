import type { Diagnostic, Elsewhere } from '../../model/diagnostic.ts'
import { withoutStack } from '../../text/message-of.ts'
import { escapeRegExp } from '../../text/html/escape.ts'
import type { ReportContext } from '../report.ts'

/**
 * A diagnostic as all reporters show it: its file relative to the working folder, with forward slashes, no stack trace, no path of
 * this machine to a file of the site, and no halves of characters, for which readers of JSON refuse a whole report.
 */
export function shown(diagnostic: Diagnostic, context: ReportContext): Diagnostic {
  const { relative } = context
  const { elsewhere, ...own } = diagnostic
  const { message, url, suggestion, file } = own
  const hint = withPlace(own.hint, elsewhere, context)
  return {
    ...own,
    message: whole(withoutFolder(withoutStack(message), context)),
    ...(hint !== undefined && { hint: whole(hint) }),
    ...(url !== undefined && { url: whole(url) }),
    ...(suggestion !== undefined && { suggestion: whole(suggestion) }),
    ...(file !== undefined && { file: whole(relative(file).replaceAll('\\', '/')) }),
  }
}

function withPlace(
  hint: string | undefined,
  place: Elsewhere | undefined,
  { relative }: ReportContext,
): string | undefined {
  if (!place) return hint
  const { says, file, line, column } = place
  const told = `${says} ${relative(file).replaceAll('\\', '/')}:${line}:${column}`
  return hint === undefined ? told : `${told}\n${hint}`
}

/** What code of the site throws names files by where they lie on this machine, which another one says otherwise. */
function withoutFolder(text: string, { siteFolder, relative }: ReportContext): string {
  // The top of a disk is no folder of a site.
  if (siteFolder === undefined || siteFolder.length < 2 || !text.includes(siteFolder)) return text
  const rest = /(?:[/\\]([^\s'"`)]*)|(?![\w.-]))/.source
  const path = new RegExp(/(?<![\w./\\-])/.source + escapeRegExp(siteFolder) + rest, 'g')
  return text.replace(path, (_, file: string | undefined) => relative(file || '.').replaceAll('\\', '/'))
}

function whole(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** The file at which a diagnostic is shown where every one needs a file: what concerns the whole site stands at its config. */
export function shownFile(
  file: string | undefined,
  { relative, configFile = 'docs.config.ts' }: ReportContext,
): string {
  return file ?? relative(configFile).replaceAll('\\', '/')
}

/** What helps: one line for what is near, then the hint. */
export function advice({ suggestion = '', isMoved, hint, message = '' }: Partial<Diagnostic>): string[] {
  const isOfOtherMarks = !message.includes(suggestion) && message.normalize().includes(`"${suggestion.normalize()}`)
  const more = isOfOtherMarks ? ' It looks the same, but its letters are composed of other characters.' : ''
  const near = isMoved ? `Write "${suggestion}".` : `Did you mean "${suggestion}"?${more}`
  return [...(suggestion === '' ? [] : [near]), ...(hint?.split('\n') ?? [])]
}
