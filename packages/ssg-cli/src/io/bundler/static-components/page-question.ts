import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Metafile } from '../../esbuild.ts'
import { isInstalled } from '../../within.ts'

/** Finds hooks that know their answer only where a page is rendered: with them a component is worth more asleep. */
export const ofPage =
  /\b(?:useActive\w+|useDoc(?!usaurusContext|Search)\w*|useVersions|useLatestVersion|useAllDocsData|useBlogPost|useBlogMetadata|useGlobalData|usePluginData|useAllPluginInstancesData|useCurrentSidebar\w+)\b/

/** The hook by which a file, or one of the site's own that it imports, asks what only a rendered page knows. */
export function pageQuestion(file: string, inputs: Metafile['inputs'], siteDir: string): string | undefined {
  for (const each of reached(file, inputs)) {
    const [question] = ofPage.exec(readFileSync(resolve(siteDir, each), 'utf8')) ?? []
    if (question !== undefined) return question
  }
  return undefined
}

/** A file and the site's own files that it imports, also through others. */
function reached(file: string, inputs: Metafile['inputs']): readonly string[] {
  const found = new Set([file])
  for (const each of found)
    for (const { path } of inputs[each]?.imports ?? [])
      if (/\.[jt]sx?$/.test(path) && !/^[a-z-]{2,}:/.test(path) && !isInstalled(path)) found.add(path)
  return [...found]
}
