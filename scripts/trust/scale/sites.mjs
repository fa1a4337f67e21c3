import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { editPage, generateCorpus } from '../../../bench/corpus.mjs'
import { random } from '../../../bench/corpus/random.mjs'
import { docsBuild } from '../../../bench/setup/docs-build.mjs'

/**
 * A site that is large in one respect.
 *
 * @typedef {object} LargeSite
 * @property {string} name
 * @property {number} pages  that the output must hold at least
 * @property {(dir: string) => void} write
 * @property {readonly Edit[]} [edits]  builds after the first one
 *
 * @typedef {object} Edit
 * @property {string} name
 * @property {(dir: string) => void} apply
 * @property {number} mostFiles  that may be written
 */

/** The search index alone is some hundred files at this size, of which a new page renames most. */
const mostFiles = 4000

/**
 * Sites that are large in pages, versions, categories, depth and links; short ones are a hundredth of that.
 *
 * @param {{ seed: number, short: boolean }} order
 * @returns {readonly LargeSite[]}
 */
export function largeSites({ seed, short }) {
  const size = short ? 0.01 : 1
  return [
    manual(20_000 * size),
    versions({ count: 60, pages: Math.max(4, 100 * size) }),
    categories({ count: 100, pages: Math.ceil(20 * size) }),
    chains({ depth: 12, count: Math.ceil(50 * size) }),
    links({ pages: Math.ceil(1000 * Math.sqrt(size)), each: 100 * Math.sqrt(size), seed }),
  ]
}

/** @type {(pages: number) => LargeSite} */
function manual(pages) {
  const page = { file: 'section-002/page-07.md', title: '', thing: '', number: 27 }
  return {
    name: `${shown(pages)} pages`,
    pages,
    write(dir) {
      generateCorpus({ dir: join(dir, 'docs'), pages, layout: 'docs-build' })
      docsBuild().setup(dir)
    },
    edits: [
      {
        name: `one of ${shown(pages)} pages changed`,
        apply: (dir) => void editPage({ dir: join(dir, 'docs'), page, revision: 1 }),
        mostFiles,
      },
      {
        name: `one added to ${shown(pages)} pages`,
        apply: (dir) => writeFileSync(join(dir, 'docs/section-002/page-99.md'), '# One more\n\nText.\n'),
        mostFiles,
      },
    ],
  }
}

/** All versions but the current one are frozen. @type {(size: { count: number, pages: number }) => LargeSite} */
function versions({ count, pages }) {
  const names = Array.from({ length: count - 1 }, (_, index) => `${count - 1 - index}.0`)
  return {
    name: `${count} versions of ${shown(pages)} pages`,
    pages: count * pages,
    write(dir) {
      for (const folder of ['docs', ...names.map((name) => `versioned_docs/version-${name}`)])
        generateCorpus({ dir: join(dir, folder), pages, layout: 'docs-build' })
      docsBuild().setup(dir)
      writeFileSync(join(dir, 'versions.json'), JSON.stringify(names))
    },
  }
}

/** @type {(size: { count: number, pages: number }) => LargeSite} */
function categories({ count, pages }) {
  return textSite(`${count} categories of ${shown(pages)} pages`, function* () {
    for (let category = 1; category <= count; category++)
      for (let page = 1; page <= pages; page++) yield [`category-${category}/page-${page}.md`, 'Text.']
  })
}

/** Folders in folders: the sidebar is as deep. @type {(size: { depth: number, count: number }) => LargeSite} */
function chains({ depth, count }) {
  return textSite(`a sidebar ${depth} deep`, function* () {
    for (let chain = 1; chain <= count; chain++)
      for (let level = 1; level <= depth; level++)
        yield [`chain-${chain}/${'level/'.repeat(level - 1)}page-${level}.md`, 'Text.']
  })
}

/** @type {(size: { pages: number, each: number, seed: number }) => LargeSite} */
function links({ pages, each, seed }) {
  return textSite(`${shown(pages * each)} links`, function* () {
    const { between } = random(seed)
    for (let page = 1; page <= pages; page++) {
      const targets = Array.from({ length: each }, () => between(1, pages))
      yield [`page-${page}.md`, targets.map((target) => `- [Page ${target}](./page-${target}.md#more)`).join('\n')]
    }
  })
}

/** A site of short pages. @type {(name: string, texts: () => Iterable<readonly [file: string, text: string]>) => LargeSite} */
function textSite(name, texts) {
  return {
    name,
    pages: [...texts()].length,
    write(dir) {
      docsBuild().setup(dir)
      for (const [file, text] of texts()) {
        const path = join(dir, 'docs', file)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, `# ${file}\n\n${text}\n\n## More\n`)
      }
      writeFileSync(join(dir, 'docs/index.md'), '# Home\n')
    },
  }
}

/** @type {(count: number) => string} */
function shown(count) {
  return count.toLocaleString('en')
}
