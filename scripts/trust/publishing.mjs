/** Publish all packages to a registry on this machine, and make a site with them as somebody does who has nothing but Node. */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tryBatteries } from './publishing/batteries.mjs'
import { emptyMachine } from './publishing/empty-machine.mjs'
import { startRegistry } from './publishing/start-registry.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** In the order in which they need each other. */
const packages = ['search', 'ssg-cli', 'theme', 'plugins/mdx-text']
const plugins = readdirSync(join(root, 'packages/plugins')).filter((name) => name !== 'mdx-text')

/** @type {(order: import('./campaigns.mjs').Order) => Promise<import('./campaigns.mjs').Outcome>} */
export async function run({ report }) {
  const work = mkdtempSync(join(tmpdir(), 'docs-build-publishing-'))
  const counts = { tried: 0, failed: 0 }
  const details = []
  /** A step that fails keeps those after it from being tried. */
  const step = async (what, take) => {
    counts.tried++
    report(what)
    await take()
  }
  const registry = await startRegistry(join(work, 'registry'))
  try {
    const machine = emptyMachine(join(work, 'home'), registry.url)
    const empty = join(work, 'empty')
    const site = join(empty, 'x')
    mkdirSync(empty)
    await step('build what is published', () => machine.run(process.execPath, ['scripts/build-cli.mjs'], root))
    for (const name of [...packages, ...plugins.map((plugin) => `plugins/${plugin}`)]) {
      // Who made a package can be proved of runs of CI only.
      const publish = ['publish', '--provenance=false', '--tag', 'latest']
      await step(`publish ${name}`, () => machine.run('npm', publish, join(root, 'packages', name)))
    }
    await step('npx docs-build new x', () => machine.run('npx', ['--yes', 'docs-build', 'new', 'x'], empty))
    await step('the new site asks for the version that made it', () => versionsAgree(site))
    await step('npm install', () => machine.run('npm', ['install'], site))
    await step('npm test', () => machine.run('npm', ['test'], site))
    await step('npm start', () => serves(machine, site))
    await step('a site with all plugins', () => tryBatteries(machine, join(empty, 'batteries'), plugins))
  } catch (error) {
    counts.failed++
    details.push(error.message)
  } finally {
    registry.stop()
    rmSync(work, { recursive: true, force: true })
  }
  return { name: 'publishing', counts, details }
}

function versionsAgree(site) {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ssg-cli/package.json'), 'utf8'))
  const { devDependencies } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
  for (const [name, range] of Object.entries(devDependencies))
    if (range !== `^${version}`) throw new Error(`The new site asks for ${name} ${range}, and ${version} made it.`)
}

/** `npm start` shows the home page. */
async function serves(machine, site) {
  const child = machine.start('npm', ['start', '--', '--port', '0'], site)
  try {
    const url = await firstUrl(child)
    const { status } = await fetch(url)
    if (status !== 200) throw new Error(`${url} answered with ${status}.`)
  } finally {
    // npm has started a shell, and that the server: they are one group.
    process.kill(-child.pid)
  }
}

/** @type {(child: import('node:child_process').ChildProcess) => Promise<string>} */
function firstUrl(child) {
  return new Promise((done, fail) => {
    let said = ''
    const hear = (text) => {
      said += text
      const [url] = /http:\/\/[\w.:[\]-]+\/?/.exec(said) ?? []
      if (url) done(url)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', (code) => fail(new Error(`npm start ended with ${code}: ${said}`)))
    setTimeout(() => fail(new Error(`npm start named no address within a minute: ${said}`)), 60_000).unref()
  })
}
