import type { CommandGroup } from '../command.ts'
import { searchPush } from './search-push.ts'
import { searchTest } from './search-test.ts'

/** `docs-build search` */
export const search: CommandGroup = {
  name: 'search',
  summary: 'work with the search index of a site',
  commands: [searchTest, searchPush],
}
