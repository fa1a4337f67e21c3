/** A file of a new site. */
export interface SiteFile {
  /** Path below the site folder. */
  readonly path: string
  readonly bytes: Uint8Array
}

/** What the files of a new site are made from. */
export interface SiteFilesInput {
  /** Name of the folder. */
  readonly name: string
  /** Version of the tool and of its theme: they are published together. */
  readonly version: string
  /** The template, by path. */
  readonly template: readonly SiteFile[]
}

/** npm leaves a `.gitignore` out of a package, and hidden folders are easily overlooked. */
const hidden = /^(?:gitignore$|github\/)/

/** Fill in the template of a site: its name, and the versions that it needs. */
export function siteFiles({ name, version, template }: SiteFilesInput): readonly SiteFile[] {
  return template.map(({ path, bytes }) => ({
    path: hidden.test(path) ? `.${path}` : path,
    bytes: isText(path) ? new TextEncoder().encode(filledIn(path, new TextDecoder().decode(bytes))) : bytes,
  }))

  function filledIn(path: string, text: string): string {
    if (path === 'package.json')
      return text.replace('"my-docs"', JSON.stringify(packageName(name))).replaceAll('"0.0.0"', `"^${version}"`)
    // A title holds letters, digits and dots only, whatever stands around it.
    return text.replaceAll('My docs', () => siteTitle(name))
  }
}

function isText(path: string): boolean {
  return /\.(?:json|ts|mdx?)$/.test(path)
}

/**
 * The title of a site by the name of its folder.
 *
 *     siteTitle('acme-pump_docs')  // → 'Acme pump docs'
 */
export function siteTitle(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .replace(/^[.\s]+/, '')
  return words === '' ? 'My docs' : words.charAt(0).toUpperCase() + words.slice(1)
}

/** @see https://docs.npmjs.com/cli/v10/configuring-npm/package-json#name */
function packageName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 200)
  // A package of the name of one that it depends on can't be installed.
  return plain === '' || plain === 'docs-build' ? 'my-docs' : plain
}
