import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const files = ['ssg-cli/src', 'search/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    // What stands in start/ passes on what has its docstring elsewhere.
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/cli\/start\//.test(path)),
)

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
