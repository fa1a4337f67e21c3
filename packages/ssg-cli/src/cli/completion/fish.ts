import { allCommands, type CommandWords, type Completable, type FlagWords } from './command-words.ts'

/**
 * A completion script for fish.
 *
 * @see https://fishshell.com/docs/current/completions.html
 */
export function fishCompletion(program: CommandWords): string {
  return `# Completion of docs-build for fish. Save it:  docs-build completion fish > ~/.config/fish/completions/docs-build.fish
complete -c docs-build -f
${allCommands(program).flatMap(linesFor).join('\n')}
`
}

function linesFor({ path, flags, argument, commands }: CommandWords): string[] {
  const children = commands.map(({ path: own }) => own.at(-1) ?? '')
  const seen = path.map((word) => `__fish_seen_subcommand_from ${word}`)
  const none = children.length > 0 ? [`not __fish_seen_subcommand_from ${children.join(' ')}`] : []
  const when = [...seen, ...none].join('; and ')
  const start = `complete -c docs-build${when === '' ? '' : ` -n ${quoted(when)}`}`
  return [
    ...commands.map((child) => `${start} -a ${child.path.at(-1)} -d ${quoted(child.description)}`),
    ...flags.map((flag) => `${start} ${flagText(flag)}`),
    ...(argument ? [`${start} ${valueText(argument)}`.trimEnd()] : []),
  ]
}

function flagText({ names, description, value }: FlagWords): string {
  const spelled = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`))
  return [...spelled, `-d ${quoted(description)}`, ...(value ? [`-r ${valueText(value)}`.trimEnd()] : [])].join(' ')
}

function valueText(value: Completable): string {
  switch (value.type) {
    case 'choice':
      return `-a ${quoted(value.choices.join(' '))}`
    case 'folder':
      return "-a '(__fish_complete_directories)'"
    case 'file':
      return '-F'
    case 'unknown':
      return ''
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
