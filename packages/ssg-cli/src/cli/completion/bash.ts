import { allCommands, type CommandWords, type Completable } from './command-words.ts'

/**
 * A completion script for bash 3.2 and later.
 *
 * @see https://www.gnu.org/software/bash/manual/html_node/Programmable-Completion.html
 */
export function bashCompletion(program: CommandWords): string {
  const commands = allCommands(program)
  const paths = commands.slice(1).map(({ path }) => `'${[path.slice(0, -1).join(' '), path.at(-1)].join(' ')}'`)
  const values = commands.flatMap(({ path, flags }) =>
    flags.flatMap(({ names, value }) =>
      value ? [[names.map((name) => `'${path.join(' ')} ${name}'`), value] as const] : [],
    ),
  )
  return `# Completion of docs-build for bash. Put this into ~/.bashrc:  source <(docs-build completion bash)
_docs_build() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command='' word IFS=$'\\n'
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$command $word" in
      ${paths.join('|')}) command="\${command:+$command }$word" ;;
    esac
  done
  case "$command $previous" in
${values.map(([names, value]) => `    ${names.join('|')}) ${replyWith(value)}; return ;;`).join('\n')}
  esac
  case "$command" in
${commands.map(caseOf).join('\n')}
  esac
}
complete -o filenames -F _docs_build docs-build
`
}

function caseOf({ path, flags, argument, commands }: CommandWords): string {
  const names = flags.flatMap((flag) => flag.names.filter((name) => name.startsWith('--')))
  const children = commands.flatMap(({ path: own }) => own.at(-1) ?? [])
  const others = children.length > 0 ? replyWith({ type: 'choice', choices: children }) : replyWith(argument)
  return `    '${path.join(' ')}')
      if [[ $current == -* ]]; then ${replyWith({ type: 'choice', choices: names })}
      else ${others}; fi ;;`
}

function replyWith(value: Completable | undefined): string {
  switch (value?.type) {
    case 'choice':
      return `COMPREPLY=($(compgen -W $'${value.choices.join('\\n')}' -- "$current"))`
    case 'folder':
      return 'COMPREPLY=($(compgen -d -- "$current"))'
    case 'file':
      return 'COMPREPLY=($(compgen -f -- "$current"))'
    default:
      return ':'
  }
}
