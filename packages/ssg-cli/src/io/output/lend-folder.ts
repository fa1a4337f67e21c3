import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFile } from '../files/read-file.ts'
import { lendLink, takeBackLink, type LentLink } from './lent-link.ts'

/** A folder that is lent. All paths are absolute. */
export interface LentFolder {
  readonly folder: string
  /** By which it is found, too. What lies there already stays. */
  readonly link: LentLink
  /** Keeps the names of what the last task put into the folder. */
  readonly listFile: string
  /** True for a name in the folder that something of the output has by now. */
  readonly isOwn: (name: string) => boolean
}

/** Let a folder be found by another path, too, while a task runs, which finds it without what the last one put there. */
export async function lendFolder<T>({ folder, link, listFile, isOwn }: LentFolder, task: () => Promise<T>): Promise<T> {
  for (const name of namesIn(listFile)) if (!isOwn(name)) rmSync(join(folder, name), { recursive: true, force: true })
  const before = new Set(readdirSync(folder))
  lendLink(folder, link)
  try {
    return await task()
  } finally {
    takeBackLink(link)
    const made = readdirSync(folder).filter((name) => !before.has(name))
    if (made.length > 0 || existsSync(listFile)) writeFileSync(listFile, JSON.stringify(made))
  }
}

/** None of a list that somebody damaged. */
function namesIn(listFile: string): readonly string[] {
  if (!existsSync(listFile)) return []
  try {
    const names: unknown = JSON.parse(readFile(listFile, 'utf8'))
    return Array.isArray(names)
      ? names.filter((name) => typeof name === 'string' && /^(?!\.\.?$)[^/\\]+$/.test(name))
      : []
  } catch {
    return []
  }
}
