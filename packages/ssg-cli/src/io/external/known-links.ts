import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Milliseconds that a good answer counts: a day. */
const lifetime = 24 * 60 * 60 * 1000

/** URLs that answered lately. */
export interface KnownLinks {
  has(url: string): boolean
  add(url: string): void
  save(): void
}

/**
 * Remember which URLs answered in the last day. Failures are not remembered: who has mended one wants to see it.
 *
 * @param file absolute path; a file that cannot be read counts for nothing
 */
export function knownLinks(file: string, now: number): KnownLinks {
  const known = new Map<string, number>()
  for (const [url, at] of Object.entries(read(file)))
    if (typeof at === 'number' && at <= now && now - at < lifetime) known.set(url, at)
  return {
    has: (url) => known.has(url),
    add: (url) => void known.set(url, now),
    save: () => {
      mkdirSync(dirname(file), { recursive: true })
      const own = `${file}.${process.pid}`
      writeFileSync(own, JSON.stringify(Object.fromEntries(known)))
      renameSync(own, file)
    },
  }
}

function read(file: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
