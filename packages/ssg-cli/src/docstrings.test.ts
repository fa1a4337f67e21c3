import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = dirname(fileURLToPath(import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  // What stands in start/ passes on what has its docstring elsewhere.
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^start\//.test(file))

// Templates, other than those of docstrings, may hold the text of modules that the bundler is given.
const template = /\/\*[^]*?\*\/|\/\/.*|`(?:\\[^]|[^`\\])*`/g

test('every export has a docstring', () => {
  const bare = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const lines = text.replace(template, (found) => (found.startsWith('`') ? '``' : found)).split('\n')
    return lines.flatMap((line, index) => {
      const name = exportedName(line)
      const before = lines[index - 1] ?? ''
      // The lines of an overloaded function stand together, below one docstring.
      const isBare = name !== undefined && !before.endsWith('*/') && exportedName(before) !== name
      return isBare ? [`${file}: ${name}`] : []
    })
  })
  expect(bare).toEqual([])
})

function exportedName(line: string): string | undefined {
  return /^export (?:default )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/.exec(line)?.[1]
}
