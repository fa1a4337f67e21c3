import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Ways to spoil a file that a build keeps: its bytes → the damaged ones, undefined when it is to be deleted.
 *
 * @typedef {ReturnType<typeof import('../shared/random.mjs').randomFrom>} Random
 * @type {Readonly<Record<string, (bytes: Buffer, random: Random) => Buffer | undefined>>}
 */
export const damages = {
  'cut off': (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  'with a flipped bit': (bytes, random) => {
    const copy = Buffer.from(bytes)
    copy[random.below(bytes.length)] ^= 1 << random.below(8)
    return copy
  },
  'with a block of zeros': (bytes, random) => {
    const start = random.below(bytes.length)
    return Buffer.concat([
      bytes.subarray(0, start),
      Buffer.alloc(Math.min(512, bytes.length - start)),
      bytes.subarray(start + 512),
    ])
  },
  deleted: () => undefined,
  empty: () => Buffer.alloc(0),
  'of another version': (bytes) =>
    Buffer.from(bytes.toString('latin1').replace(/"version":"[^"]*/, '"version":"0.0'), 'latin1'),
}

/**
 * A build with a cache of which one file is damaged, with or without an edit since.
 *
 * @type {(random: Random) => import('./moments.mjs').Trial}
 */
export const damagedCache = (random) => async (lab) => {
  const folder = join(lab.dir, '.docs-build')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const entry = random.pick(files)
  const file = join(entry.parentPath, entry.name)
  const how = random.pick(Object.keys(damages))
  const bytes = readFileSync(file)
  if (bytes.length === 0) return []
  const damaged = damages[how](bytes, random)
  if (damaged === undefined) rmSync(file)
  else writeFileSync(file, damaged)
  if (random.chance(0.7)) lab.turn()
  const wrong = await lab.recovery()
  return wrong.map((problem) => `"${file.slice(folder.length + 1)}" ${how}: ${problem}`)
}

/** Two builds that begin at nearly the same time: one of them may be refused. */
export const twoBuilds = (random) => async (lab) => {
  lab.turn()
  const later = random.below(900)
  const [first, second] = await Promise.all([
    lab.build(),
    new Promise((done) => setTimeout(done, later)).then(() => lab.build()),
  ])
  const refused = [first, second].filter(({ code }) => code !== 0)
  const wrong = refused.flatMap(({ code, stderr }) =>
    code === 1 && /Another build of this site is running/.test(stderr)
      ? []
      : [`two builds: ${code}, ${stderr.slice(-300)}`],
  )
  if (refused.length === 2) wrong.push('two builds refused each other')
  return [
    ...wrong,
    ...lab.wholeness(),
    ...(lab.isNew() ? [] : ['two builds left the old output']),
    ...(await lab.recovery()),
  ]
}
