import { expect, test } from 'vitest'
import { drawSvg } from './draw-svg.ts'

const draw = (text: string) => drawSvg({ kind: '', text })

test('a drawing knows its size and its words', () => {
  const drawing = draw('flowchart LR\nA["a & b"] -->|yes| B')
  expect(drawing?.words).toBe('yes a & b B')
  expect(drawing?.width).toBeGreaterThan(100)
  expect(drawing?.height).toBeGreaterThan(20)
})

test.each([
  ['flowchart LR\nA --> B\nB <--> C'],
  ['sequenceDiagram\nA->>B: x\nB-->>A: y'],
  ['classDiagram\nA <|-- B\nA o-- C'],
  ['erDiagram\nA ||--o{ B : x'],
])('%j holds no style, no id and nothing of other sites', (text) => {
  expect(draw(text)?.html).not.toMatch(/<style| style=|\bid=|url\(|https?:/)
})

test('an end of a line is drawn where the line ends, in its direction', () => {
  const [, x, angle] =
    /translate\(([\d.]+) [\d.]+\) rotate\((-?\d+)\)/.exec(draw('flowchart LR\nA --> B')?.html ?? '') ?? []
  expect(Number(x)).toBeGreaterThan(60)
  expect(angle).toBe('0')
  expect(draw('flowchart TD\nA --> B')?.html).toContain('rotate(90)')
})

test('titles of groups are drawn after the lines, which stay off their letters, and are read before what the groups hold', () => {
  const drawn = draw('flowchart TD\nZ --> A\nsubgraph S [Outer]\nsubgraph T [Inner]\nA --> B\nend\nend')
  const html = drawn?.html ?? ''
  const lastLine = html.lastIndexOf('<polyline class="edge"')
  expect(lastLine).toBeGreaterThan(0)
  for (const title of ['Outer', 'Inner']) {
    expect(html.match(new RegExp(`<text paint-order="stroke"[^>]*>${title}</text>`, 'g'))).toHaveLength(1)
    expect(html.indexOf(`>${title}</text>`)).toBeGreaterThan(lastLine)
  }
  expect(drawn?.words).toBe('Outer Inner Z A B')
})

test('a title that is wider than its group is drawn narrower', () => {
  const groupOf = (title: string) => draw(`flowchart TD\nsubgraph S [${title}]\nA --> B\nend`)?.html ?? ''
  const [, width] = /<g class="subgraph"><rect [^>]*? width="([\d.]+)"/.exec(groupOf('a job for each page')) ?? []
  const [, length] =
    /<text [^>]*?textLength="([\d.]+)"[^>]*>a job for each page</.exec(groupOf('a job for each page')) ?? []
  expect(Number(length)).toBeLessThan(Number(width))
  expect(groupOf('job')).not.toContain('textLength')
})
