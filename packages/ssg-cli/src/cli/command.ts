import type { Command as Program } from 'commander'
import type { ProcessLike } from './process-like.ts'

/** An argument of a command. */
export interface CommandArgument {
  /** `<name>` is needed, `[site]` is not. */
  readonly usage: string
  readonly summary: string
  readonly choices?: readonly string[]
}

/** An option of a command, by which a flag gets its value. */
export interface CommandOption<Value> {
  /** `--strict`, `--port <n>`, `--no-cache`. */
  readonly usage: string
  readonly summary: string
  readonly choices?: readonly (Value & string)[]
  /** Reads what was typed. Throws `UsageError` for a wrong value. */
  readonly read?: (text: string) => Value
  readonly default?: Value
  /** The default where it depends on the environment. */
  readonly defaultIn?: (env: ProcessLike['env']) => Value
  /** Summary of the flag with `no-` that turns it off, if there is one. */
  readonly off?: string
}

/**
 * A command of the program: what it takes, in the words of its help, and what it does. What it needs to run is imported
 * when it runs.
 */
export interface Command<Arguments extends object, Flags extends object> {
  readonly name: string
  readonly summary: string
  /** By the names under which `run` gets them, in their order. */
  readonly arguments: { readonly [Name in keyof Arguments]-?: CommandArgument }
  /** By the names that commander makes of them: `--out-dir` is `outDir`. */
  readonly options: { readonly [Name in keyof Flags]-?: CommandOption<NonNullable<Flags[Name]>> }
  /** What its help tells besides. */
  readonly notes?: string
  readonly examples: readonly string[]
  /** Do it. Gives the exit code. */
  readonly run: (given: Arguments & Flags, process: ProcessLike, program: Program) => Promise<number>
}

/** The flags of a command that has none. */
export type NoFlags = Readonly<Record<never, never>>

/** A command of any arguments and flags. */
export type AnyCommand = Omit<Command<object, object>, 'arguments' | 'options' | 'run'> & {
  readonly arguments: Readonly<Record<string, CommandArgument>>
  readonly options: Readonly<Record<string, CommandOption<unknown>>>
  readonly run: (given: never, process: ProcessLike, program: Program) => Promise<number>
}

/** Commands below a common word: `docs-build search test`. */
export interface CommandGroup {
  readonly name: string
  readonly summary: string
  readonly commands: readonly AnyCommand[]
}
