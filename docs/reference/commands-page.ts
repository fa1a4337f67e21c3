import type { AnyCommand, CommandGroup, CommandOption } from '../../packages/ssg-cli/src/cli/command.ts'
import { commands } from '../../packages/ssg-cli/src/cli/program.ts'

/** The reference of the command line, as Markdown: what the help of each command says. */
export function commandsPage(): string {
  const all = commands.flatMap((command) =>
    'commands' in command ? groupOf(command) : [{ command, words: command.name }],
  )
  return [introduction, overview(all), ...all.map(section), ending].join('\n\n')
}

/** A command with the words that are typed for it: `search push`. */
interface Typed {
  readonly command: AnyCommand
  readonly words: string
}

function groupOf({ name, commands: members }: CommandGroup): readonly Typed[] {
  return members.map((command) => ({ command, words: `${name} ${command.name}` }))
}

function overview(all: readonly Typed[]): string {
  const rows = all.map(({ words, command }) => `| [\`${words}\`](#${anchor(words)}) | ${inCell(command.summary)} |`)
  return ['| Command | What it does |', '| --- | --- |', ...rows].join('\n')
}

function section({ command, words }: Typed): string {
  const given = Object.values(command.arguments)
  const options = Object.values(command.options)
  const typed = ['docs-build', words, ...given.map(({ usage }) => usage)].join(' ')
  return [
    `## ${words}`,
    `${sentence(command.summary)}`,
    `    ${typed}`,
    ...(given.length > 0
      ? [
          [
            '| Argument | What it is |',
            '| --- | --- |',
            ...given.map(({ usage, summary, choices }) => `| \`${usage}\` | ${inCell(summary)}${among(choices)} |`),
          ].join('\n'),
        ]
      : []),
    ...(options.length > 0
      ? [['| Flag | Default | What it does |', '| --- | --- | --- |', ...options.flatMap(optionRows)].join('\n')]
      : []),
    ...(command.notes === undefined ? [] : [command.notes.replaceAll('\n', ' ')]),
    command.examples.map((example) => `    ${example}`).join('\n'),
  ].join('\n\n')
}

function optionRows(option: CommandOption<unknown>): readonly string[] {
  const { usage, summary, choices, off } = option
  const fallback = option.defaultIn ? option.defaultIn({}) : option.default
  const isSwitch = fallback === undefined || fallback === false
  const row = `| \`${usage}\` | ${isSwitch ? '' : `\`${String(fallback)}\``} | ${inCell(summary)}${among(choices)} |`
  return off === undefined ? [row] : [row, `| \`${usage.replace(/^--/, '--no-')}\` | | ${inCell(off)} |`]
}

function among(choices: readonly string[] | undefined): string {
  return choices === undefined ? '' : `: ${choices.map((choice) => `\`${choice}\``).join(', ')}`
}

function anchor(words: string): string {
  return words.replaceAll(' ', '-')
}

function sentence(summary: string): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '\\<')
}

const introduction = `---
title: Commands
description: Every command of docs-build, with its arguments and flags.
---

# Commands

\`[site]\` is the folder that holds \`docs.config.ts\`; without it the working folder is taken, else its \`site/\`. Each command
tells the same as this page with \`--help\`.

Where docs-build is a package of the project, scripts of its \`package.json\` run it as it stands here, and a terminal with \`npx\` in
front: \`npx docs-build check\`.`

const ending = `## Exit codes

| Code | Meaning |
| --- | --- |
| 0 | Done. There may be warnings. |
| 1 | The content has errors, or warnings with \`--strict\`. |
| 2 | Wrong usage, or a config that can't be used. |
| 70 | A bug of docs-build, or of a package that it uses: the text on stderr is what to report. |
| 130, 143, 129 | Interrupted, terminated, its terminal closed. |

What was asked for goes to stdout: a report, a list, a script. Everything for people goes to stderr. On a terminal one line says how far a
step is; in a log each step is a line of its own. \`NO_COLOR\` and \`CI\` are respected.

A config, or a hook of a plugin that runs for the whole site, is ended after 300 seconds, or as many as the environment variable
\`DOCS_BUILD_HOOK_SECONDS\` says.`
