import { sourceFolder } from '../source-folder.ts'

/** What plugins of Docusaurus take for the folder of all that is generated, in that of the site. */
export const generatedFolder = '.docs-build/docusaurus'

/**
 * Where a file may lie that a plugin wrote, by its path in the folder of Docusaurus. None for other paths.
 *
 *     generatedFiles('.docusaurus/acme/default/a.md')
 *     // → ['.docs-build/docusaurus/acme/default/a.md', '.docs-build/sources/acme/acme.files/a.md']
 */
export function generatedFiles(path: string): readonly string[] {
  const { inside, plugin = '', id = '', name } = place.exec(path)?.groups ?? {}
  if (inside === undefined) return []
  const source = id === 'default' ? plugin : `${plugin}-${id}`
  const written = name === undefined ? [] : [`${sourceFolder(plugin, source)}.files/${name}`]
  return [`${generatedFolder}/${inside}`, ...written]
}

const place = /^(?:.*\/)?\.docusaurus\/(?<inside>(?<plugin>(?:@[^/]+\/)?[^/]+)\/(?<id>[^/]+)\/(?<name>.+)|.+)$/
