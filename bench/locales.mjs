import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateCorpus } from './corpus.mjs'
import { measure } from './measure.mjs'
import { summary } from './summary.mjs'

const program = fileURLToPath(new URL('../bin/docs-build.js', import.meta.url))
const codes = ['en', 'de', 'fr', 'es', 'pt-BR', 'ja', 'zh-Hans', 'ar']
const places = join(tmpdir(), 'docs-build-bench')

/** What one build of all languages may take beside a build of each. */
const goals = { wall: 0.5, tree: 1.3 }

/**
 * Build a manual in eight languages, of which three of ten pages are translated: once as one site, and once as eight sites of
 * one language, one after the other. Prints a table.
 *
 * @param {{ pages: number, runs: number }} options  pages of each language
 */
export async function compareLocales({ pages, runs }) {
  const whole = prepareWhole(pages)
  const single = codes.map((code) => prepareSingle(code, pages, whole))
  /** @type {import('./site.mjs').Run[]} */
  const together = []
  /** @type {import('./site.mjs').Run[]} */
  const apart = []
  for (let run = 1; run <= runs; run += 1) {
    together.push(await build(whole, pages * codes.length))
    const each = []
    for (const dir of single) each.push(await build(dir, pages))
    apart.push(oneAfterTheOther(each))
    console.error(`run ${run}: ${wallOf(together)} s together, ${wallOf(apart)} s apart`)
  }
  const [one, eight] = [summary(together), summary(apart)]
  const wall = one.wall / eight.wall
  const tree = one.tree === undefined ? undefined : one.tree / eight.tree
  return [
    `${codes.length} languages of ${pages} pages, 30 % of them translated; the highest memory of all processes.`,
    '',
    '| build | seconds | CPU seconds | memory, MB |',
    '| --- | ---: | ---: | ---: |',
    `| all languages in one | ${row(one)} |`,
    `| a site for each, one after the other | ${row(eight)} |`,
    `| ratio | ${wall.toFixed(2)} | ${(one.cpu / eight.cpu).toFixed(2)} | ${tree?.toFixed(2) ?? ''} |`,
    `| goal | ${goals.wall} | | ${goals.tree} |`,
  ].join('\n')
}

/** @param {import('./summary.mjs').Summary} summary */
function row({ wall, cpu, tree }) {
  return `${wall.toFixed(2)} | ${cpu.toFixed(2)} | ${tree?.toFixed(0) ?? ''}`
}

/** @param {readonly import('./site.mjs').Run[]} all */
function wallOf(all) {
  return all.at(-1)?.measurement.wall.toFixed(2)
}

/** The site of all languages. @param {number} pages */
function prepareWhole(pages) {
  const dir = emptied(`locales-${pages}`)
  const corpus = generateCorpus({ dir: join(dir, 'docs'), pages, layout: 'docs-build' })
  for (const [index, code] of codes.entries())
    for (const { file, number } of corpus) {
      // Each language has translated other pages, as it is where people translate when they get to it.
      if (index === 0 || (number + index) % 10 > 2) continue
      const text = readFileSync(join(dir, 'docs', file), 'utf8')
      write(join(dir, 'i18n', code, 'docs', file), text.replace(/^(title: |## |### )(.*)$/gm, `$1$2 (${code})`))
    }
  const locales = Object.fromEntries(codes.map((code) => [code, {}]))
  write(join(dir, 'docs.config.mjs'), config({ i18n: { default: 'en', locales } }))
  return dir
}

/** The site of one language: its translations in the place of the originals. @type {(code: string, pages: number, whole: string) => string} */
function prepareSingle(code, pages, whole) {
  const dir = emptied(`locale-${code}-${pages}`)
  cpSync(join(whole, 'docs'), join(dir, 'docs'), { recursive: true })
  const own = join(whole, 'i18n', code, 'docs')
  if (existsSync(own)) cpSync(own, join(dir, 'docs'), { recursive: true })
  write(join(dir, 'docs.config.mjs'), config({ locale: { code } }))
  return dir
}

/** @param {Readonly<Record<string, unknown>>} more */
function config(more) {
  const keys = { title: 'Manual', url: 'https://docs.example.com', docs: { path: 'docs', routeBasePath: '/' }, ...more }
  return `export default ${JSON.stringify(keys)}\n`
}

/**
 * A build from nothing.
 *
 * @param {string} dir
 * @param {number} least  pages that it has to make, lest a build that stops early wins
 * @returns {Promise<import('./site.mjs').Run>}
 */
async function build(dir, least) {
  for (const path of ['dist', '.docs-build']) rmSync(join(dir, path), { recursive: true, force: true })
  const measurement = await measure({ command: process.execPath, args: [program, 'build', dir], cwd: dir })
  const out = join(dir, 'dist')
  const files = existsSync(out) ? readdirSync(out, { recursive: true }).map(String) : []
  const made = files.filter((file) => file.endsWith('.html')).length
  if (measurement.code !== 0 || made < least)
    throw new Error(`${dir}: exit code ${measurement.code}, ${made} pages of ${least}\n${measurement.log}`)
  return { measurement, output: 0 }
}

/** Builds that follow each other: their times add up, their memory does not. @param {readonly import('./site.mjs').Run[]} runs */
function oneAfterTheOther(runs) {
  const all = runs.map(({ measurement }) => measurement)
  const sum = (/** @type {'wall' | 'cpu'} */ key) => all.reduce((total, each) => total + each[key], 0)
  const most = (/** @type {'tree' | 'largest'} */ key) => Math.max(...all.map((each) => each[key] ?? 0)) || undefined
  const measurement = { ...all[0], wall: sum('wall'), cpu: sum('cpu'), tree: most('tree'), largest: most('largest') }
  return { measurement, output: 0 }
}

/** @param {string} name */
function emptied(name) {
  const dir = join(places, name)
  rmSync(dir, { recursive: true, force: true })
  return dir
}

/** @type {(file: string, text: string) => void} */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
