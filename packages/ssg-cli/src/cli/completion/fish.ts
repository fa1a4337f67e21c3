import { allCommands, type CommandWords, type Completable, type FlagWords } from './command-words.ts'

/**
 * A completion script for fish.
 *
 * @see https://fishshell.com/docs/current/completions.html
 */
export function fishCompletion(program: CommandWords): string {
  const commands = allCommands(program)
  const paths = commands.slice(1).map(({ path }) => quoted([path.slice(0, -1).join(' '), path.at(-1)].join(' ')))
  return `# Completion of docs-build for fish. Save it:  docs-build completion fish > ~/.config/fish/completions/docs-build.fish
# True in the command that is named by the words before the cursor: a version or a folder may have the name of a command.
function __docs_build_in
  set -l command ''
  for word in (commandline -opc)[2..-1]
    switch "$command $word"
      case ${paths.join(' ')}
        set command (string trim -- "$command $word")
    end
  end
  test "$command" = "$argv[1]"
end
complete -c docs-build -f
${commands.flatMap(linesFor).join('\n')}
`
}

function linesFor({ path, flags, argument, commands }: CommandWords): string[] {
  const start = `complete -c docs-build -n ${quoted(`__docs_build_in ${quoted(path.join(' '))}`)}`
  return [
    ...commands.map((child) => `${start} -a ${child.path.at(-1)} -d ${quoted(child.description)}`),
    ...flags.map((flag) => `${start} ${flagText(flag)}`),
    ...(argument ? [`${start} ${valueText(argument)}`.trimEnd()] : []),
  ]
}

function flagText({ names, description, value }: FlagWords): string {
  const spelled = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`))
  return [
    ...spelled,
    `-d ${quoted(description)}`,
    ...(value ? [`-${value.type === 'file' ? 'r' : 'x'} ${valueText(value)}`.trimEnd()] : []),
  ].join(' ')
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
