import type { PolicySources } from '../../model/policy.ts'

/** Say what stylesheets load from other sites: further stylesheets, fonts and pictures. */
export function cssSources(css: string): PolicySources {
  const found = { 'style-src': new Set<string>(), 'font-src': new Set<string>(), 'img-src': new Set<string>() }
  for (const [, start = '', url = ''] of css.matchAll(
    /(@import\s*|@font-face\s*\{[^}]*?|)(?:url\(\s*)?["']?(https?:\/\/[^\s"')]+)/g,
  )) {
    if (!URL.canParse(url)) continue
    const { origin } = new URL(url)
    const isImport = start.startsWith('@import')
    // Where an imported stylesheet has its fonts from is written there.
    if (isImport) found['font-src'].add('https:')
    found[isImport ? 'style-src' : start === '' ? 'img-src' : 'font-src'].add(origin)
  }
  return Object.fromEntries(Object.entries(found).map(([name, sources]) => [name, [...sources].sort()]))
}
