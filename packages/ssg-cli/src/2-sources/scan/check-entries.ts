import { quote } from '../../diagnostics/quote.ts'
import type { Misfit, Rule } from './value-rules.ts'
import type { Entry } from './yaml.ts'

/** Values that passed their rules, and what is wrong with the others. */
export interface CheckedEntries {
  readonly values: ReadonlyMap<string, unknown>
  readonly problems: readonly EntryProblem[]
}

/** A value that is not what its rule expects. */
export interface EntryProblem {
  readonly entry: Entry
  readonly message: string
  readonly hint?: string
  /** How it begins, when it is an unsafe URL. */
  readonly unsafe?: string
  /** True for a text that says nothing. */
  readonly isEmpty?: true
  /** What it is taken for, when it is a day that the calendar lacks. */
  readonly rolledOver?: unknown
  /** The text that is wrong, when only a part of the value is. */
  readonly wrong?: string
}

/** Hold values against the rules of their keys. Keys without a rule pass. */
export function checkEntries(entries: readonly Entry[], rules: Readonly<Record<string, Rule>>): CheckedEntries {
  const values = new Map<string, unknown>()
  const problems: EntryProblem[] = []
  for (const entry of entries) {
    const rule = Object.hasOwn(rules, entry.key) ? rules[entry.key] : undefined
    const reading = rule ? rule(entry.value, entry.written, entry.items) : entry
    if ('value' in reading) values.set(entry.key, reading.value)
    else {
      problems.push(problemOf(entry, reading))
      if (reading.rolledOver !== undefined) values.set(entry.key, reading.rolledOver)
    }
  }
  return { values, problems }
}

function problemOf(entry: Entry, { expected, part, ...more }: Misfit): EntryProblem {
  const value = describe(part ? part.value : entry.value)
  const key = quote(`${entry.key}${part?.path ?? ''}`)
  const wrong = typeof part?.value === 'string' ? { wrong: part.value } : {}
  return { entry, message: `Unexpected ${value} for key ${key}, expected ${expected}`, ...more, ...wrong }
}

/** Name a value that stands where it cannot be, for a message: `"a"`, `number 3`, `a list`. */
function describe(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'number') return `number ${value}`
  if (value === null || value === undefined) return 'empty value'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' ? 'object' : String(value)
}
