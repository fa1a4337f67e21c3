import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PluginContext } from 'docs-build'

/** Write the module that pages of a site load: it names the site's own one, which is loaded with the first editor. */
export function clientModule({ siteDir, workDir }: PluginContext, scope: string | undefined): string {
  const own =
    scope === undefined
      ? '({})'
      : `import(${JSON.stringify(/^@(?:site|theme)\//.test(scope) ? scope : resolve(siteDir, scope))})`
  const text = `import { defineLiveCode } from '@docs-build/plugin-live/client'\n\ndefineLiveCode(async () => ${own})\n`
  const file = join(workDir, 'live-code.js')
  // Every thread comes by.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file
  mkdirSync(workDir, { recursive: true })
  writeFileSync(file, text)
  return file
}
