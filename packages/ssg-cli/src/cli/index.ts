import type { Writable } from 'node:stream'
import { keepFromSites } from '../io/threads/keep-from-sites.ts'
import { lateError } from '../io/threads/late-error.ts'
import { isKnownFailure } from '../io/packages/native-import.ts'
import { reasonOf } from '../io/files/node-files.ts'
import { waitsForSite } from '../io/threads/settled-within.ts'
import { goOnUnheard } from './heard-or-not.ts'
import { main } from './program.ts'
import { isInterrupted } from './signals.ts'

export { main }

/** Run as a program: a bug is the only thing that shows a stack. */
export async function run(): Promise<void> {
  const { stdout, exit } = keepFromSites()
  // Some sites are worked for in their own folder.
  const cwd = process.cwd()
  const told = new Set<string>()
  // On every page, or in every thread, it is the same.
  const tell = (words: string) => {
    if (!told.has(words)) process.stderr.write(`${words}\n`)
    told.add(words)
    process.exitCode ||= 1
  }
  goOnUnheard(process.stderr)
  goOnUnheard(stdout, (error) => tell(`What the command says can't be written. ${reasonOf(error)}`))
  process.on('uncaughtException', (error) => {
    if (isKnownFailure(error)) return
    const words = lateError(error, cwd)
    if (words === undefined) {
      tellBug(error)
      return exit()
    }
    tell(words)
  })
  process.on('beforeExit', tellEmpty)
  try {
    const code = await main({
      argv: process.argv,
      env: process.env,
      cwd: () => cwd,
      stdout,
      stderr: process.stderr,
      on: (signal, listener) => process.on(signal, listener),
      off: (signal, listener) => process.off(signal, listener),
    })
    process.exitCode = code === 0 && told.size > 0 ? 1 : code
    // What was interrupted may still wait for an answer of the network.
    if (isInterrupted(code)) exit()
    endWhenLeftRunning(stdout, exit)
  } catch (error) {
    tellBug(error)
  } finally {
    process.off('beforeExit', tellEmpty)
  }
}

/** Nothing is left to be done, and the command is not: Node would end without a word. */
function tellEmpty(): void {
  if (!waitsForSite()) tellBug(new Error('It waits for a promise that nothing settles.'))
}

/** Milliseconds that code of a site may go on for when the command is done. */
const grace = 2000

/** End what code of a site left running, such as a timer or a connection: it would keep the command from ever ending. */
function endWhenLeftRunning(stdout: Writable, exit: () => void): void {
  const timer = setTimeout(() => {
    // Somebody reads slowly.
    if (stdout.writableLength > 0) return void timer.refresh()
    // Streams of the process itself are always open.
    const left = new Set(process.getActiveResourcesInfo().filter((name) => !/^(?:Pipe|TTY)Wrap$/.test(name)))
    process.stderr.write(
      `Code of the site left something running (${[...left].join(', ')}), which was ended. Close it when it is done.\n`,
    )
    exit()
  }, grace).unref()
}

function tellBug(error: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`This is a bug in docs-build, not in your site. Report it with the text below.\n${detail}\n`)
  process.exitCode = 70
}
