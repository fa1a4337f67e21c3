import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../shared/run-command.mjs'
import { differenceOf, treeOf } from '../shared/tree-of.mjs'
import { writeSite } from '../shared/write-site.mjs'

/** Two states of a site. Between them pages change, come and go, and so do files beside them. */
const statesOf = (site) => [
  site,
  {
    ...Object.fromEntries(Object.entries(site).filter(([path]) => path !== 'docs/guides/use.mdx')),
    'docs/guides/install.md': '---\ntitle: Install\n---\n\n## Linux\n\nRun it.\n',
    'docs/guides/usage.md': '# Usage\n\nSee [install](./install.md).\n',
    'static/note.txt': 'other\n',
  },
]

/**
 * A site that is built, disturbed, and built again.
 *
 * @typedef {object} Lab
 * @property {string} dir  the site
 * @property {string} temporary  what the command gets as its folder for temporary files
 * @property {() => void} turn  edit the site: its output is then that of the other state
 * @property {() => void} forget  remove output and cache, as before a first build
 * @property {(args?: readonly string[], start?: object) => Promise<import('../shared/run-command.mjs').Run>} build
 * @property {() => readonly string[]} wholeness  what is wrong with an output that is neither the old nor the new one
 * @property {() => boolean} isNew  whether the output is that of the present state
 * @property {() => Promise<readonly string[]>} recovery  build again, undisturbed: what differs from a clean build
 * @property {() => Promise<void>} reset
 * @property {() => void} remove
 */

/** @type {(site: Readonly<Record<string, string>>) => Promise<Lab>} */
export async function newLab(site) {
  const states = statesOf(site)
  const work = mkdtempSync(join(tmpdir(), 'docs-build-kills-'))
  const [dir, temporary] = ['site', 'temporary'].map((name) => join(work, name))
  const clean = await Promise.all(states.map((files, index) => cleanTree(join(work, `clean-${index}`), files)))
  for (const folder of [dir, temporary]) mkdirSync(folder)
  let state = 0
  let before = undefined
  const output = () => treeOf(join(dir, 'dist'))
  const build = (args = [], start = {}) =>
    runCommand(['build', '.', ...args], { cwd: dir, ...start, env: { TMPDIR: temporary, ...start.env } })
  const forget = () => {
    for (const folder of ['dist', '.docs-build', '.dist.docs-build-new', '.dist.docs-build-old'])
      rmSync(join(dir, folder), { recursive: true, force: true })
    before = undefined
  }
  const isNew = () => differenceOf(output(), clean[state]) === ''
  const lab = {
    dir,
    temporary,
    build,
    forget,
    isNew,
    turn() {
      before = output()
      writeSite(dir, states[1 - state], states[state])
      state = 1 - state
    },
    wholeness() {
      if (isNew()) return []
      if (!existsSync(join(dir, 'dist'))) return before === undefined ? [] : ['the output is gone']
      const difference = before === undefined ? 'there was none' : differenceOf(output(), before)
      return difference === '' ? [] : [`the output is neither the old nor the new one: ${difference}`]
    },
    async recovery() {
      const run = await build()
      const failure = run.code === 0 ? [] : [`the next build ended with ${run.code}: ${run.stderr.trim().slice(-300)}`]
      const difference = differenceOf(output(), clean[state])
      return [
        ...failure,
        ...(difference && [`the next output is not that of a clean build: ${difference}`]),
        ...strays(dir),
      ]
    },
    async reset() {
      forget()
      await build()
    },
    remove: () => rmSync(work, { recursive: true, force: true }),
  }
  writeSite(dir, states[0])
  await lab.reset()
  return lab
}

/** @type {(dir: string, files: Readonly<Record<string, string>>) => Promise<Readonly<Record<string, string>> | undefined>} */
async function cleanTree(dir, files) {
  mkdirSync(dir)
  writeSite(dir, files)
  const { code, stderr } = await runCommand(['build', '.', '--no-cache'], { cwd: dir })
  if (code !== 0) throw new Error(`The site does not build: ${stderr}`)
  return treeOf(join(dir, 'dist'))
}

/** Files beside the site and among what is kept that no sound build leaves. */
function strays(dir) {
  const beside = readdirSync(dir).filter((name) => name.startsWith('.') && name !== '.docs-build')
  const kept = readdirSync(join(dir, '.docs-build'), { recursive: true, encoding: 'utf8' })
  const left = kept.filter((name) => /(?:^|\/)lock|\.new$|\.tmp$|clearing/.test(name))
  return [...beside, ...left].map((name) => `"${name}" is left over`)
}
