import type { Command } from '../command.ts'
import type { CompareFlags, ComparedFolders } from '../compare/compare-command.ts'

/** `docs-build compare` */
export const compare: Command<ComparedFolders, CompareFlags> = {
  name: 'compare',
  summary: 'put two outputs side by side: this one and that of Docusaurus, or of an earlier build',
  arguments: {
    ours: { usage: '<ours>', summary: 'the output folder of docs-build' },
    theirs: { usage: '<theirs>', summary: 'the folder to compare it with, such as build/ of Docusaurus' },
  },
  options: {
    json: { usage: '--json', summary: 'all differences, as JSON', default: false },
    strict: { usage: '--strict', summary: 'any difference fails, not only a URL that is missing', default: false },
  },
  notes: `Compared are URLs, titles, descriptions, canonical URLs, headings and their ids, links, sidebars, previous and next, tables of
contents, redirects, feeds and sitemaps. Exit codes: 0 when all URLs of the other output are there, 1 when one is
missing, 2 when a folder has no HTML.`,
  examples: ['docs-build compare dist build', 'docs-build compare dist build --json > differences.json'],
  async run({ ours, theirs, ...flags }, process) {
    const { compareCommand } = await import('../compare/compare-command.ts')
    return compareCommand({ ours, theirs }, flags, process)
  },
}
