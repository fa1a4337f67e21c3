import { resolve } from 'node:path'
import { compareOutputs } from '../../check/compare/compare-outputs.ts'
import { comparisonText } from '../../check/compare/comparison-text.ts'
import { isCompared, outputFacts } from '../../check/compare/output-facts.ts'
import type { OutputFacts } from '../../check/compare/facts.ts'
import { outputTexts } from '../../io/files/output-texts.ts'
import { UsageError, type ProcessLike } from '../process-like.ts'
import { unreadable } from '../disk-problem.ts'
import { statOf } from '../../io/files/stat-of.ts'

/** Flags of `docs-build compare`. */
export interface CompareFlags {
  readonly json: boolean
  readonly strict: boolean
}

/** The two folders that are compared. */
export interface ComparedFolders {
  readonly ours: string
  readonly theirs: string
}

/**
 * Say how two outputs differ. Returns the exit code: 1 when ours lacks a URL that theirs has, with `--strict` for any
 * difference.
 */
export function compareCommand({ ours, theirs }: ComparedFolders, flags: CompareFlags, process: ProcessLike): number {
  const compared = compareOutputs(factsOf(ours, process.cwd()), factsOf(theirs, process.cwd()))
  process.stdout.write(flags.json ? `${JSON.stringify(compared)}\n` : comparisonText(compared))
  const { missing, added, differences } = compared
  const fails = missing.length > 0 || (flags.strict && added.length + differences.length > 0)
  return fails ? 1 : 0
}

function factsOf(named: string, cwd: string): OutputFacts {
  const folder = resolve(cwd, named)
  const isFolder = statOf(folder)?.isDirectory() ?? false
  const facts = isFolder ? factsIn(folder, cwd) : new Map()
  if (facts.size === 0) throw new UsageError(`Unexpected output "${named}", expected a folder that holds HTML files.`)
  return facts
}

function factsIn(folder: string, cwd: string): OutputFacts {
  try {
    return outputFacts(outputTexts(folder, isCompared))
  } catch (error) {
    const words = unreadable(error, cwd)
    throw words === undefined ? error : new UsageError(words)
  }
}
