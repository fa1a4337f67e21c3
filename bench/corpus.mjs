import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { code, languages } from './corpus/code.mjs'
import { layouts } from './corpus/layouts.mjs'
import { paragraph } from './corpus/prose.mjs'
import { random } from './corpus/random.mjs'
import { capitalize, words } from './corpus/words.mjs'

const folderSize = 20
const revisionLine = /^Revision \d+ of this page\.$/m

/**
 * @typedef {import('./corpus/layouts.mjs').Layout} Layout
 *
 * @typedef {object} Page
 * @property {string} file    below the docs folder: `section-003/page-07.md`
 * @property {string} title
 * @property {string} thing   what the page is about
 * @property {number} number
 */

/**
 * Write a manual of `pages` pages (about 5 KB each) and a short home page, the same for each tool except for the
 * form of links and the name of index pages. Folders hold 20 pages, the first is the folder's index.
 *
 *     generateCorpus({ dir: 'site/docs', pages: 1000, layout: 'docs-build' })
 *
 * @param {{ dir: string, pages: number, layout: Layout }} options
 * @returns {Page[]}
 */
export function generateCorpus({ dir, pages, layout }) {
  const all = Array.from({ length: pages }, (_, number) => makePage(number, layout))
  for (const page of all) write(join(dir, page.file), pageText(page, all, layout))
  write(join(dir, layouts[layout].index), homeText(all, layout))
  return all
}

/**
 * Change one page's body and nothing else of it.
 *
 * @param {{ dir: string, page: Page, revision: number }} options
 * @returns {string} a sentence that the rebuilt page must show
 */
export function editPage({ dir, page, revision }) {
  const file = join(dir, page.file)
  const sentence = `Revision ${revision} of this page.`
  writeFileSync(file, readFileSync(file, 'utf8').replace(revisionLine, sentence))
  return sentence
}

/** @type {(number: number, layout: Layout) => Page} */
function makePage(number, layout) {
  const { pick } = random(number + 1)
  const thing = pick(words.things)
  const position = number % folderSize
  const folder = `section-${pad(Math.floor(number / folderSize) + 1, 3)}`
  return {
    file: `${folder}/${position === 0 ? layouts[layout].index : `page-${pad(position, 2)}.md`}`,
    title: `${capitalize(pick(words.verbs))} the ${pick(words.adjectives)} ${thing} ${number + 1}`,
    thing,
    number,
  }
}

/** @type {(page: Page, all: readonly Page[], layout: Layout) => string} */
function pageText(page, all, layout) {
  const numbers = random(page.number * 7919 + 17)
  const { between, pick, sample } = numbers
  /** @type {(target: Page) => string} */
  const link = (target) => `[${target.title}](${layouts[layout].link(page.file, target.file)})`
  const near = all.slice(Math.max(0, page.number - 6), page.number + 7).filter((other) => other !== page)
  const targets = [...sample(near, 2), pick(all)]

  const topics = sample(words.topics, between(5, 7))
  // The level-3 heading is never the first, so that the table of contents is a tree.
  const nested = between(2, topics.length - 1)
  const blocks = sample(languages, 3).map((language) => `\`\`\`${language}\n${code(numbers, language)}\n\`\`\``)
  const extras = [blocks[0], list(numbers, page.thing), blocks[1], table(numbers), blocks[2]]
  const links = [
    `For the steps before this one, see ${link(targets[0])}.`,
    `The same is told for other parts of the plant in ${link(targets[1])} and, from far away, in ${link(targets[2])}.`,
  ]

  const sections = topics.map((topic, index) => [
    `${index === nested ? '###' : '##'} ${topic}`,
    paragraph(numbers, page.thing, index < 4 ? 4 : 3),
    ...(extras[index] ? [extras[index]] : []),
    ...(links[index - 1] ? [links[index - 1]] : []),
  ])
  return [
    frontMatter(page.title, `How to work with the ${page.thing}`, page.number + 1),
    paragraph(numbers, page.thing, 3),
    'Revision 0 of this page.',
    ...sections.flat(),
    '',
  ].join('\n\n')
}

/** @type {(all: readonly Page[], layout: Layout) => string} */
function homeText(all, layout) {
  const { index, link } = layouts[layout]
  const sections = all.filter((page) => page.number % folderSize === 0)
  return [
    frontMatter('Manual', 'Start here', 0),
    'All sections of the manual:',
    sections.map((page) => `- [${page.title}](${link(index, page.file)})`).join('\n'),
    '',
  ].join('\n\n')
}

/** `weight` is for Hugo's order; names that sort well are enough for the others. @type {(title: string, description: string, weight: number) => string} */
function frontMatter(title, description, weight) {
  return `---\ntitle: ${title}\ndescription: ${description}\nweight: ${weight + 1}\n---`
}

/** @type {(random: import('./corpus/random.mjs').Random, thing: string) => string} */
function list({ pick, sample, between }, thing) {
  return sample(words.fields, 4)
    .map(
      (field) =>
        `- **${capitalize(field)}**: ${between(1, 99)} ${pick(words.units)} for a ${pick(words.adjectives)} ${thing}, read with \`get_${field}\``,
    )
    .join('\n')
}

/** @type {(random: import('./corpus/random.mjs').Random) => string} */
function table({ pick, sample, between }) {
  const rows = sample(words.fields, 5).map(
    (field) =>
      `| \`${field}\` | number | ${between(1, 500)} ${pick(words.units)} | ${capitalize(pick(words.verbs))}s with the ${pick(words.adjectives)} ${pick(words.things)} |`,
  )
  return ['| Name | Type | Default | Meaning |', '| --- | --- | --: | --- |', ...rows].join('\n')
}

/** @type {(number: number, width: number) => string} */
function pad(number, width) {
  return String(number).padStart(width, '0')
}

/** @type {(file: string, text: string) => void} */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
