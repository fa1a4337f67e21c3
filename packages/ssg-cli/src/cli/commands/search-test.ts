import type { Command } from '../command.ts'
import type { SearchTestFlags } from '../search/test-command.ts'
import { outDirOption, siteArgument, type SiteArgument } from './shared.ts'

/** The arguments of `docs-build search test`. */
interface SearchTestArguments extends SiteArgument {
  readonly queries: string
}

/** `docs-build search test` */
export const searchTest: Command<SearchTestArguments, SearchTestFlags> = {
  name: 'test',
  summary: 'check that queries show the pages that they should, in the built search index',
  arguments: {
    queries: {
      usage: '<queries>',
      summary: 'JSON file: [{ "query": "install", "expect": "/guides/install", "first": 3 }, …]',
    },
    site: siteArgument,
  },
  options: {
    outDir: outDirOption,
    locale: {
      usage: '--locale <code>',
      summary: 'ask the index of this language (default: that of the pages at the root of the site)',
    },
  },
  examples: [
    'docs-build build && docs-build search test queries.json',
    'docs-build search test queries-de.json --locale de',
  ],
  async run({ queries, site, ...flags }, process) {
    const { testCommand } = await import('../search/test-command.ts')
    return testCommand(queries, site, flags, process)
  },
}
