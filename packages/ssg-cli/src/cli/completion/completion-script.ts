import { bashCompletion } from './bash.ts'
import type { CommandWords } from './command-words.ts'
import { fishCompletion } from './fish.ts'
import { zshCompletion } from './zsh.ts'

/** The shells with a completion script. */
export const shells = ['bash', 'zsh', 'fish'] as const

/** One of {@link shells}. */
export type Shell = (typeof shells)[number]

const scripts: Readonly<Record<Shell, (program: CommandWords) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
}

/** The script that teaches a shell the commands and flags of the program. */
export function completionScript(shell: Shell, program: CommandWords): string {
  return scripts[shell](program)
}
