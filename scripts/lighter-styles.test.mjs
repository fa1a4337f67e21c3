import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { timesLonger } from '../packages/ssg-cli/test/times-longer.ts'
import { lighterPackages } from './lighter-packages.mjs'
import { randomFrom } from './trust/shared/random.mjs'

/** @type {(plugins: import('esbuild').Plugin[]) => Promise<(style: string) => unknown>} */
async function parser(plugins) {
  const stdin = { contents: "export { default } from 'inline-style-parser'", resolveDir: import.meta.dirname }
  const { outputFiles } = await build({ stdin, plugins, bundle: true, write: false, format: 'esm', platform: 'node' })
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')
  const { default: parse } = await import(`data:text/javascript;base64,${code}`)
  return (style) => {
    try {
      return JSON.stringify(parse(style))
    } catch (error) {
      return String(error)
    }
  }
}

const plain = await parser([])
const lighter = await parser([lighterPackages])

const marks = ["'", '"', '\\', '\n', '/*', '*/', '*', '/', 'url(', 'URL(', '(', ')', ';', '}', ':', 'a', 'a:', ' ', 'é']

test('styles of all marks are read as the package reads them', () => {
  const random = randomFrom(1)
  for (let left = 20_000; left > 0; left--) {
    const style = `a:${Array.from({ length: 1 + random.below(14) }, () => random.pick(marks)).join('')}`
    expect(lighter(style), JSON.stringify(style)).toBe(plain(style))
  }
})

test.each(['a:/*', 'url(', "url('", "\\'", `'"`, "'\\\n", "url(')", '/**/', 'a:b;', "a:'b';"])(
  'four times as many %j take less than ten times as long',
  async (part) => {
    const reading = (/** @type {number} */ count) => () => lighter(`a:${part.repeat(count)}`)
    expect(await timesLonger(reading(5000), reading(20_000))).toBeLessThan(10)
  },
)
