import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'
import { expect, test } from 'vitest'
import { diagnosticCodes, diagnosticTable, type DiagnosticCode } from '../model/diagnostic-table.ts'

const readme = fileURLToPath(new URL('README.md', import.meta.url))
/** The same for readers of the documentation. */
const ofDocs = fileURLToPath(new URL('../../../../docs/content/reference/diagnostics.md', import.meta.url))
const fixtures = fileURLToPath(new URL('../../../../fixtures', import.meta.url))

/** A diagnostic that a fixture site is known to produce. */
interface Expected {
  readonly code: string
  readonly message: string
  /** Folder of the fixture site, and the file in it. */
  readonly site: string
  readonly file?: string
  readonly line?: number
}

const expected = readdirSync(fixtures).sort().flatMap(expectedOf)

function expectedOf(name: string): Expected[] {
  const text = readFileSync(join(fixtures, name, 'expected.txt'), 'utf8')
  const lines = text.matchAll(
    /^(?:site\/(?<file>.+?)(?::(?<line>\d+):\d+)? {2})?(?:error|warning) {2}(?<code>\S+) {2}(?<message>.*)$/gm,
  )
  return Array.from(lines, ({ groups: { file, line, code = '', message = '' } = {} }) => ({
    code,
    message,
    site: join(fixtures, name, 'site'),
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line: Number(line) }),
  }))
}

/** The diagnostic of a fixture that shows the example of a code, found where the example is written. */
function shownBy(code: DiagnosticCode): Expected | undefined {
  const about = expected.filter((one) => one.code === code && isAbout(one, diagnosticTable[code].wrong))
  return about.find(({ line }) => line !== undefined) ?? about[0]
}

function isAbout({ site, file, line }: Expected, wrong: string): boolean {
  if (file === undefined || wrong.split('\n').includes(file)) return true
  const text = readFileSync(join(site, file), 'utf8')
  const start = text.indexOf(wrong)
  if (start < 0) return false
  const first = text.slice(0, start).split('\n').length
  return line === undefined || (line >= first && line < first + wrong.split('\n').length)
}

test('the example of each code is written in a fixture site, which produces the code there', () => {
  expect(diagnosticCodes.filter((code) => shownBy(code) === undefined)).toEqual([])
})

// `npx vitest run --project unit packages/ssg-cli/src/diagnostics/reference.test.ts -u` writes it anew.
test('the reference page follows from the table and the fixture sites', async () => {
  const page = [introduction, overview(), ...diagnosticCodes.map(section)].join('\n')
  const formatted = async (text: string) =>
    (await format(readme, text, { printWidth: 120, semi: false, singleQuote: true })).code
  await expect(await formatted(page)).toMatchFileSnapshot(readme)
  const forReaders = `${frontMatter}\n${page.replace(howItIsMade, '')}`
  await expect(await formatted(forReaders)).toMatchFileSnapshot(ofDocs)
})

function overview(): string {
  const rows = diagnosticCodes.map((code) => {
    const { severity, when } = diagnosticTable[code]
    return `| [\`${code}\`](#${code}) | ${severity} | ${when} |\n`
  })
  return `| Code | Default level | When |\n| --- | --- | --- |\n${rows.join('')}`
}

function section(code: DiagnosticCode): string {
  const { wrong, right, fix } = diagnosticTable[code]
  const { file: source, message = '' } = shownBy(code) ?? {}
  const where = source === undefined || wrong.includes(source) ? '' : `In \`${source}\`:\n\n`
  return `### ${code}\n\n${where}${indented(wrong)}\n\n> \`${message}\`\n\n${fix}\n\n${indented(right)}\n`
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '    ')
}

const howItIsMade = `This page is made of the table in \`../model/diagnostic-table.ts\`, and its messages are those of the sites in \`fixtures/\`:
a new code is a row there, a fixture that shows it, and a function of \`catalogue/\`, called where it is found.`

const frontMatter = `---
title: Diagnostics
description: Everything that a build or a check reports, with an example, wrong and right.
---
`

const introduction = `# Diagnostics

What a build or a check can report. In a terminal each one says where, how bad, which code, what is wrong, and what helps:

    content/guide.md:12:5  error  broken-link  Unexpected link "/instal", expected the URL of a page or file of this site
      11 |
    > 12 | See [the guide](/instal).
         |                 ^^^^^^^
      13 |
      Did you mean "/install"?

The config sets the level of each code: \`ignore\`, \`warn\` or \`error\`.

\`\`\`ts
export default defineConfig({
  diagnostics: { 'broken-anchor': 'error', 'duplicate-id': 'ignore' },
})
\`\`\`

An error fails the command with exit code 1 (\`invalid-config\`: 2); a warning fails it only with \`--strict\`.
All diagnostics of a build come at once, sorted by file and line, each once.

${howItIsMade}
`
