/** What a user of the packed packages installs: how much it is, what it runs, what is known against it, and who owns it. */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { emptyMachine } from './publishing/empty-machine.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The same numbers are kept by tests/package.test.ts. */
const mostPackages = 185
const mostMegabytes = 90

/** Packages that may run a script when they are installed: esbuild checks that its program fits this machine. */
const mayRunScripts = ['esbuild']

/** @type {(order: import('./campaigns.mjs').Order) => Promise<import('./campaigns.mjs').Outcome>} */
export async function run({ report }) {
  const work = mkdtempSync(join(tmpdir(), 'docs-build-supply-chain-'))
  const counts = { tried: 0, failed: 0, packages: 0, MB: 0, 'asked for advisories': 0 }
  const details = []
  const expect = (isRight, wrong) => {
    counts.tried++
    if (!isRight) counts.failed++
    if (!isRight) details.push(wrong)
  }
  try {
    const machine = emptyMachine(join(work, 'home'))
    const project = join(work, 'project')
    mkdirSync(project)
    writeFileSync(join(project, 'package.json'), '{ "name": "project", "version": "1.0.0", "private": true }\n')
    const names = ['docs-build', '@docs-build/search', '@docs-build/theme'].flatMap((name) => ['-w', name])
    await machine.run('npm', ['pack', '--pack-destination', work, ...names], root)
    const tarballs = readdirSync(work).filter((file) => file.endsWith('.tgz'))
    report('install the packed packages')
    await machine.run('npm', ['install', '--ignore-scripts', ...tarballs.map((file) => join(work, file))], project)

    const files = filesBelow(join(project, 'node_modules'))
    const manifests = files.filter((file) => /node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file))
    counts.packages = manifests.length
    counts.MB = Math.round(files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6)
    expect(
      counts.packages <= mostPackages,
      `${counts.packages} packages are installed, at most ${mostPackages} may be.`,
    )
    expect(counts.MB <= mostMegabytes, `${counts.MB} MB are installed, at most ${mostMegabytes} may be.`)
    for (const { name, license, scripts = {} } of manifests.map(read)) {
      const runs = ['preinstall', 'install', 'postinstall'].filter((script) => script in scripts)
      expect(runs.length === 0 || mayRunScripts.includes(name), `${name} runs a script when it is installed.`)
      expect(typeof license === 'string', `${name} names no license.`)
    }

    report('list what is in it')
    const { components } = JSON.parse(await bill(machine, project))
    // Optional packages of other machines are on the list, and are not installed.
    expect(components.length >= counts.packages, `The list has ${components.length} packages.`)

    report('ask for advisories')
    for (const folder of [project, root]) {
      const { answered, vulnerable } = await advisories(machine, folder)
      if (!answered) continue
      counts['asked for advisories']++
      expect(vulnerable.length === 0, `Advisories are known for ${vulnerable.join(', ')}.`)
    }
    if (counts['asked for advisories'] === 0) report('the registry of this machine knows no advisories')
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return { name: 'supply-chain', counts, details }
}

function filesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @see https://docs.npmjs.com/cli/commands/npm-sbom */
async function bill(machine, project) {
  const said = await machine.run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--loglevel', 'silent'], project)
  return said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)
}

/** @see https://docs.npmjs.com/cli/commands/npm-audit */
async function advisories(machine, folder) {
  // npm ends with 1 when there are some, and when it could not ask.
  const said = await machine
    .run('npm', ['audit', '--json', '--loglevel', 'silent'], folder)
    .catch((error) => error.message)
  const start = said.indexOf('{')
  const { vulnerabilities } = start < 0 ? {} : JSON.parse(said.slice(start, said.lastIndexOf('}') + 1))
  return { answered: vulnerabilities !== undefined, vulnerable: Object.keys(vulnerabilities ?? {}) }
}
