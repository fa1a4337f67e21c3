import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { randomFrom } from '../shared/random.mjs'
import { patterns } from './patterns.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * A text to build, and in which format.
 *
 * @typedef {{ readonly text: string, readonly format: 'md' | 'mdx' }} Sample
 */

/** @typedef {ReturnType<typeof randomFrom>} Random */

/**
 * Texts made from the docs and fixtures of this repository, without their front matter: pieces left out, doubled, moved from one
 * to another, marks put anywhere, and some made of marks alone.
 *
 * @param {number} seed
 * @returns {Generator<Sample, never>}
 */
export function* mutatedTexts(seed) {
  const random = randomFrom(seed)
  const sources = ['content', 'fixtures'].flatMap((folder) => docsBelow(join(root, folder)))
  const parts = patterns.map(({ text }) => text(1 + random.below(3))).filter((part) => part.length < 100)
  for (;;) {
    const { text, format } = random.pick(sources)
    let mutated = random.below(8) === 0 ? '' : text
    for (let left = 1 + random.below(6); left > 0; left--) mutated = mutate(mutated, { random, parts, sources })
    yield { text: mutated, format: random.below(10) === 0 ? 'mdx' : format }
  }
}

/** @type {(text: string, from: { random: Random, parts: readonly string[], sources: readonly Sample[] }) => string} */
function mutate(text, { random, parts, sources }) {
  const at = random.below(text.length + 1)
  const end = Math.min(text.length, at + random.below(200))
  const [before, piece, after] = [text.slice(0, at), text.slice(at, end), text.slice(end)]
  switch (random.below(6)) {
    case 0:
      return before + after
    case 1:
      return before + piece.repeat(2 + random.below(4)) + after
    case 2:
      return before + random.pick(parts) + piece + random.pick(parts) + after
    case 3:
      return before + random.pick(parts).repeat(1 + random.below(30)) + after
    case 4:
      return before
    default: {
      const other = random.pick(sources).text
      const from = random.below(other.length + 1)
      return before + other.slice(from, from + random.below(400)) + after
    }
  }
}

/** @type {(folder: string) => Sample[]} */
function docsBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .sort()
    .map((path) => ({
      text: readFileSync(join(folder, path), 'utf8').replace(/^---\n[^]*?\n---\n/, ''),
      format: path.endsWith('.mdx') ? 'mdx' : 'md',
    }))
}
