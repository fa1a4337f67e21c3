import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../shared/run-command.mjs'
import { startServer } from '../shared/start-server.mjs'
import { statusAt } from './pressure.mjs'

/** Readers that ask at the same time, each for the next page as soon as one has come. */
const readers = 8

/**
 * Build a site again and again while `serve` shows it to readers that ask all the time: each answer is a page, the old one or
 * the new one.
 *
 * @param {string} dir  a site that was built
 * @param {readonly string[]} paths  what every build of it has
 * @param {number} count
 * @returns {Promise<{ wrong: readonly string[], answers: number }>}
 */
export async function buildsUnderReaders(dir, paths, count) {
  const server = await startServer(['serve', '.'], dir)
  const wrong = []
  const over = new AbortController()
  let answers = 0
  const reader = async (first) => {
    for (let turn = first; !over.signal.aborted; turn++) {
      const path = paths[turn % paths.length]
      const status = await statusAt(server.origin + path)
      if (status !== 200) wrong.push(`${path} was answered with ${status ?? 'nothing'} while a build ran`)
      answers++
    }
  }
  const reading = Promise.all(Array.from({ length: readers }, (_, index) => reader(index)))
  try {
    for (let number = 1; number <= count; number++) {
      writeFileSync(join(dir, 'static/note.txt'), `number ${number}\n`)
      const { code, stderr } = await runCommand(['build', '.'], { cwd: dir })
      if (code !== 0) wrong.push(`build ${number} ended with ${code}: ${stderr.slice(-300)}`)
    }
  } finally {
    over.abort()
    await reading
    await server.stop()
  }
  return { wrong, answers }
}
