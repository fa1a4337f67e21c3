import type { CommandWords, Completable, FlagWords } from './command-words.ts'

/**
 * A completion script for zsh.
 *
 * @see https://zsh.sourceforge.io/Doc/Release/Completion-System.html
 */
export function zshCompletion(program: CommandWords): string {
  return `#compdef docs-build
# Completion of docs-build for zsh. Put this into ~/.zshrc, after compinit:  source <(docs-build completion zsh)
${functionsFor(program).join('\n')}
if [[ $funcstack[1] == _docs_build ]]; then _docs_build "$@"; else compdef _docs_build docs-build; fi
`
}

function functionsFor(command: CommandWords): string[] {
  return [
    command.commands.length > 0 ? groupFunction(command) : leafFunction(command),
    ...command.commands.flatMap(functionsFor),
  ]
}

function groupFunction({ path, flags, commands }: CommandWords): string {
  const described = commands.map(({ path: own, description }) => quoted(`${own.at(-1)}:${description}`))
  const cases = commands.map(({ path: own }) => `      ${own.at(-1)}) ${nameOf(own)} ;;`)
  return `${nameOf(path)}() {
  local state line
  local -a commands
  _arguments -C ${flags.flatMap(flagSpecs).join(' ')} '1: :->command' '*:: :->rest'
  case $state in
    command) commands=(${described.join(' ')}); _describe command commands ;;
    rest) case $words[1] in
${cases.join('\n')}
    esac ;;
  esac
}`
}

function leafFunction({ path, flags, argument }: CommandWords): string {
  const positional = argument ? [quoted(`1: :${actionOf(argument)}`)] : []
  return `${nameOf(path)}() {
  _arguments ${[...flags.flatMap(flagSpecs), ...positional].join(' ')}
}`
}

function nameOf(path: readonly string[]): string {
  return ['_docs_build', ...path].join('_').replaceAll('-', '_')
}

function flagSpecs({ names, description, value }: FlagWords): string[] {
  const words = description.replace(/[[\]\\]/g, '\\$&')
  return names.map((name) => quoted(`${name}[${words}]${value ? `: :${actionOf(value)}` : ''}`))
}

function actionOf(value: Completable): string {
  switch (value.type) {
    case 'choice':
      return `(${value.choices.join(' ')})`
    case 'folder':
      return '_files -/'
    case 'file':
      return '_files'
    case 'unknown':
      return ''
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
