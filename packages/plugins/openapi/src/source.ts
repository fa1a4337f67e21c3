import type { PluginSource, SourceContent, SourceContext } from 'docs-build'
import { apiOf } from './api/api.ts'
import type { ApiOptions } from './options.ts'
import { apiPages } from './pages/pages.ts'
import { apiSidebars } from './pages/sidebar.ts'
import { isUrl, readDescription } from './read/read-description.ts'

/** Make a source of pages of a description. */
export function apiSource(options: ApiOptions): PluginSource {
  return { id: options.id, load: (context) => load(options, context) }
}

async function load(options: ApiOptions, context: SourceContext): Promise<SourceContent> {
  const { maxAgeSeconds } = options
  const read = async (path: string) =>
    isUrl(path) ? new TextDecoder().decode(await context.fetch(path, { maxAgeSeconds })) : context.read(path)
  const found = await readDescription(options.description, { siteDir: context.siteDir, read })
  if ('messages' in found) {
    for (const message of found.messages) context.report(message)
    return {}
  }
  const api = apiOf(found.description)
  const files = apiPages(api, options).map(({ file, text, location }) => {
    const { line } = found.locate(location)
    return [file, { text, origin: { file: options.description, line } }] as const
  })
  return {
    docs: {
      routeBasePath: options.routeBasePath,
      files: Object.fromEntries(files),
      sidebars: apiSidebars(api, options),
      // Names that begin with a number are names.
      numberPrefixes: false,
    },
  }
}
