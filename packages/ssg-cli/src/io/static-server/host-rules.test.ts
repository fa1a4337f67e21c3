import { expect, test } from 'vitest'
import { hostAnswer, hostNames, type HostAnswer } from './host-rules.ts'

// The site of the guide: one page as a file, one as a folder, one as both.
const files = new Set(['index.html', 'file.html', 'folder/index.html', 'both.html', 'both/index.html', 'deep/logo.svg'])

const table = `
  path               | none              | github-pages      | netlify           | s3
  /                  | index.html        | index.html        | index.html        | index.html
  /file              | file.html         | file.html         | file.html         | 404
  /file/             | file.html         | 404               | 301 without slash | 404
  /file.html         | file.html         | file.html         | file.html         | file.html
  /folder            | folder/index.html | 301 with slash    | 301 with slash    | 302 with slash
  /folder/           | folder/index.html | folder/index.html | folder/index.html | folder/index.html
  /folder/index.html | folder/index.html | folder/index.html | folder/index.html | folder/index.html
  /both              | both/index.html   | both.html         | both.html         | 302 with slash
  /both/             | both/index.html   | both/index.html   | 301 without slash | both/index.html
  /deep              | 404               | 404               | 404               | 404
  /deep/             | 404               | 404               | 404               | 404
  /deep/logo.svg     | deep/logo.svg     | deep/logo.svg     | deep/logo.svg     | deep/logo.svg
  /deep/logo.svg/    | 404               | 404               | 404               | 404
  /Folder/           | 404               | 404               | 404               | 404`
const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('|').map((cell) => cell.trim()))
const hosts = [undefined, ...hostNames]

test.each(hosts.flatMap((host, column) => rows.map(([path = '', ...cells]) => ({ host, path, cell: cells[column] }))))(
  'host $host answers $path with $cell',
  async ({ host, path, cell }) => {
    const names = path.split('/').filter((name) => name !== '')
    const answer = await hostAnswer(host, { names, isFolder: path.endsWith('/') }, (wanted) =>
      Promise.resolve(files.has(wanted.join('/'))),
    )
    expect(inWords(answer)).toBe(cell)
  },
)

function inWords(answer: HostAnswer): string {
  if (answer.type === 'file') return answer.names.join('/')
  return answer.type === 'missing' ? '404' : `${answer.status} ${answer.slash ? 'with' : 'without'} slash`
}
