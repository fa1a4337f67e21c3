import type { TextPart } from 'docs-build/search'

/** Show a text with what matches in it. */
export function Marked({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}
