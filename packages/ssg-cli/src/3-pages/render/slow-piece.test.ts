import type { RootContent } from 'hast'
import { expect, test } from 'vitest'
import type { CompiledDoc } from '../../model/compiled.ts'
import { runWithin } from '../../io/threads/run-within.ts'
import { slowPiece } from './slow-piece.ts'

const positionOf = (line: number) => ({ line, column: 1, endLine: line, endColumn: 9 })
const piece = (line: number, children: readonly RootContent[] = []): RootContent => ({
  type: 'mdxJsxFlowElement',
  name: 'Box',
  attributes: [],
  children: children as never,
  data: { span: positionOf(line) },
})
const doc: CompiledDoc = {
  main: {
    source: 'docs/a.mdx',
    tree: { type: 'root', children: [piece(1), piece(2, [piece(3)]), piece(4)] },
    imports: [],
  },
  partials: {},
  facts: { links: [], headings: [], components: [], modules: [], languages: [] },
  sections: [],
}

/** Rendering never ends where something stands at this line. */
const endlessAt = (line: number) => (part: CompiledDoc) => {
  while (JSON.stringify(part.main.tree).includes(`"line":${line},`));
}
const within = { runWithin, seconds: 0.2 }

test('the innermost piece that takes long is found', () => {
  expect(slowPiece(doc, endlessAt(3), { runWithin, seconds: 4 })?.position).toEqual(positionOf(3))
})

test('none is to blame for what the code around all of them does', () => {
  const always = () => {
    for (;;);
  }
  expect(slowPiece(doc, always, within)).toBeUndefined()
})

test('none is to blame when none takes long alone, or cannot be rendered alone', () => {
  const failing = () => {
    throw new Error('no')
  }
  const seconds = 9
  expect(slowPiece(doc, () => '', { runWithin, seconds })).toBeUndefined()
  expect(slowPiece(doc, failing, { runWithin, seconds })).toBeUndefined()
})
