import { relative, resolve } from 'node:path'
import type { PluginSource, SourceContent, SourceContext } from 'docs-build'
import type { TypeScriptOptions } from './options.ts'
import { referencePages } from './pages/pages.ts'
import { readProject } from './read-project.ts'

/** Make a source of pages of TypeScript sources. */
export function referenceSource(options: TypeScriptOptions): PluginSource {
  return { id: options.id ?? 'reference', load: (context) => load(options, context) }
}

async function load(options: TypeScriptOptions, context: SourceContext): Promise<SourceContent> {
  const found = await readProject(options, context)
  if (!found) return {}
  const { project, baseDir } = found
  const { pages, sidebars } = referencePages(project, options)
  const files = pages.map(({ file, text, source }) => {
    if (!source || baseDir === undefined) return [file, { text }] as const
    const origin = relative(context.siteDir, resolve(baseDir, source.file)).replaceAll('\\', '/')
    return [file, { text, origin: { file: origin, line: source.line } }] as const
  })
  return {
    docs: {
      routeBasePath: options.routeBasePath ?? options.id ?? 'reference',
      files: Object.fromEntries(files),
      sidebars,
      // Names that begin with a number are names.
      numberPrefixes: false,
    },
  }
}
