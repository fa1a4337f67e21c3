import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { FreezePlan, FrozenFile } from '../../edits/freeze/freeze-plan.ts'
import { makeFolder } from './make-folder.ts'
import { newFolders } from './new-folders.ts'

/**
 * Write a frozen version: all of it or nothing. Everything is written beside its target first; renames come last, and the
 * list of versions, which makes the version one, is the very last. Throws when the disk fails, with nothing left behind.
 */
export function writeVersion(siteDir: string, plan: FreezePlan): void {
  const { folder } = plan
  const staged: { readonly from: string; readonly to: string }[] = []
  const done: string[] = []
  const folders = newFolders()
  const stage = (path: string) => {
    const to = resolve(siteDir, path)
    const from = join(dirname(to), `.${basename(to)}.${process.pid}.new`)
    folders.make(dirname(to))
    rmSync(from, { recursive: true, force: true })
    staged.push({ from, to })
    return from
  }
  try {
    if (folder !== undefined) writeFiles(siteDir, stage(folder), plan.files)
    for (const translated of plan.translations) writeFiles(siteDir, stage(translated.folder), translated.files)
    for (const { path, text } of plan.labels) writeFileSync(stage(path), text)
    if (plan.sidebars) writeFileSync(stage(plan.sidebars.path), plan.sidebars.text)
    writeFileSync(stage(plan.names.path), plan.names.text)
    for (const { from, to } of staged) {
      renameSync(from, to)
      done.push(to)
    }
  } catch (error) {
    // What is there now was not before, except for the list of versions: its rename is the last thing that can fail.
    for (const path of done) rmSync(path, { recursive: true, force: true })
    for (const { from } of staged) if (existsSync(from)) rmSync(from, { recursive: true, force: true })
    folders.undo()
    throw error
  }
}

function writeFiles(siteDir: string, folder: string, files: readonly FrozenFile[]): void {
  makeFolder(folder)
  for (const { path, from, text } of files) {
    const to = join(folder, path)
    makeFolder(dirname(to))
    if (text === undefined) copyFileSync(resolve(siteDir, from), to)
    else writeFileSync(to, text)
  }
}
