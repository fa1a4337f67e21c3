const work = String.raw`[\\/]\.docs-build[\\/](?:watch[\\/])?`
const quoted = new RegExp(`(?<=['"])(?:file://)?[^'"\\n]*${work}(server[\\\\/])?`, 'g')
const importer = new RegExp(` imported from [^\\n]*${work}[^\\n]*`)
const requirers = /\s*Require stack:(?:\s*- [^\n]*)+$/

/**
 * Name files in a message of code that runs in the server bundle as its author does, who looks beside the code's own file.
 *
 *     withoutBundle("open '/site/.docs-build/server/prices.json'")  // → "open './prices.json'"
 *     withoutBundle("open '/site/.docs-build/data/prices.json'")    // → "open '../data/prices.json'"
 */
export function withoutBundle(message: string): string {
  return message
    .replace(requirers, '')
    .replace(importer, '')
    .replace(quoted, (_, server: string | undefined) => (server === undefined ? '../' : './'))
}
