import type { Bundler, ClientInput } from '../../host.ts'
import { outcome } from '../../model/outcome.ts'

/**
 * Bundles that outlive a mistake: while code of the site can't be bundled, the last bundle that could be stays, so that
 * the author sees what is wrong over the page as it was and not over its ruins.
 */
export function lenientBundler<T extends Bundler>(bundler: T): T {
  let lastServer: Awaited<ReturnType<Bundler['server']>>['value']
  let lastClient: Awaited<ReturnType<Bundler['client']>>['value']
  return {
    ...bundler,
    async server(input) {
      const { value, diagnostics } = await bundler.server(input)
      lastServer = value ?? lastServer
      return outcome(lastServer, diagnostics)
    },
    async client(input) {
      const { value, diagnostics } = await bundler.client(input)
      lastClient = value ?? lastClient ?? (await bundler.client(themeOnly(input))).value
      return outcome(lastClient, diagnostics)
    },
  } satisfies T
}

/** Without the site's own pages and islands there are still styles, and everything that the theme does. */
function themeOnly(input: ClientInput): ClientInput {
  const { client } = input.entries
  return { ...input, entries: client ? { client } : {} }
}
