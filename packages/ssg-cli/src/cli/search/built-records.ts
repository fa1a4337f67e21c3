import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PushRecord } from '@docs-build/search/push'
import { stringAt } from '@docs-build/search'
import { presentFolder } from '../../io/output/output-folders.ts'
import { UsageError } from '../process-like.ts'
import { readFile } from '../../io/files/read-file.ts'

/** The search records of a built site in all of its languages, which have folders. `name` is how messages call its folder. */
export function builtRecords(outDir: string, name: string, folders: readonly string[] = ['']): readonly PushRecord[] {
  return folders.flatMap((folder) => recordsIn(outDir, name, `${folder}search-records.json`))
}

function recordsIn(outDir: string, name: string, file: string): readonly PushRecord[] {
  const path = join(presentFolder(outDir), file)
  if (!existsSync(path))
    throw new UsageError(`There is no "${file}" in the output folder "${name}".\nRun \`docs-build build\` first.`)
  const records = parsed(readFile(path, 'utf8'))
  if (!Array.isArray(records) || !records.every(isRecord))
    throw new UsageError(
      `Unexpected content of "${file}" in the output folder "${name}", expected search records.\nRun \`docs-build build\` again.`,
    )
  return records
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is PushRecord {
  return stringAt(value, 'objectID') !== undefined
}
