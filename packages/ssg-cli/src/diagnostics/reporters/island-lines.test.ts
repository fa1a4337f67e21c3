import { expect, test } from 'vitest'
import type { Island } from '../../model/island.ts'
import { islandLines } from './island-lines.ts'

const map: Island = {
  name: 'src/Map.tsx',
  gzipBytes: 34_210,
  pages: 1200,
  because: "'use client'",
  file: 'src/Map.tsx',
  line: 1,
  column: 1,
}
const sorted: Island = {
  name: 'src/tables.tsx#Sorted',
  gzipBytes: 310,
  pages: 2,
  because: 'useOrder',
  calls: 'useReducer',
  file: 'src/tables.tsx',
  line: 8,
  column: 25,
}
const context = { relative: (file: string) => `site/${file}` }

test('a site without islands is told nothing', () => {
  expect([islandLines({}, context), islandLines({ islands: [], listsIslands: true }, context)]).toEqual(['', ''])
})

test('one line names the heaviest, and how to see all', () => {
  expect(islandLines({ islands: [map, sorted] }, context)).toBe(
    '2 islands, the heaviest 34.2 kB with gzip: src/Map.tsx (docs-build build --islands lists them)\n',
  )
  expect(islandLines({ islands: [sorted] }, context)).toBe(
    '1 island, 310 B with gzip: src/tables.tsx#Sorted (docs-build build --islands says why)\n',
  )
})

test('the list says of each what it weighs, on how many pages it stands, and why it is one', () => {
  expect(islandLines({ islands: [map, sorted], listsIslands: true }, context)).toBe(
    `Islands                   gzip  pages  why
src/Map.tsx            34.2 kB  1,200  'use client' at site/src/Map.tsx:1:1
src/tables.tsx#Sorted    310 B      2  useOrder, which calls useReducer at site/src/tables.tsx:8:25

`,
  )
})
