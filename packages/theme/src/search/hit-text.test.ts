import { expect, test } from 'vitest'
import { exampleHit } from '../testing/example-hit.ts'
import { hitText } from './hit-text.ts'

const words = (parts: readonly { readonly text: string }[] = []) => parts.map(({ text }) => text).join('')
const said = (hit: Parameters<typeof hitText>[0]) => {
  const { title, trail, snippet } = hitText(hit)
  return { title: words(title), trail: trail.map(words), ...(snippet && { snippet: words(snippet) }) }
}

test('a page shows its title and what it is about', () => {
  expect(said(exampleHit({ content: 'About pumps.' }))).toEqual({ title: 'Pumps', trail: [], snippet: 'About pumps.' })
})

test('a heading shows itself and the headings above it', () => {
  expect(said(exampleHit({ type: 'lvl3', lvl2: 'Start', lvl3: 'Prime' }))).toEqual({
    title: 'Prime',
    trail: ['Pumps', 'Start'],
  })
})

test('text below a heading shows itself and all headings above it', () => {
  const content = [
    { text: 'fill the ', isMatch: false },
    { text: 'case', isMatch: true },
  ]
  const hit = exampleHit({
    type: 'content',
    content: 'First fill the case.',
    lvl2: 'Start',
    marked: { hierarchy: {}, content },
  })
  expect(said(hit)).toEqual({ title: 'fill the case', trail: ['Pumps', 'Start'] })
  expect(hitText(hit).title).toEqual(content)
})

test('a hit without any text shows its URL', () => {
  expect(said(exampleHit({ lvl1: null, url: 'https://x/a' })).title).toBe('https://x/a')
})
