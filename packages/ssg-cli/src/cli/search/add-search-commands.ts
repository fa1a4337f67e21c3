import type { Command } from 'commander'
import type { ProcessLike } from '../process-like.ts'
import { addSearchPush } from './add-search-push.ts'
import type { SearchTestFlags } from './test-search.ts'

/**
 * Add `docs-build search` with its commands.
 *
 * @param done takes the exit code of the command that ran
 */
export function addSearchCommands(program: Command, process: ProcessLike, done: (exitCode: number) => void): void {
  const search = program.command('search').description('work with the search index of a site')

  search
    .command('test')
    .description('check that queries show the pages that they should, in the built search index')
    .argument('<queries>', 'JSON file: [{ "query": "install", "expect": "/guides/install", "first": 3 }, …]')
    .argument('[site]', 'folder that holds docs.config.ts (default: the working folder, else its site/)')
    .option('--out-dir <dir>', 'output folder (default: dist in the site folder)')
    .addHelpText('after', '\nExamples:\n  docs-build build && docs-build search test queries.json')
    .action(async (queries: string, site: string | undefined, flags: SearchTestFlags) => {
      const { testSearch } = await import('./test-search.ts')
      done(await testSearch(queries, site, flags, process))
    })

  addSearchPush(search, process, done)
}
