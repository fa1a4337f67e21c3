import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A user who owns nothing. */
const nobody = 65_534

/** True where we may do what only an administrator may: mount a disk, become another user. */
export function mayMount() {
  return process.platform === 'linux' && process.getuid?.() === 0
}

/**
 * A build into a small disk of its own that becomes full.
 *
 * @type {(kilobytes: number) => import('./moments.mjs').Trial}
 */
export const smallDisk = (kilobytes) => async (lab) => {
  const disk = join(lab.temporary, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'docs-build', disk])
  } catch {
    rmSync(disk, { recursive: true })
    return []
  }
  try {
    const { code, stderr } = await lab.build(['--out-dir', join(disk, 'out')])
    const left = readdirSync(disk)
    const wrong = []
    if (code !== 0 && code !== 1) wrong.push(`a disk of ${kilobytes} KB ended it with ${code}: ${stderr.slice(-300)}`)
    if (code === 1 && !/no space left|disk is full/i.test(stderr))
      wrong.push(`a full disk is not named: ${stderr.slice(-300)}`)
    if (code === 1 && left.length > 0) wrong.push(`a full disk holds ${left.join(', ')}`)
    if (/\n\s+at /.test(stderr)) wrong.push(`a full disk ended it with a stack trace: ${stderr.slice(0, 300)}`)
    return wrong
  } finally {
    execFileSync('umount', [disk])
    rmSync(disk, { recursive: true })
  }
}

/**
 * A build of a user who may write what is kept, and not the output.
 *
 * @type {import('./moments.mjs').Trial}
 */
export const readOnlyOutput = async (lab) => {
  lab.turn()
  const isRoot = process.getuid?.() === 0
  const kept = join(lab.dir, '.docs-build')
  if (isRoot) {
    for (const path of [join(lab.dir, '..'), lab.temporary]) chmodSync(path, 0o777)
    give(kept, nobody)
  } else chmodSync(lab.dir, 0o555)
  const { code, stderr } = await lab.build([], isRoot ? { uid: nobody } : {})
  if (isRoot) give(kept, 0)
  else chmodSync(lab.dir, 0o755)
  const wrong = lab.wholeness()
  if (code !== 1) wrong.push(`an output that can't be written ended it with ${code}: ${stderr.slice(-300)}`)
  if (/\n\s+at /.test(stderr))
    wrong.push(`an output that can't be written ended it with a stack trace: ${stderr.slice(0, 300)}`)
  return [...wrong, ...(await lab.recovery())]
}

/** Make a user the owner of a folder and all that is in it. */
function give(folder, user) {
  chownSync(folder, user, user)
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, path), user, user)
}
