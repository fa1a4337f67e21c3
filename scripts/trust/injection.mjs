/** Payloads in every field of a site, in URLs, the search and the storage: none runs in Chromium, with the policy and without it. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../gate/find-chromium.mjs'
import { hostileSite } from './injection/hostile-site.mjs'
import { watcher } from './injection/in-browser.mjs'
import { journeys } from './injection/readers.mjs'
import { writersSee } from './injection/writers.mjs'
import { root, runCommand } from './shared/run-command.mjs'
import { startServer } from './shared/start-server.mjs'
import { writeSite } from './shared/write-site.mjs'

/** A page that does all that is looked for, to see that it is seen. */
const control = `<!doctype html><script>__trust(1)</script><img src=x onerror=__trust(2)><a href="javascript:__trust(3)">x</a>`

/** @type {(order: import('./campaigns.mjs').Order) => Promise<import('./campaigns.mjs').Outcome>} */
export async function run({ seed, short, report }) {
  const work = mkdtempSync(join(tmpdir(), 'docs-build-injection-'))
  const dir = join(work, 'site')
  mkdirSync(dir)
  const { files, fields, routes } = hostileSite()
  writeSite(dir, { ...files, 'static/control.html': control })
  const { code, stderr } = await runCommand(['build', '.'], { cwd: dir })
  if (code !== 0) throw new Error(`The site does not build: ${stderr}`)
  const server = await startServer(['serve', '.'], dir)
  const browser = await chromium.launch({
    executablePath: await findChromium(root),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const counts = { tried: 0, failed: 0, payloads: fields.length, 'kinds of fields': new Set(fields).size }
  const details = new Set()
  try {
    for (const bypassCSP of [false, true]) {
      const policy = bypassCSP ? 'without the policy' : 'under the policy'
      const reader = await watcher(browser, server.origin, { bypassCSP })
      await proveSight(reader, bypassCSP)
      // A sample takes some pages; queries, index and storage are the same for each of them.
      const tell = (where, what) => {
        if (what.length === 0) return
        counts.failed++
        for (const sentence of what) details.add(`${policy}, ${where}: ${named(sentence, fields)}`)
      }
      const seen = { routes: short ? routes.filter((_, index) => index % 12 === seed % 12) : routes }
      for (const [name, journey] of Object.entries(journeys).slice(0, short ? 3 : undefined)) {
        counts.tried += await journey(reader, seen, tell)
        report(`${policy}, a reader ${name}: ${counts.failed} failed so far`)
      }
      await reader.page.context().close()
      counts.tried += await writersSee(browser, dir, { bypassCSP, pages: short ? 1 : Infinity }, tell)
      report(`${policy}, a writer sees edits and what is wrong: ${counts.failed} failed so far`)
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(work, { recursive: true, force: true })
  }
  return { name: 'injection', counts, details: [...details] }
}

/** What can't be seen here would not be seen on the pages either. */
async function proveSight(reader, bypassCSP) {
  await reader.open('/control.html')
  await reader.page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
  const [caught, found] = [reader.caught(), await reader.scan()]
  const ran = caught.filter((what) => /payload [12] ran/.test(what)).length
  if (ran !== (bypassCSP ? 2 : 0) || found.length !== 3)
    throw new Error(`Of the page that does harm this was seen: ${[...caught, ...found].join(', ')}`)
}

/** The number of a payload, with the field that it came from. */
function named(sentence, fields) {
  return sentence.replace(
    /(?:payload |__trust\(|\.invalid\/)(\d+)/,
    (found, number) => `${found} [${fields[Number(number)] ?? 'of the reader'}]`,
  )
}
