import { commentStyles, commentText } from './comment-styles.ts'

/** A region of a source file, or the names of those that exist. */
export type RegionResult = { readonly code: string } | { readonly available: readonly string[] }

const start = /^#?region\b[:\s]*(.*)$/i
const end = /^#?endregion\b/i
// In `#region` of C# and Python the `#` is the comment or directive itself.
const anyComment = commentStyles('text')

/**
 * Cut a region out of a source file: the lines between `# region name` and `# endregion`, without markers of
 * regions within.
 */
export function region(text: string, name: string): RegionResult {
  const available: string[] = []
  const lines: string[] = []
  const open: string[] = []
  let found = false
  for (const line of text.split('\n')) {
    const words = markerText(line)
    const opened = words === undefined ? undefined : start.exec(words)?.[1]
    if (opened !== undefined) {
      const label = opened.trim()
      available.push(label)
      open.push(label)
      found ||= label === name
      continue
    }
    if (words !== undefined && end.test(words)) {
      open.pop()
      continue
    }
    if (open.includes(name)) lines.push(line)
  }
  return found ? { code: lines.join('\n') } : { available }
}

/** A file without the markers of its regions. */
export function withoutMarkers(text: string): string {
  if (!/region\b/i.test(text)) return text
  return text
    .split('\n')
    .filter((line) => {
      const words = markerText(line)
      return words === undefined || !(start.test(words) || end.test(words))
    })
    .join('\n')
}

function markerText(line: string): string | undefined {
  if (!/region\b/i.test(line)) return undefined
  return commentText(line, anyComment)
}
