import { expect, test } from 'vitest'
import { chunksOf } from './chunks-of.mjs'

const scripts = new Map([
  ['client.js', 'import{a}from"./shared.js";a()'],
  ['shared.js', 'export let a'],
  [
    'plugin.js',
    'import{b}from"./part.js";import"./effect.js";import{a}from"./shared.js";let c=()=>import("./editor.js")',
  ],
  ['part.js', 'export let b="./nothing.js"'],
  ['effect.js', ''],
  ['editor.js', 'import{d}from"./deep.js";import{b}from"./part.js"'],
  ['deep.js', 'import("./deeper.js")'],
  ['deeper.js', ''],
])

test('chunks that come with a script are told from those that it asks for later', () => {
  const { first, later } = chunksOf('plugin.js', scripts)
  expect([...first]).toEqual(['plugin.js', 'part.js', 'effect.js', 'shared.js'])
  expect([...later]).toEqual(['editor.js', 'deep.js', 'deeper.js'])
})

test('what a page has anyway is not counted', () => {
  const { first } = chunksOf('plugin.js', scripts, chunksOf('client.js', scripts).first)
  expect([...first]).toEqual(['plugin.js', 'part.js', 'effect.js'])
})
