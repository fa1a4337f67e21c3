import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { editedText } from '../../edits/edited-text.ts'
import type { Files } from '../../host.ts'
import type { Fix } from '../../model/fix.ts'

/**
 * Write repairs into their files, each file as a whole or not at all, through symbolic links and with its permissions.
 * Returns the repairs that were made: a file that cannot be written or changed meanwhile keeps its mistakes.
 */
export function applyFixes(siteDir: string, files: Files, fixes: readonly Fix[]): readonly Fix[] {
  const byFile = new Map<string, Fix[]>()
  for (const fix of fixes) byFile.set(fix.file, [...(byFile.get(fix.file) ?? []), fix])
  return [...byFile].flatMap(([file, own]) => {
    const text = editedText({ files }, file, own)
    return text !== undefined && replaceFile(resolve(siteDir, file), text) ? own : []
  })
}

function replaceFile(path: string, text: string): boolean {
  let unfinished: string | undefined
  try {
    const real = realpathSync(path)
    unfinished = `${real}.docs-build-${process.pid}`
    writeFileSync(unfinished, text, { flag: 'wx' })
    chmodSync(unfinished, statSync(real).mode)
    renameSync(unfinished, real)
    return true
  } catch {
    if (unfinished !== undefined) rmSync(unfinished, { force: true })
    return false
  }
}
