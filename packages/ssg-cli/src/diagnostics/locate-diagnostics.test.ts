import { expect, test } from 'vitest'
import type { Files } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { locateDiagnostics } from './locate-diagnostics.ts'

const locate = (text: string, found: Partial<Diagnostic>, baseUrl?: string) => {
  const files: Pick<Files, 'read'> = { read: () => Buffer.from(text) }
  const finding: Diagnostic = { code: 'broken-link', severity: 'error', message: '', file: 'docs/a.md', ...found }
  // Only `read` of the files is asked for.
  const [located] = locateDiagnostics({ files: files as Files }, [finding], baseUrl)
  return [located?.line, located?.column, located?.endColumn]
}

test.each<[name: string, text: string, found: Partial<Diagnostic>, expected: (number | undefined)[]]>([
  ['a link stands at its URL', 'One\n\n<Link to="/setup">', { url: '/setup' }, [3, 11, 17]],
  ['a URL in quotes is found before one that begins alike', '/setup-more "/setup"', { url: '/setup' }, [1, 14, 20]],
  [
    'a link of a component stands where it is written without the base URL',
    '"/setup"',
    { url: '/base/setup' },
    [1, 2, 8],
  ],
  ['what is a link is found before another key', "{ baseUrl: '/', to: '/' }", { url: '/' }, [1, 22, 23]],
  ['what is a link is found before other JSX', '<A base="/" href={"/"} />', { url: '/' }, [1, 20, 21]],
  ['what is not written there has no position', 'One', { url: '/setup' }, [undefined, undefined, undefined]],
  ['a URL that is empty has no position', 'One ""', { url: '' }, [undefined, undefined, undefined]],
  ['a known position stays', '"/setup"', { url: '/setup', line: 7, column: 1, endColumn: 2 }, [7, 1, 2]],
  [
    'a link that code made is looked for in what made it',
    'See "/setup".\n\n<Card to="/setup" />',
    { url: '/setup', line: 3, column: 1, around: { line: 3, column: 1, endLine: 3, endColumn: 21 } },
    [3, 11, 17],
  ],
  [
    'a link that code put together stays where its code is',
    'See "/setup".\n\n<Card to={x} />',
    { url: '/setup', line: 3, column: 1, endColumn: 16, around: { line: 3, column: 1, endLine: 3, endColumn: 16 } },
    [3, 1, 16],
  ],
  [
    'a second page at a URL is shown at the slug that claims it',
    '---\ntitle: A\nslug: /b\n---\n',
    { code: 'duplicate-route' },
    [3, 1, 9],
  ],
  ['without a slug it is shown at the start of the file', '# Title\n', { code: 'duplicate-route' }, [1, 1, 8]],
  ['keys are read from the front matter only', '# Title\n\nslug: /b\n', { code: 'duplicate-route' }, [1, 1, 8]],
])('%s', (_, text, found, expected) => {
  expect(locate(text, found, '/base/')).toEqual(expected)
})

test('the URL of a link that a component makes is said to be where it is written', () => {
  const texts: Readonly<Record<string, string>> = {
    'docs/a.mdx': "import Box from '@site/parts/Box'\n\n<Box />\n",
    'parts/Box.tsx': "export { default } from './inner'\n",
    'parts/inner/index.jsx': 'export default () => <a href="/setup">x</a>\n',
  }
  const files: Pick<Files, 'read' | 'stat'> = {
    read: (path) => Buffer.from(texts[path] ?? ''),
    stat: (path) => (texts[path] === undefined ? undefined : { isFile: true, size: 1, mtimeMs: 0, ctimeMs: 0, ino: 0 }),
  }
  const position = { line: 3, column: 1, endLine: 3, endColumn: 8 }
  const made = (url: string): Diagnostic => ({
    code: 'broken-link',
    severity: 'error',
    message: '',
    file: 'docs/a.mdx',
    url,
    around: position,
    ...position,
  })
  // Nothing else of the files is asked for.
  const found = locateDiagnostics({ files: files as Files }, [made('/base/setup'), made('/other')], '/base/')
  expect(found.map(({ line, hint, elsewhere }) => [line, hint ?? elsewhere])).toEqual([
    [3, { says: 'Its URL is written in', file: 'parts/inner/index.jsx', line: 1, column: 31 }],
    [3, 'Code makes this URL: neither an export here nor a file of the site that is imported has it as a text.'],
  ])
})
