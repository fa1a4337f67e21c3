/** Random edits of a site with one of everything: build, check and watch give what a clean build gives. */
import { fileURLToPath } from 'node:url'
import { randomEdits } from './incremental/random-edits.mjs'
import { tryOnDisk } from './incremental/try-on-disk.mjs'
import { fullSite, fullSiteEdits } from './shared/full-site.mjs'
import { importTypeScript } from './shared/import-typescript.mjs'
import { randomFrom } from './shared/random.mjs'

/** @type {(order: import('./campaigns.mjs').Order) => Promise<import('./campaigns.mjs').Outcome>} */
export async function run({ seed, short, until, report }) {
  const random = randomFrom(seed)
  const module = fileURLToPath(new URL('incremental/try-sequence.ts', import.meta.url))
  // What React asks of developers takes a quarter of the time.
  process.env.NODE_ENV ??= 'production'
  const { trySequence } = await importTypeScript(module)
  const counts = { tried: 0, failed: 0, 'edits in memory': 0, 'edits on disk': 0 }
  const details = []
  const note = (number, edits, wrong) => {
    counts.tried++
    if (wrong.length === 0) return
    counts.failed++
    report(`sequence ${number}: ${wrong[0]}`)
    details.push(`sequence ${number} (${edits.map(([name]) => name).join(' → ')}): ${wrong.join('; ')}`)
  }
  for (let number = 1; number <= (short ? 4 : 1000) && Date.now() < until; number++) {
    const edits = randomEdits({ random, start: fullSite, all: fullSiteEdits, length: 2 + random.below(4) })
    // The real bundler, cache and disk take a hundred times as long: they get one sequence in forty, and the first.
    const isOnDisk = number % 40 === 1
    counts[isOnDisk ? 'edits on disk' : 'edits in memory'] += edits.length
    const wrong = isOnDisk
      ? await tryOnDisk({ start: fullSite, edits, keepsTime: () => random.chance(0.5) })
      : await trySequence(fullSite, edits)
    note(`${number}${isOnDisk ? ' on disk' : ''}`, edits, wrong)
    if (number % 40 === 0) report(`${number} sequences, ${counts.failed} failed so far`)
  }
  return { name: 'incremental', counts, details }
}
