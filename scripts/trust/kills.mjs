/** Builds that are ended or disturbed: the output is the old or the new one, and the next build gives what a clean one gives. */
import { damagedCache, twoBuilds } from './kills/damage.mjs'
import { newLab } from './kills/lab.mjs'
import { mayMount, readOnlyOutput, smallDisk } from './kills/limits.mjs'
import { changesOf, faultAt, signalAt } from './kills/moments.mjs'
import { randomFrom } from './shared/random.mjs'

/** @type {(order: import('./campaigns.mjs').Order) => Promise<import('./campaigns.mjs').Outcome>} */
export async function run({ seed, short, report }) {
  const random = randomFrom(seed)
  const lab = await newLab()
  const details = []
  const counts = { tried: 0, failed: 0 }
  try {
    const started = performance.now()
    await changesOf(lab)
    const duration = performance.now() - started
    for (const [kind, trials] of Object.entries(await trialsOf(lab, { random, short, duration }))) {
      counts[kind] = trials.length
      for (const [index, trial] of trials.entries()) {
        counts.tried++
        const wrong = await trial(lab).catch((error) => [error.stack])
        if (wrong.length === 0) continue
        counts.failed++
        details.push(`${kind} ${index + 1}: ${wrong.join('; ')}`)
        await lab.reset()
      }
      report(`${kind}: ${trials.length} tried, ${counts.failed} failed so far`)
    }
  } finally {
    lab.remove()
  }
  return { name: 'kills', counts, details }
}

/** What is done to the site, by kind. */
async function trialsOf(lab, { random, short, duration }) {
  const [edit, first] = [await changesOf(lab), await changesOf(lab, true)]
  const times = (count, trial) => Array.from({ length: short ? 1 : count }, (_, index) => trial(index))
  // Every change of a build after an edit, and a sample of those of a first one; both leave ways out of every step.
  const each = (count, step) => Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step + 1)
  const some = (numbers) => (short ? [random.pick(numbers)] : numbers)
  const moment = () => random.below(duration)
  const threads = ['--workers', '2']
  return {
    'killed at a random moment': times(200, (index) => signalAt(moment(), 'SIGKILL', index % 10 === 0)),
    'killed before a change': [
      ...some(each(edit, 1)).map((number) => faultAt('kill', number, {})),
      ...some(each(first, 20)).map((number) => faultAt('kill', number, { isFirst: true, args: threads })),
    ],
    'interrupted or terminated': times(20, (index) => signalAt(moment(), index % 2 ? 'SIGINT' : 'SIGTERM', false)),
    'full at a change': some(each(edit, 3)).map((number) => faultAt('full', number, {})),
    'on a small disk': mayMount() ? times(8, (index) => smallDisk(40 + index * 120)) : [],
    'with a read-only output': [readOnlyOutput],
    'with a damaged cache': times(120, () => damagedCache(random)),
    'two at once': times(10, () => twoBuilds(random)),
  }
}
