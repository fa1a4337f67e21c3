import type { Command, NoFlags } from '../command.ts'
import { commandWords } from '../completion/command-words.ts'
import { completionScript, shells, type Shell } from '../completion/completion-script.ts'

/** `docs-build completion` */
export const completion: Command<{ readonly shell: Shell }, NoFlags> = {
  name: 'completion',
  summary: 'print a script that completes commands and flags in a shell',
  arguments: { shell: { usage: '<shell>', summary: 'which shell', choices: shells } },
  options: {},
  examples: [
    'source <(docs-build completion bash)',
    'docs-build completion fish > ~/.config/fish/completions/docs-build.fish',
  ],
  async run({ shell }, { stdout }, program) {
    stdout.write(completionScript(shell, commandWords(program)))
    return 0
  },
}
