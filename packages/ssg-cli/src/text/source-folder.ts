/** The folder of what a source of a plugin gives as files, relative to the site folder. */
export function sourceFolder(plugin: string, id: string): string {
  return ['.docs-build/sources', plugin, id].map((part) => part.replace(/[^\w./-]+/g, '-')).join('/')
}
