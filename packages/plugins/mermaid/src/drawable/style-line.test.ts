import { expect, test } from 'vitest'
import { styleLine } from './style-line.ts'

test.each([
  ['style A fill:#fdd', 'style A fill:#fdd,color:#000000'],
  ['style A,B fill:#102030,stroke:#fff', 'style A,B fill:#102030,stroke:#fff,color:#ffffff'],
  ['classDef warn fill:#fdd,color:#900', 'classDef warn fill:#fdd,color:#900'],
  ['classDef thick stroke-width:4px, stroke-dasharray: 5 5', 'classDef thick stroke-width:4px, stroke-dasharray: 5 5'],
  ['linkStyle 0,1 stroke:#f00', 'linkStyle 0,1 stroke:#f00'],
  ['class A,B warn', 'class A,B warn'],
])('%s', (line, styled) => {
  expect(styleLine(line)).toBe(styled)
})

test.each(['style A fill:red', 'style A fill:url(#x)', 'style A font-weight:bold', 'style A', 'class A'])(
  'colors by name, and all else, are left to Mermaid: %s',
  (line) => expect(styleLine(line)).toBeUndefined(),
)
