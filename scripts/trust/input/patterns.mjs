/**
 * Texts of which the time to parse could grow with the square of their length: marks that nothing closes, beginnings of constructs,
 * and very many of what is sound.
 *
 * @typedef {object} Pattern
 * @property {string} name
 * @property {'md' | 'mdx'} format
 * @property {number} size            how often it is repeated first
 * @property {(count: number) => string} text
 */

/** @type {(format: 'md' | 'mdx', size: number, part: string, name?: string) => Pattern} */
const repeated = (format, size, part, name = part) => ({ name, format, size, text: (count) => part.repeat(count) })

/** @type {(name: string, size: number, text: (count: number) => string, format?: 'md' | 'mdx') => Pattern} */
const made = (name, size, text, format = 'md') => ({ name, format, size, text })

/** @type {(line: (index: number) => string) => (count: number) => string} */
const lines = (line) => (count) => Array.from({ length: count }, (_, index) => line(index)).join('\n')

const formats = /** @type {const} */ (['md', 'mdx'])

/** Each mark of ASCII: in a row, each before a letter, and each at the beginning of a line. */
const marks = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'].flatMap((mark) =>
  formats.flatMap((format) => [
    repeated(format, 5000, mark),
    repeated(format, 5000, `${mark}a `),
    repeated(format, 2500, `${mark} a\n`),
  ]),
)

const beginnings = [
  '<!--',
  '<!-- a -->',
  '<!-- ` -->',
  '![',
  '](',
  '[a](b',
  '[a](b) ',
  '<a ',
  '<a b="',
  '<b>',
  '</b>',
  '<?',
  '<![CDATA[',
  '&am',
  '&amp;',
  '[^1]',
  '***a',
  'a**b',
  '*a_ ',
  '~~a ',
  '~~~',
  ':::',
  '\n::a',
  ':a[',
  ':a{',
  '{#',
  '{/*',
  '{"',
  '{1} ',
  '$a ',
  '$a$ ',
  'www.',
  'www.a ',
  'http://a.b ',
  'a@b',
  'a@b.c ',
  '[a]: b\n',
  '`a ``b ',
  '`a` ',
  'a\r\n',
  '\0',
  ':smile:',
  'a  \n',
  '- a\n',
  '1. a\n',
  '> a\n',
  '- [ ] a\n',
  '# a\n\n',
  '> [!NOTE]\n> a\n\n',
  ':::note\na\n:::\n\n',
  '```js\na\n```\n\n',
].flatMap((part) => formats.map((format) => repeated(format, 1500, part)))

const whole = [
  made('columns of a table', 500, (n) => ['a', '-', 'b'].map((cell) => `${`|${cell}`.repeat(n)}|\n`).join('')),
  made('rows of a table', 1000, (n) => `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(n)}`),
  made(
    'headings',
    1500,
    lines((index) => `## a ${index}\n\nb\n`),
  ),
  made(
    'ids of headings',
    1500,
    lines((index) => `## a {#x${index}}\n`),
    'mdx',
  ),
  made(
    'definitions',
    2500,
    lines((index) => `[a${index}]: b`),
  ),
  made('footnotes', 500, (n) => `${lines((index) => `a[^${index}]`)(n)}\n\n${lines((index) => `[^${index}]: b\n`)(n)}`),
  made('runs of backticks', 100, (n) => lines((index) => '`'.repeat(index + 1))(n).replaceAll('\n', ' ')),
  made(
    'nested lists',
    60,
    lines((index) => `${'  '.repeat(index)}- a`),
  ),
  made(
    'broken links',
    500,
    lines((index) => `[a](./x${index}.md)`),
  ),
  made(
    'exports',
    500,
    lines((index) => `export const a${index} = 1\n`),
    'mdx',
  ),
  made('elements', 500, (n) => '<div>\n\na\n\n</div>\n\n'.repeat(n), 'mdx'),
  made('attributes', 1500, (n) => `<div ${'a="b" '.repeat(n)}/>\n`, 'mdx'),
  made('a line of letters', 250_000, (n) => 'a'.repeat(n)),
  made('a line of words', 50_000, (n) => 'abcd '.repeat(n)),
  made('a line of code', 50_000, (n) => `\`\`\`js\n${'a + "b" + '.repeat(n / 10)}1\n\`\`\`\n`),
  made('lines of code', 2500, (n) => `\`\`\`js\n${'const a = "b"\n'.repeat(n)}\`\`\`\n`),
  made('keys of front matter', 500, (n) => `---\n${lines((index) => `k${index}: a`)(n)}\n---\na\n`),
]

/**
 * Texts of which the time once grew with the square of their length, or that ended the command, as long as they were found.
 *
 * @type {readonly Pattern[]}
 */
export const known = [
  repeated('md', 20_000, '<!--', 'comments that nothing closes'),
  repeated('mdx', 50_000, '{', 'braces that nothing closes'),
  repeated('md', 100_000, '\\', 'backslashes'),
  repeated('md', 50_000, ':', 'colons'),
  repeated('md', 30_000, 'a**b', 'strong emphasis within words'),
  repeated('md', 30_000, '*a_ ', 'emphasis that nothing closes'),
  made(
    '500 nested lists',
    500,
    lines((index) => `${'  '.repeat(index)}- a`),
  ),
  made('nested emphasis', 2000, (n) => `${'*a '.repeat(n)}${' b*'.repeat(n)}`),
  made('quotes and lists in each other', 1000, (n) => `${'> - '.repeat(n)}a`),
  made('nested elements', 2000, (n) => '<div>\n\n'.repeat(n) + '</div>\n\n'.repeat(n)),
  made('pictures in pictures', 1000, (n) => `${'!['.repeat(n)}a${'](b)'.repeat(n)}`),
  made('comments of a style that nothing closes', 20_000, (n) => `<p style="${'a:/*'.repeat(n)}">a</p>`),
  made('URLs of a style that nothing closes', 20_000, (n) => `<p style="a:${"url('".repeat(n)}">a</p>`),
  made('comments in braces that nothing closes', 20_000, (n) => `<style>{\`${'a:/*'.repeat(n)}\`}</style>`, 'mdx'),
  made('elements in braces', 1000, (n) => `{${'<i>'.repeat(n)}${'</i>'.repeat(n)}}`, 'mdx'),
]

/** @type {readonly Pattern[]} */
export const patterns = [...marks, ...beginnings, ...whole, ...known]
