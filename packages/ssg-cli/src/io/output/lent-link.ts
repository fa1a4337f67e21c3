import { lstatSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { statOf, unlessImpossible } from '../files/stat-of.ts'
import { readFile } from '../files/read-file.ts'

/** A link of ours to a folder. All paths are absolute. */
export interface LentLink {
  readonly path: string
  /** Says which link is ours while there is one, so that whoever comes after a killed build takes that away and no other. */
  readonly noteFile: string
}

/** Where the folder lies that Docusaurus writes, which its plugins may name themselves. */
export function lentLink(siteDir: string, stampDir: string): LentLink {
  return { path: join(siteDir, 'build'), noteFile: join(stampDir, 'lent-link.json') }
}

/** Let a folder be found by another path, too. What is in the place of that stays. */
export function lendLink(folder: string, { path, noteFile }: LentLink): void {
  if (unlessImpossible(() => lstatSync(path, { throwIfNoEntry: false })) !== undefined) return
  const draft = draftOf(path)
  rmSync(draft, { force: true })
  // On Windows anybody may make a junction.
  symlinkSync(folder, draft, 'junction')
  // Noted before it has its name: a link that has it, and is not noted, is an author's.
  writeFileSync(noteFile, JSON.stringify(identityOf(draft)))
  renameSync(draft, path)
}

/** Take the link at a path away, if it is the one that was lent. */
export function takeBackLink({ path, noteFile }: LentLink): void {
  if (statOf(noteFile) === undefined) return
  if (readFile(noteFile, 'utf8') === JSON.stringify(identityOf(path))) rmSync(path, { force: true })
  for (const left of [draftOf(path), noteFile]) rmSync(left, { force: true })
}

/** Where a link is until it is noted. */
function draftOf(path: string): string {
  return join(dirname(path), `.${basename(path)}.docs-build-link`)
}

/** Which link is at a path: another one that gets the number of one that is gone was made at another time. */
function identityOf(path: string): string | undefined {
  const entry = unlessImpossible(() => lstatSync(path, { throwIfNoEntry: false, bigint: true }))
  return entry?.isSymbolicLink() ? `${entry.dev} ${entry.ino} ${entry.mtimeNs}` : undefined
}
