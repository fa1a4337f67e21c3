import type { TextPart } from '@docs-build/search'
import { Fragment, type ReactNode } from 'react'
import { splitName } from './split-name.ts'

/**
 * Show a text with what matches in it. Long names break at dots and capitals, whatever of them matches. It may be in another
 * direction than the page: its full stop stays at its end.
 */
export function Marked({ parts }: { readonly parts: readonly TextPart[] }) {
  return <bdi>{markedParts(parts)}</bdi>
}

function markedParts(parts: readonly TextPart[]): readonly ReactNode[] {
  const breaks = new Set(breakOffsets(splitName(parts.map(({ text }) => text).join(''))))
  let offset = 0
  return parts.map(({ text, isMatch }, index) => {
    const shown = withBreaks(text, offset, breaks)
    offset += text.length
    return isMatch ? <mark key={index}>{shown}</mark> : <Fragment key={index}>{shown}</Fragment>
  })
}

/** Where a text may break: the lengths of what stands before. */
function breakOffsets(names: readonly string[]): number[] {
  let offset = 0
  return names.slice(0, -1).map((name) => (offset += name.length))
}

/** A part of the text that begins at an offset. It breaks inside and at its beginning. */
function withBreaks(text: string, from: number, breaks: ReadonlySet<number>) {
  const cuts = [0, ...[...breaks].map((offset) => offset - from).filter((at) => at > 0 && at < text.length)]
  return cuts.map((at, index) => (
    <Fragment key={at}>
      {breaks.has(from + at) && <wbr />}
      {text.slice(at, cuts[index + 1])}
    </Fragment>
  ))
}
