import { renderMermaidSVG } from 'beautiful-mermaid'
import type { Drawable } from '../drawable/drawable.ts'
import { fitTitles, titlesOverLines } from './fit-titles.ts'
import { inlineMarkers } from './inline-markers.ts'

/** A diagram that was drawn. */
export interface DrawnDiagram {
  readonly width: number
  readonly height: number
  /** What stands within the element `svg`: its colors are properties that the stylesheet sets. */
  readonly html: string
  /** Its words, in the order in which they are drawn. */
  readonly words: string
}

/** Draw a diagram, undefined if that fails. */
export function drawSvg({ text }: Drawable): DrawnDiagram | undefined {
  const svg = drawn(text)
  const [, width = '', height = ''] = /<svg [^>]*?viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg ?? '') ?? []
  if (svg === undefined || !(Number(width) > 0 && Number(height) > 0)) return undefined
  const inner = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  const html = inlineMarkers(fitTitles(inner).replace(/<style>[^]*?<\/style>/, ''))
    // Mermaid draws an entity without attributes as its name.
    .replace(/<text [^>]*>\(no attributes\)<\/text>/g, '')
    // What programs may want to know of an element is in the source.
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/(?<==")[^"]*\d\.\d{3,}[^"]*(?=")/g, rounded)
    .replace(/\n\s*/g, '')
  return { width: Number(width), height: Number(height), html: titlesOverLines(html), words: wordsOf(html) }
}

function drawn(text: string): string | undefined {
  try {
    return renderMermaidSVG(text, { padding: 8, transparent: true })
  } catch {
    // Mermaid then draws it, or says what is wrong.
    return undefined
  }
}

function rounded(value: string): string {
  return value.replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
}

function wordsOf(html: string): string {
  const texts = Array.from(html.matchAll(/<text [^>]*>([^]*?)<\/text>/g), ([, content = '']) =>
    content.replace(/<[^>]*>/g, ' '),
  )
  return decode(texts.join(' ')).replace(/\s+/g, ' ').trim()
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

function decode(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (whole, name: string) => entities[name] ?? whole)
}
