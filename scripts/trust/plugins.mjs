/** Random edits of a site with plugins of every part, on disk: build, check and a running watch give what a clean build gives. */
import { tryOnDisk } from './incremental/try-on-disk.mjs'
import { randomEdits } from './incremental/random-edits.mjs'
import { pluggedSite, pluggedSiteEdits } from './shared/plugged-site.mjs'
import { randomFrom } from './shared/random.mjs'

/** @type {(order: import('./campaigns.mjs').Order) => Promise<import('./campaigns.mjs').Outcome>} */
export async function run({ seed, short, until, report }) {
  const random = randomFrom(seed)
  const counts = { tried: 0, failed: 0, edits: 0 }
  const details = []
  for (let number = 1; number <= (short ? 1 : 150) && Date.now() < until; number++) {
    const length = short ? 3 : 3 + random.below(5)
    const edits = randomEdits({ random, start: pluggedSite, all: pluggedSiteEdits, length })
    const wrong = await tryOnDisk({ start: pluggedSite, edits, keepsTime: () => random.chance(0.5), watches: true })
    counts.tried++
    counts.edits += edits.length
    if (number % 10 === 0) report(`${number} sequences, ${counts.failed} failed so far`)
    if (wrong.length === 0) continue
    counts.failed++
    const detail = `sequence ${number} (${edits.map(([name]) => name).join(' → ')}): ${wrong.join('; ')}`
    report(detail)
    details.push(detail)
  }
  return { name: 'plugins', counts, details }
}
