/** Commands in documentation and workflows: each must exist, with each of its flags. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-cli.ts'
import { runWarm } from './warm-cli.ts'

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\0')
  .filter((file) => /\.(?:mdx?|ya?ml)$/.test(file) && !file.startsWith('fixtures/') && !file.startsWith('CHANGELOG'))

interface Command {
  readonly where: string
  readonly name: string
  readonly flags: readonly string[]
}

/** What stands in code: fences, indented blocks and spans of Markdown, and all lines of YAML. */
function codeOf(file: string, text: string): readonly { readonly line: number; readonly code: string }[] {
  const lines = text.split('\n').map((code, index) => ({ line: index + 1, code }))
  if (/\.ya?ml$/.test(file)) return lines.filter(({ code }) => !/^\s*#/.test(code))
  let isFence = false
  const blocks = lines.filter(({ code }) => {
    const isMark = /^\s*(?:```|~~~)/.test(code)
    if (isMark) isFence = !isFence
    return !isMark && (isFence || /^(?: {4}|\t)/.test(code))
  })
  // A span may go on in the next line.
  const inBlock = new Set(blocks.map(({ line }) => line))
  const prose = lines
    .map(({ line, code }) => (inBlock.has(line) || /^\s*(?:```|~~~)/.test(code) ? '' : code))
    .join('\n')
  const spans = [...prose.matchAll(/`([^`]+)`/g)].map(({ 1: code = '', index }) => ({
    line: prose.slice(0, index).split('\n').length,
    code: code.replaceAll('\n', ' '),
  }))
  // What a shell takes for a comment is prose.
  return [...blocks.map(({ line, code }) => ({ line, code: code.replace(/(?:^|\s)#\s.*$/, '') })), ...spans]
}

const commands = files.flatMap((file) =>
  codeOf(file, readFileSync(join(root, file), 'utf8')).flatMap(({ line, code }): Command[] =>
    // A program's name, not a part of a path, a package or a sentence.
    [...code.matchAll(/(?<![\w@/.-])docs-build ([a-z][a-z-]*)((?:[^|&;>`\n]|&(?!&))*)/g)].map(
      ([, first = '', rest = '']) => ({
        where: `${file}:${line}`,
        name: [first, ...(first === 'search' ? (/^ (push|test)\b/.exec(rest)?.slice(1) ?? []) : [])].join(' '),
        flags: [...rest.matchAll(/(?<=\s|\[)--[a-z][\w-]*/g)].map(([flag]) => flag),
      }),
    ),
  ),
)

test('documentation and workflows use only commands and flags that the program has', async () => {
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.some(({ where }) => where.startsWith('.github/workflows/'))).toBe(true)
  const help = (await runWarm(['--help'], { cwd: root })).stdout
  const names = new Set([...help.matchAll(/^ {2}([a-z][a-z-]*)/gm)].map(([, name]) => name))
  const flags = new Map<string, ReadonlySet<string>>()
  for (const name of new Set(commands.map((command) => command.name))) {
    if (!names.has(name.split(' ')[0])) continue
    const text = (await runWarm([...name.split(' '), '--help'], { cwd: root })).stdout.split('\nExamples:')[0] ?? ''
    flags.set(name, new Set(text.match(/--[a-z][\w-]*/g)))
  }
  const unknown = commands.flatMap(({ where, name, flags: used }) => {
    const known = flags.get(name)
    if (!known) return [`${where}: docs-build ${name}`]
    return used.filter((flag) => !known.has(flag)).map((flag) => `${where}: docs-build ${name} ${flag}`)
  })
  expect(unknown).toEqual([])
})
