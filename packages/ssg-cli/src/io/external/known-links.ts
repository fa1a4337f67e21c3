import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sealed } from '../cache/sealed.ts'
import { storedValue } from '../cache/stored-value.ts'
import { codeOf } from '../files/node-files.ts'

/** Milliseconds that a good answer counts: a day. */
const lifetime = 24 * 60 * 60 * 1000

/** URLs that answered lately. */
export interface KnownLinks {
  has(url: string): boolean
  add(url: string): void
  /** Remember for the next check. A site in which nothing can be written is asked for anew each time. */
  save(): void
}

/**
 * Remember which URLs answered in the last day. Failures are not remembered: who has repaired one wants to see it.
 *
 * @param file absolute path; a file that cannot be read counts for nothing
 */
export function knownLinks(file: string, now: number): KnownLinks {
  const known = new Map<string, number>()
  for (const [url, at] of Object.entries(storedValue<object>(file) ?? {}))
    if (typeof at === 'number' && at <= now && now - at < lifetime) known.set(url, at)
  return {
    has: (url) => known.has(url),
    add: (url) => void known.set(url, now),
    save: () => save(file, sealed(JSON.stringify(Object.fromEntries(known)))),
  }
}

function save(file: string, text: string): void {
  const own = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(own, text)
    renameSync(own, file)
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    if (existsSync(own)) rmSync(own)
  }
}
