const folder = '.docs-build/sources'

/** The folder of what a source of a plugin gives as files, relative to the site folder. */
export function sourceFolder(plugin: string, id: string): string {
  return [folder, plugin, id].map((part) => part.replace(/[^\w./-]+/g, '-')).join('/')
}

/** Whether a file is one that a source of a plugin gave, and nobody wrote. */
export function isOfSource(file: string): boolean {
  return file.startsWith(`${folder}/`)
}
