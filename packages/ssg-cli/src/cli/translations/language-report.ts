/** What is known of the translations into a language. Paths are relative to the site folder. */
export interface LanguageReport {
  /** Code of the language. */
  readonly language: string
  /** Number of files of pages that can be translated. */
  readonly files: number
  /** Files that are not translated, with the path where the translation belongs. */
  readonly missing: readonly { readonly original: string; readonly translation: string }[]
  /** Translations of which the original changed after them, with the commit that last changed the translation; undefined when nobody knows. */
  readonly stale?: readonly { readonly original: string; readonly translation: string; readonly since: string }[]
  /** Why git does not know what fell behind. */
  readonly unknown?: string
  /** Number of messages of frame and components. */
  readonly messages: number
  /** Messages without a translation, by file and id. */
  readonly missingMessages: readonly { readonly file: string; readonly id: string }[]
}

/** How many files or messages are listed of a kind: a language that was just begun lacks nearly all. */
const mostListed = 20

/**
 * The report as a table, and what is to be done for each language.
 *
 * @param shown gives a path as it is shown
 */
export function reportText(reports: readonly LanguageReport[], shown: (path: string) => string): string {
  const rows = [
    ['Language', 'Pages', 'Behind', 'Messages'],
    ...reports.map(({ language, files, missing, stale, messages, missingMessages }) => [
      language,
      `${files - missing.length} of ${files}`,
      String(stale?.length ?? '?'),
      `${messages - missingMessages.length} of ${messages}`,
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${[table.join('\n'), ...reports.flatMap((report) => partsOf(report, shown))].join('\n\n')}\n`
}

function partsOf(
  { language, missing, stale = [], missingMessages }: LanguageReport,
  shown: (path: string) => string,
): readonly string[] {
  return [
    ...part(
      `${language}: behind their originals`,
      stale.map((one) => `${shown(one.translation)}\n    git diff ${one.since} -- ${shown(one.original)}`),
    ),
    ...part(
      `${language}: not translated`,
      missing.map(({ translation }) => shown(translation)),
    ),
    ...part(
      `${language}: messages without a text`,
      missingMessages.map(({ file, id }) => `${shown(file)}  ${id}`),
    ),
  ]
}

function part(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return []
  const listed = lines.slice(0, mostListed).map((line) => `  ${line}`)
  const rest = lines.length - listed.length
  return [[title, ...listed, ...(rest > 0 ? [`  and ${rest} more: --json lists all`] : [])].join('\n')]
}
