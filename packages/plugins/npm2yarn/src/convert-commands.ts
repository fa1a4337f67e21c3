import { resolveCommand } from 'package-manager-detector/commands'
import { npmCommand } from './npm-command.ts'
import { packageManagers, type PackageManager } from './package-managers.ts'

/** What may stand before a command: a prompt, variables, `sudo`. */
const command = /^(\s*(?:[$>]\s+)?(?:sudo\s+)?(?:[A-Za-z_]\w*=\S*\s+)*)(npm|npx)(?![\w./@-])(.*?)(\s*)$/s
/** A comment, or all up to the next operator, comment or end of a line that does not go on. */
const pieces = /(?<=\s|^)#[^\n]*|(?:"[^"\n]*"|'[^'\n]*'|\\[^]|(?<!\s)#|(?<!&)&(?!&)|[^\n;|&#])+/gm

/**
 * Write commands of npm as those of another package manager. What is no command of npm stays as it is, and so does a
 * command for which the other one has no words.
 *
 *     convertCommands('npm install -D vite && npm run dev', 'yarn')  // → 'yarn add -D vite && yarn run dev'
 */
export function convertCommands(code: string, manager: PackageManager): string {
  if (manager === 'npm') return code
  return code.replace(pieces, (piece) => convert(piece, manager))
}

function convert(piece: string, manager: PackageManager): string {
  const [, before = '', program, rest = '', after = ''] = command.exec(piece) ?? []
  if (program !== 'npm' && program !== 'npx') return piece
  const read = npmCommand(program, wordsOf(rest))
  if (!read) return piece
  if (read.name === 'create' || read.name === 'init') return wrap([manager, read.name, ...read.args])
  const made = resolveCommand(packageManagers[manager].agent, read.name, [...read.args])
  return made ? wrap([made.command, ...made.args]) : piece

  function wrap(words: readonly string[]): string {
    return before + words.join(' ') + after
  }
}

/** Words of a command, a quoted text being one. A line that goes on is one with the next. */
function wordsOf(text: string): readonly string[] {
  return text.replace(/\\\n/g, ' ').match(/(?:"[^"]*"|'[^']*'|\\.|[^\s"'])+/g) ?? []
}
