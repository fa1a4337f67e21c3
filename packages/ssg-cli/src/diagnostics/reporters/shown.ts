import type { Diagnostic } from '../../model/diagnostic.ts'
import { withoutStack } from '../../text/message-of.ts'
import type { ReportContext } from '../report.ts'

/**
 * A diagnostic as all reporters show it: its file relative to the working folder, with forward slashes, no stack trace, and no
 * halves of characters, for which readers of JSON refuse a whole report.
 */
export function shown(diagnostic: Diagnostic, { relative }: ReportContext): Diagnostic {
  const { message, hint, url, suggestion, file } = diagnostic
  return {
    ...diagnostic,
    message: whole(withoutStack(message)),
    ...(hint !== undefined && { hint: whole(hint) }),
    ...(url !== undefined && { url: whole(url) }),
    ...(suggestion !== undefined && { suggestion: whole(suggestion) }),
    ...(file !== undefined && { file: whole(relative(file).replaceAll('\\', '/')) }),
  }
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
export function advice({ suggestion, isMoved, hint }: Partial<Diagnostic>): string[] {
  const near = isMoved ? `Write "${suggestion}".` : `Did you mean "${suggestion}"?`
  return [...(suggestion === undefined ? [] : [near]), ...(hint?.split('\n') ?? [])]
}
