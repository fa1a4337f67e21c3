import { describe, expect, test } from 'vitest'
import { readFrontMatter } from './read-front-matter.ts'

const read = (yaml: string) => readFrontMatter(`---\n${yaml}\n---\n`, 'a.md')
const findings = (yaml: string) =>
  read(yaml).diagnostics.map(({ message, line, column, endLine, endColumn }) => [
    message,
    line,
    column,
    endLine,
    endColumn,
  ])

test('values are read with their positions', () => {
  expect(read('title: Install\nkeywords:\n  - a\n  - b').value).toEqual({
    frontMatter: { title: 'Install', keywords: ['a', 'b'] },
    positions: {
      title: { line: 2, column: 8, endLine: 2, endColumn: 15 },
      keywords: { line: 4, column: 3, endLine: 5, endColumn: 6 },
    },
  })
})

test('positions count Windows line ends and a byte order mark right', () => {
  const { value } = readFrontMatter('\uFEFF---\r\nid: a\r\ntitle: B\r\n---\r\n', 'a.md')
  expect(value.positions).toEqual({
    id: { line: 2, column: 5, endLine: 2, endColumn: 6 },
    title: { line: 3, column: 8, endLine: 3, endColumn: 9 },
  })
})

test('a text in quotes goes on in lines that are not indented', () => {
  const { value, diagnostics } = read('title: "Two\nlines, \nor three"\nid: a')
  expect(diagnostics).toEqual([])
  expect(value.frontMatter).toEqual({ title: 'Two lines,  or three', id: 'a' })
  expect(value.positions['id']).toMatchObject({ line: 5, column: 5 })
  expect(findings('title: "Two\nid: a')).toMatchObject([
    [expect.stringContaining('Unexpected end of a value'), 2, 8, 2, 12],
  ])
})

test('unknown keys are kept', () => {
  expect(read('author:\n  name: Ada\nsidbar_label: x').value.frontMatter).toEqual({
    author: { name: 'Ada' },
    sidbar_label: 'x',
  })
})

test('a number as title is text, as it is written', () => {
  expect(read('title: 8.10').value.frontMatter).toEqual({ title: '8.10' })
})

test('numbers as tags and keywords are text, as they are written', () => {
  expect(read('tags: [8.10, 2.0]\nkeywords:\n  - 1.50').value.frontMatter).toEqual({
    tags: ['8.10', '2.0'],
    keywords: ['1.50'],
  })
})

test('quoted numbers and flags are taken', () => {
  expect(read('sidebar_position: "2.5"\ndraft: "true"').value.frontMatter).toEqual({
    sidebar_position: 2.5,
    draft: true,
  })
})

test('a key named __proto__ is a key like others', () => {
  const { frontMatter } = read('__proto__:\n  polluted: true').value
  expect(Object.keys(frontMatter)).toEqual(['__proto__'])
  expect('polluted' in {}).toBe(false)
})

test('null hides a neighbour', () => {
  expect(read('pagination_next: null\ndisplayed_sidebar: null').value.frontMatter).toEqual({
    pagination_next: null,
    displayed_sidebar: null,
  })
})

test('a day that the calendar lacks is told, and taken for the one that it becomes', () => {
  const { value, diagnostics } = read('last_update: {date: 2025-02-30, author: Ann}')
  expect(value.frontMatter).toEqual({ last_update: { date: '2025-03-02', author: 'Ann' } })
  expect(diagnostics).toMatchObject([
    {
      code: 'impossible-date',
      message: 'Unexpected "2025-02-30" for key "last_update.date", expected a date such as 2025-01-31',
      hint: 'The calendar has no such day, and it is taken for 2025-03-02.',
    },
  ])
})

describe('a value of the wrong type is reported at its position and left out', () => {
  test.each([
    ['title: [a]', 'Unexpected list for key "title", expected a string', 8, 11],
    ['title:', 'Unexpected empty value for key "title", expected a string', 1, 6],
    ['title: true', 'Unexpected true for key "title", expected a string', 8, 12],
    ['sidebar_position: first', 'Unexpected "first" for key "sidebar_position", expected a number', 19, 24],
    ['draft: yes', 'Unexpected "yes" for key "draft", expected true or false', 8, 11],
    ['id: a/b', 'Unexpected "a/b" for key "id", expected a string without "/"', 5, 8],
    ['id: ".."', 'Unexpected ".." for key "id", expected a name that is no path', 5, 9],
    ["id: 'a\\b'", 'Unexpected "a\\b" for key "id", expected a name that is no path', 5, 10],
    [
      'last_update: {on: 2024-04-12}',
      'Unexpected object for key "last_update", expected an object with the key date, author or both',
      14,
      30,
    ],
    ['keywords: one', 'Unexpected "one" for key "keywords", expected a list of strings', 11, 14],
    ['keywords: [a, [b]]', 'Unexpected list for key "keywords[1]", expected a string', 11, 19],
    [
      'toc_min_heading_level: 1',
      'Unexpected number 1 for key "toc_min_heading_level", expected a heading level from 2 to 6',
      24,
      25,
    ],
    [
      'toc_max_heading_level: 2.5',
      'Unexpected number 2.5 for key "toc_max_heading_level", expected a heading level from 2 to 6',
      24,
      27,
    ],
    [
      'last_update: {date: soon}',
      'Unexpected "soon" for key "last_update.date", expected a date such as 2025-01-31',
      14,
      26,
    ],
    [
      'last_update: {autor: Ann}',
      'Unexpected "autor" for key "last_update", expected one of the keys date, author',
      14,
      26,
    ],
    [
      'last_update: {date: 7}',
      'Unexpected number 7 for key "last_update.date", expected a date such as 2025-01-31',
      14,
      23,
    ],
    ['title: "a\\uD800b"', 'Unexpected half of a character "\\ud800", expected text', 8, 18],
    ['title: "a\\0b"', 'Unexpected control character "\\u0000", expected text', 8, 14],
    ['title: "  "', 'Unexpected "  " for key "title", expected a string that is not empty', 8, 12],
    ["sidebar_label: ''", 'Unexpected "" for key "sidebar_label", expected a string that is not empty', 16, 18],
    [
      "tags: [a, '']",
      'Unexpected "" for key "tags[1]", expected a string, or an object with the keys label and permalink',
      7,
      14,
    ],
    ['mdx: {formt: mdx}', 'Unexpected "formt" for key "mdx", expected the key "format"', 6, 18],
    ['image: http://', 'Unexpected "http://" for key "image", expected a URL', 8, 15],
    ['mdx: {format: markdown}', 'Unexpected "markdown" for key "mdx.format", expected "md", "mdx" or "detect"', 6, 24],
    ['custom_edit_url: [x]', 'Unexpected list for key "custom_edit_url", expected a URL or null', 18, 21],
    [
      'tags: {a: b}',
      'Unexpected object for key "tags", expected a list of strings, or of objects with the keys label and permalink',
      7,
      13,
    ],
  ])('%s', (yaml, message, column, endColumn) => {
    expect(findings(yaml)).toEqual([[message, 2, column, 2, endColumn]])
    expect(read(yaml).value.frontMatter).toEqual({})
  })
})

test('further keys of the last update are passed over', () => {
  const { value, diagnostics } = read('last_update: {author: Ann, publish_date: 2024-04-12}')
  expect([value.frontMatter, diagnostics]).toEqual([{ last_update: { author: 'Ann' } }, []])
})

test('a draft cannot be unlisted', () => {
  const { value, diagnostics } = read('draft: true\nunlisted: true')
  expect(value.frontMatter).toEqual({ draft: true })
  expect(diagnostics.map(({ code, line, column }) => [code, line, column])).toEqual([['invalid-front-matter', 3, 11]])
})

test('the least heading level cannot be above the greatest', () => {
  const { value, diagnostics } = read('toc_min_heading_level: 4\ntoc_max_heading_level: 3')
  expect(value.frontMatter).toEqual({ toc_max_heading_level: 3 })
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Unexpected number 4 for key "toc_min_heading_level", expected at most "toc_max_heading_level", which is 3',
  ])
})

describe('YAML that cannot be read is reported at its position', () => {
  test.each([
    ['title: Ports: an overview', 'Unexpected ": " within a value, expected quotes around the value', 2, 8],
    ['title: a\ntitle: b', 'Unexpected second key "title", expected each key once', 3, 1],
    ['title: "a', 'Unexpected end of a value, expected a closing "', 2, 8],
    ['title: "a\nid: b', 'Unexpected end of a value, expected a closing "', 2, 8],
    ['title: @a', 'Unexpected "@" at the start of a value, expected quotes around the value', 2, 8],
    ['title: !important', 'Unexpected "!" at the start of a value, expected quotes around the value', 2, 8],
    ['title: *a', 'Unexpected "*" before a name that is not marked, expected a value', 2, 8],
    ['title\nid: a', 'Unexpected line, expected keys with values, such as "title: Install"', 2, 1],
    ['keywords: [a', 'Unexpected end of a value, expected "]"', 2, 13],
    ['title: a\n  slug: /b', 'Unexpected spaces before "slug", expected it where the key above begins', 3, 3],
    ['just text', 'Unexpected text, expected keys with values, such as "title: Install"', 2, 1],
  ])('%s', (yaml, message, line, column) => {
    expect(findings(yaml).map((found) => found.slice(0, 3))).toEqual([[message, line, column]])
  })
})

test('a key that YAML cannot read is not reported for its type too', () => {
  expect(read('draft: maybe\ntitle: a: b').diagnostics.map(({ message }) => message)).toEqual([
    'Unexpected ": " within a value, expected quotes around the value',
    'Unexpected "maybe" for key "draft", expected true or false',
  ])
})

test('front matter without its closing line is reported', () => {
  const { value, diagnostics } = readFrontMatter('---\ntitle: A\n\n# A\n', 'a.md')
  expect(value.frontMatter).toEqual({})
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Unexpected end of the file within the front matter, expected a line "---" that closes it',
  ])
})

test('what a function of the site gives stands in place of what is written, with the place of its key', () => {
  const given = { title: 'B', slug: '/b', sidebar_position: 'x', draft: undefined }
  const { value, diagnostics } = readFrontMatter('---\nid: a\ntitle: A\n---\n', 'a.md', { given })
  expect(value.frontMatter).toEqual({ title: 'B', slug: '/b' })
  expect(value.positions['title']).toMatchObject({ line: 3 })
  expect(diagnostics).toMatchObject([{ code: 'invalid-front-matter', line: 2, column: 1 }])
})

test('a file without front matter has what a function gives', () => {
  expect(readFrontMatter('# A\n', 'a.md', { given: { id: 'b' } }).value.frontMatter).toEqual({ id: 'b' })
})

test('a type of YAML that no key has is an error', () => {
  const message = 'Unexpected "!" at the start of a value, expected quotes around the value'
  expect(findings('sidebar_custom_props: !!set {a}')).toEqual([[message, 2, 23, 2, 28]])
})

test('the day of a last update is the day that is written, in every form', () => {
  const dateOf = (date: string) => read(`last_update: {date: '${date}'}`).value.frontMatter.last_update?.date
  expect(dateOf('2025-1-31')).toBe('2025-01-31')
  expect(dateOf('31 January 2025')).toBe('2025-01-31')
  expect(dateOf('2025-01-31T23:00-02:00')).toBe('2025-02-01T01:00:00.000Z')
})

test.each([
  ['tags: - a', 'Unexpected "-" beside a key, expected the list below it', 2, 7],
  ['title: a\nb', 'Unexpected line, expected keys with values, such as "title: Install"', 3, 1],
  ['  title: a\nid: b', 'Unexpected "id", expected keys with values, such as "title: Install"', 3, 1],
  ['title: ]', 'Unexpected "]", expected keys with values, such as "title: Install"', 2, 8],
])('"%s" is told in words of authors', (yaml, message, line, column) => {
  expect(findings(yaml).map((found) => found.slice(0, 3))).toEqual([[message, line, column]])
})

test.each([
  ['x: &x {a: *x}', 'Unexpected value that holds itself, expected one that ends'],
  ['<<: [1]', 'Unexpected value of "<<", expected the name of keys with values, such as "*shared"'],
  ['title: a\n--- # b\nid: c', 'Unexpected second document, expected "---" alone on the line that ends the first'],
])('"%s" is told by what is wrong', (yaml, message) => {
  expect(findings(yaml).map(([told]) => told)).toEqual([message])
})

test('what a merge brings in is told where it is merged', () => {
  expect(findings('x: &x {sidebar_position: q}\n<<: *x').map(([, ...place]) => place)).toEqual([[3, 5, 3, 7]])
})

const misplaced = (line: string) =>
  `Unexpected ${line} where front matter begins, expected "---" alone on the first line of the file`

test.each([
  [' ---\ntitle: A\n---\n', misplaced('space'), 1, 2],
  ['\n---\ntitle: A\n---\n', misplaced('space'), 2, 1],
  ['----\ntitle: A\n----\n', misplaced('"----"'), 1, 1],
  ['---yaml\ntitle: A\n---\n', misplaced('"---yaml"'), 1, 1],
  ['---\rtitle: A\r---\r', misplaced('line end "\\r"'), 1, 1],
  ['+++\ntitle = "A"\n+++\n', misplaced('"+++"'), 1, 1],
  ['---json\n{"title": "A"}\n---\n', misplaced('"---json"'), 1, 1],
  [
    '---\n# first\n"title": A\n',
    'Unexpected end of the file within the front matter, expected a line "---" that closes it',
    1,
    1,
  ],
])('front matter that is none is told: %j', (text, message, line, column) => {
  const { diagnostics } = readFrontMatter(text, 'a.md')
  expect(diagnostics.map((found) => [found.message, found.line, found.column])).toEqual([[message, line, column]])
})

test.each(['---\n\nText\n', '---\nSee this: that\n', ' ---\nText\n', '', '---', '+++\na\n+++\n', '----\nNote: a\n'])(
  'a line across the page is no front matter: %j',
  (text) => expect(readFrontMatter(text, 'a.md').diagnostics).toEqual([]),
)

test('values that nest deeper than can be read are told as such', () => {
  const [found] = read(`a: ${'['.repeat(5000)}${']'.repeat(5000)}`).diagnostics
  expect(found).toMatchObject({
    message: 'Unexpected depth of nesting, expected values that nest a few hundred levels at most',
    line: 2,
  })
})
