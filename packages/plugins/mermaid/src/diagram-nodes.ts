import type { Element } from 'hast'
import type { Blockquote, Code, Paragraph } from 'mdast'
import type { Fence, PluginFile } from 'docs-build'
import { diagramSource, type DiagramSource } from './diagram-source.ts'
import { drawable } from './drawable/drawable.ts'

/** What a block of `mermaid` becomes: a drawing, or its source, which a browser draws. */
export async function diagramNodes(
  fence: Fence,
  file: PluginFile,
  { browser }: { readonly browser: boolean },
): Promise<Paragraph | Blockquote | Code> {
  const source = diagramSource(fence.code)
  const diagram = source && drawable(source.text)
  if (source && diagram) {
    // The renderer is loaded where there is something to draw.
    const { drawSvg } = await import('./build/draw-svg.ts')
    const drawing = drawSvg(diagram)
    if (drawing) return figureOf(fence, { ...source, kind: diagram.kind, ...drawing })
  }
  const { syntaxProblem } = await import('./build/syntax-problem.ts')
  const problem = await syntaxProblem(fence.code)
  const text: Code = { ...fence.node, lang: 'text', meta: null }
  if (problem) {
    file.message(problem.message, { place: lineOf(fence, problem.line), source: 'mermaid', ruleId: 'syntax' })
    return text
  }
  if (browser) {
    const hProperties = { className: ['mermaid'], dataNeedsScript: '', dataKind: kindOf(fence.code) }
    const data = { hName: 'mermaid-diagram', hProperties }
    return { type: 'blockquote', data, children: [text], position: fence.node.position }
  }
  const message = file.message('Unexpected diagram that only a browser can draw, expected one that a build draws', {
    place: lineOf(fence, 1),
    source: 'mermaid',
    ruleId: 'not-drawn',
  })
  message.note = 'Leave out what is special about it, or take `browser: false` out of the options.'
  return text
}

/** Where a line of the diagram stands in its file, without the spaces before it. */
function lineOf({ code, line: first, node }: Fence, number: number) {
  const text = code.split('\n')[number - 1] ?? ''
  const line = first + number - 1
  const column = (node.position?.start.column ?? 1) + text.length - text.trimStart().length
  return { start: { line, column }, end: { line, column: column + Math.max(1, text.trim().length) } }
}

/** The renderer writes names in 13 pixels: shown where there is room, they are nearly as large as text. */
const scale = 1.2

/** The search finds the words of a paragraph; what it shows is the drawing. */
function figureOf(
  { node }: Fence,
  { kind, title, name, description, ...drawing }: DiagramSource & DrawingParts,
): Paragraph {
  const svg: Element = {
    type: 'element',
    tagName: 'svg',
    properties: {
      viewBox: `0 0 ${drawing.width} ${drawing.height}`,
      width: Math.ceil(drawing.width * scale),
      height: Math.ceil(drawing.height * scale),
      // A picture with a description is told by it, any other by the words in it.
      role: description === undefined ? 'graphics-document' : 'img',
      ariaLabel: name ?? title ?? kind,
      ...(description !== undefined && { 'aria-description': description }),
      // The types know what HTML has; this one is React's, which keeps a drawing one element.
      dangerouslySetInnerHTML: { __html: drawing.html } as never,
    },
    children: [],
  }
  const caption: Element = {
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{ type: 'text', value: title ?? '' }],
  }
  const words = [title, name, description, drawing.words].filter((text) => text !== undefined).join(' ')
  return {
    type: 'paragraph',
    data: {
      hName: 'figure',
      hProperties: { className: ['mermaid'] },
      hChildren: title === undefined ? [svg] : [caption, svg],
    },
    children: [{ type: 'text', value: words }],
    position: node.position,
  }
}

interface DrawingParts {
  readonly kind: string
  readonly width: number
  readonly height: number
  readonly html: string
  readonly words: string
}

/** The first word of a diagram, for its accessible name. */
function kindOf(code: string): string {
  const text = code.replace(/^\s*---[ \t]*\n[^]*?\n[ \t]*---[ \t]*\n/, '').replace(/%%.*$/gm, '')
  return /[a-z]\w*/i.exec(text)?.[0] ?? ''
}
