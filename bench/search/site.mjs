import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { prepareSite } from '../site.mjs'
import { docsBuild } from '../setup/docs-build.mjs'
import { writeFiles } from '../setup/write-files.mjs'

const page = "export const title = 'Search'\nexport default function Search() {\n  return <h1>Search</h1>\n}\n"

/**
 * A site of the benchmark's corpus with a page to search in, with the embedded index or without.
 *
 * @param {number} pages
 * @param {'embedded' | 'none'} provider
 */
export function searchSite(pages, provider) {
  const tool = docsBuild()
  return prepareSite(
    {
      ...tool,
      name: `search-${provider}`,
      setup: (dir) => {
        tool.setup(dir)
        writeFiles(dir, { 'pages/search.jsx': page })
        cpSync(join(dir, 'docs.config.mjs'), join(dir, 'base.config.mjs'))
        writeFiles(dir, {
          'docs.config.mjs': `import base from './base.config.mjs'\n\nexport default { ...base, search: { provider: '${provider}' } }\n`,
        })
      },
    },
    pages,
  )
}
