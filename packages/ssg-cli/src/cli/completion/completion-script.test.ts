import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CommandWords } from './command-words.ts'
import { completionScript, type Shell } from './completion-script.ts'

const program: CommandWords = {
  path: [],
  description: '',
  flags: [{ names: ['--help', '-h'], description: "show what's there" }],
  commands: [
    {
      path: ['build'],
      description: 'build the site',
      flags: [
        { names: ['--out-dir'], description: 'folder', value: { type: 'folder' } },
        { names: ['--reporter'], description: 'how', value: { type: 'choice', choices: ['json', 'pretty'] } },
        { names: ['--workers'], description: 'threads', value: { type: 'unknown' } },
      ],
      argument: { type: 'folder' },
      commands: [],
    },
    {
      path: ['search'],
      description: 'search',
      flags: [],
      commands: [{ path: ['search', 'test'], description: '', flags: [], argument: { type: 'file' }, commands: [] }],
    },
    { path: ['version'], description: '', flags: [], argument: { type: 'folder' }, commands: [] },
  ],
}

/** What is typed → what is offered. Folders end in a slash in fish only. */
const rows: readonly (readonly [typed: string, offered: readonly string[]])[] = [
  ['docs-build ', ['build', 'search', 'version']],
  ['docs-build bu', ['build']],
  ['docs-build build ', ['docs']],
  ['docs-build build --rep', ['--reporter']],
  ['docs-build build --reporter ', ['json', 'pretty']],
  ['docs-build build site --reporter p', ['pretty']],
  ['docs-build build --out-dir ', ['docs']],
  ['docs-build build --workers ', []],
  ['docs-build search ', ['test']],
  ['docs-build search test ', ['docs', 'file.json']],
  // A version that has the name of a command.
  ['docs-build version search ', ['docs']],
]

const drivers: Readonly<Record<'bash' | 'fish', string>> = {
  bash: `source "$1"; COMP_WORDS=($2); [[ $2 == *' ' ]] && COMP_WORDS+=(''); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _docs_build; printf '%s\\n' "\${COMPREPLY[@]}"`,
  fish: `source $argv[1]; complete -C $argv[2]`,
}

let dir = ''

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-build-completion-'))
  mkdirSync(join(dir, 'here/docs'), { recursive: true })
  writeFileSync(join(dir, 'here/file.json'), '')
  for (const shell of ['bash', 'zsh', 'fish'] as const)
    writeFileSync(join(dir, shell), completionScript(shell, program))
})

afterAll(() => rmSync(dir, { recursive: true, force: true }))

function isInstalled(shell: Shell): boolean {
  return spawnSync(shell, ['--version']).status === 0
}

for (const shell of ['bash', 'fish'] as const) {
  describe.skipIf(!isInstalled(shell))(`${shell} (skipped where it is not installed)`, () => {
    test.each(rows)('completes "%s"', (typed, offered) => {
      const last = shell === 'bash' ? ['bash', join(dir, 'bash'), typed] : [join(dir, 'fish'), typed]
      const options = shell === 'bash' ? ['--norc', '-c'] : ['--no-config', '-c']
      const { stdout, stderr } = spawnSync(shell, [...options, drivers[shell], ...last], {
        cwd: join(dir, 'here'),
        encoding: 'utf8',
        env: { ...process.env, HOME: dir },
      })
      const words = stdout.split('\n').map((line) => line.replace(/\/?(?:\t.*)?$/, ''))
      expect({ words: words.filter(Boolean).sort(), stderr }).toEqual({ words: offered, stderr: '' })
    })
  })
}

test.skipIf(!isInstalled('zsh'))('zsh takes the script (skipped where it is not installed)', () => {
  const { status, stderr } = spawnSync('zsh', ['-n', join(dir, 'zsh')], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
