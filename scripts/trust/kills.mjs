/** Builds that are ended or disturbed: the output is the old or the new one, and the next build gives what a clean one gives. */
import { damagedCache, twoBuilds } from './kills/damage.mjs'
import { newLab } from './kills/lab.mjs'
import { mayMount, readOnlyOutput, smallDisk } from './kills/limits.mjs'
import { changesOf, faultAt, signalAt } from './kills/moments.mjs'
import { fullSite, largeSite } from './shared/full-site.mjs'
import { randomFrom } from './shared/random.mjs'

/** Sites that are disturbed at the same time, each on its own. */
const atOnce = 2

/** @type {(order: import('./campaigns.mjs').Order) => Promise<import('./campaigns.mjs').Outcome>} */
export async function run({ seed, short, until, report }) {
  const random = randomFrom(seed)
  const labs = await Promise.all(Array.from({ length: short ? 1 : atOnce }, () => newLab(fullSite)))
  const large = short ? undefined : await newLab(largeSite)
  const details = []
  const counts = { tried: 0, failed: 0 }
  const tell = (kind, wrong) => {
    counts.tried++
    counts[kind] = (counts[kind] ?? 0) + 1
    if (counts.tried % 50 === 0) report(`${counts.tried} tried, ${counts.failed} failed so far`)
    if (wrong.length === 0) return
    counts.failed++
    details.push(`${kind}: ${wrong.join('; ')}`)
    report(details.at(-1))
  }
  try {
    await Promise.all([
      spread(labs, mixed(await trialsOf(labs[0], { seed, short }), random), { until, tell }),
      large && spread([large], mixed(await trialsWithThreads(large, seed), random), { until, tell }),
    ])
  } finally {
    for (const lab of [...labs, large]) lab?.remove()
  }
  return { name: 'kills', counts, details }
}

/** Trials of all kinds in any order, so that whatever time there is falls to all of them. */
function mixed(kinds, random) {
  const trials = Object.entries(kinds).flatMap(([kind, list]) => list.map((trial) => ({ kind, trial })))
  const placed = trials.map((trial) => [random.below(2 ** 30), trial])
  return placed.sort(([a], [b]) => a - b).map(([, trial]) => trial)
}

/** Run trials one after the other on each of the sites, as long as there is time. A site that was left broken begins anew. */
async function spread(labs, trials, { until, tell }) {
  const queue = trials.values()
  const work = async (lab) => {
    for (const { kind, trial } of queue) {
      if (Date.now() > until) return
      const wrong = await trial(lab).catch((error) => [error.stack])
      tell(kind, wrong)
      if (wrong.length > 0) await lab.reset()
    }
  }
  await Promise.all(labs.map(work))
}

/** What is done to the site, by kind. */
async function trialsOf(lab, { seed, short }) {
  const random = randomFrom(seed)
  const own = (index) => randomFrom(seed * 1000 + index)
  const started = performance.now()
  const edit = await changesOf(lab)
  const duration = performance.now() - started
  const first = await changesOf(lab, true)
  const times = (count, trial) => Array.from({ length: short ? 1 : count }, (_, index) => trial(index))
  // Every change of a build after an edit, and a sample of those of a first one; both leave ways out of every step.
  const each = (count, step) => Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step + 1)
  const some = (numbers) => (short ? [random.pick(numbers)] : numbers)
  const moment = () => random.below(duration)
  return {
    'killed at a random moment': times(200, (index) => signalAt(moment(), 'SIGKILL', index % 10 === 0)),
    'killed before a change': [
      ...some(each(edit, 1)).map((number) => faultAt('kill', number, {})),
      ...some(each(first, 20)).map((number) => faultAt('kill', number, { isFirst: true })),
    ],
    'interrupted or terminated': times(20, (index) => signalAt(moment(), index % 2 ? 'SIGINT' : 'SIGTERM', false)),
    'full at a change': some(each(edit, 3)).map((number) => faultAt('full', number, {})),
    'on a small disk': mayMount() ? times(8, (index) => smallDisk(40 + index * 120)) : [],
    'with a read-only output': [readOnlyOutput],
    'with a damaged cache': times(120, (index) => damagedCache(own(index))),
    'two at once': times(10, (index) => twoBuilds(own(index))),
  }
}

/** A larger site is made by threads: they are killed with the process, by one of them or from outside. */
async function trialsWithThreads(lab, seed) {
  const random = randomFrom(seed)
  const started = performance.now()
  const changes = await changesOf(lab, true)
  const duration = performance.now() - started
  const trials = Array.from({ length: 40 }, (_, index) =>
    index % 2
      ? signalAt(random.below(duration), index % 4 === 1 ? 'SIGKILL' : 'SIGTERM', index % 8 < 4)
      : faultAt(index % 6 ? 'kill' : 'full', 1 + random.below(changes), {
          isFirst: index % 4 === 0,
          args: ['--workers', '2'],
        }),
  )
  return { 'ended while threads work': trials }
}
