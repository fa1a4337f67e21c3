import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startServer } from '../shared/start-server.mjs'

/** How long an edit may take to show. */
const patience = 20_000

/**
 * A real `docs-build watch`, which is compared with what a clean build wrote and reported.
 *
 * @typedef {object} WatchOnDisk
 * @property {(clean: { dist: string, paths: readonly string[], found: string }) => Promise<string>} differs
 *   what is still different when an edit had its time; nothing when all is equal. Of a site with errors only these are compared.
 * @property {() => Promise<unknown>} stop
 *
 * @param {string} dir
 * @returns {Promise<WatchOnDisk>}
 */
export async function watchOnDisk(dir) {
  const { origin, stop } = await startServer(['watch', '.'], dir)
  return {
    stop,
    async differs({ dist, paths, found }) {
      const until = Date.now() + patience
      const expected = toldOf(JSON.parse(found))
      for (;;) {
        const told = await toldAt(origin)
        const path = told === expected ? await firstOther(origin, dist, paths) : undefined
        if (told === expected && path === undefined) return ''
        if (Date.now() > until)
          return path === undefined ? `watch tells ${told}, expected ${expected}` : `watch serves another "${path}"`
        await delay(50)
      }
    },
  }
}

/** @type {(diagnostics: readonly { severity: string }[]) => string} */
function toldOf(diagnostics) {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return `${errors} errors, ${diagnostics.length - errors} warnings`
}

/** What browsers are told is wrong. Nothing is certain until all pages are made. */
async function toldAt(origin) {
  const response = await fetch(`${origin}/@docs-build/events`, { signal: AbortSignal.timeout(patience) })
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    const [, data] = /event: findings\ndata: (.*)\n/.exec(text) ?? []
    if (data === undefined) continue
    const { isWhole, errors, warnings } = JSON.parse(data)
    return isWhole ? `${errors} errors, ${warnings} warnings` : 'nothing yet'
  }
  return 'nothing'
}

async function firstOther(origin, dist, paths) {
  for (const path of paths) {
    const response = await fetch(`${origin}/${path.replace(/(^|\/)index\.html$/, '$1')}`)
    const text = (await response.text()).replace(/<script src="\/@docs-build\/[^>]*><\/script>/, '')
    if (text !== readFileSync(join(dist, path), 'utf8')) return path
  }
  return undefined
}
