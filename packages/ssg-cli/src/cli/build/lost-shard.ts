import { invalidConfig } from '../../diagnostics/catalogue.ts'
import { configFile } from '../../io/config-file.ts'
import type { BuildResult } from '../../model/build.ts'

/** What a shard says that could not put its pages into the shared cache, for which alone it makes them. */
export function lostShard<Result extends BuildResult>(result: Result, site: string): Result {
  if (result.state !== 'done') return result
  const lost = invalidConfig({
    file: configFile(site),
    path: '',
    message: 'Unexpected shared cache that is used no further, expected one that takes the pages of this shard',
    hint: 'Why it is not is said above, on stderr. Pages that it did not take are made by the build that joins the shards.',
  })
  return { ...result, state: 'failed', diagnostics: [...result.diagnostics, lost] }
}
