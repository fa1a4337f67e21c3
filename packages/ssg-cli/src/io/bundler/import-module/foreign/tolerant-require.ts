import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { standIn } from '../../../../1-config/docusaurus/stand-in.ts'
import { packageName } from '../package-key.ts'

/** The name by which bundles of Docusaurus configs find {@link tolerantRequire} and {@link standIn}. */
export const foreignName = 'docs-build.foreign'

/**
 * Packages of Docusaurus are never run, but for the tools that plugins of a site have installed with it. Its themes for code are
 * known by name only, and formulas are drawn without a plugin.
 */
export const alwaysStoodIn =
  /^(?:@docusaurus\/(?!(?:utils|utils-common|utils-validation|logger)(?:\/|$))|(?:prism-react-renderer|remark-math|rehype-katex)(?:\/|$))/

type Require = (name: string) => unknown

/**
 * `require` of a module of a Docusaurus site: a package that is not installed is stood in for, and so is its path. What is
 * wrong inside of a package is thrown.
 */
export function tolerantRequire(from: string): Require & { readonly resolve: (name: string) => string } {
  const real = createRequire(from)
  const orElse = <T>(name: string, load: () => T, instead: () => T): T => {
    if (alwaysStoodIn.test(name)) return instead()
    try {
      return load()
    } catch (error) {
      if (isMissing(error, name)) return instead()
      throw error
    }
  }
  return Object.assign(
    (name: string) =>
      orElse<unknown>(
        name,
        () => real(name),
        () => standIn(name),
      ),
    {
      ...real,
      resolve: (name: string) =>
        orElse(
          name,
          () => resolved(name, real),
          () => join(dirname(from), 'node_modules', name),
        ),
    },
  )
}

/** `./sidebars`, and `./sidebars.js` too, may be TypeScript here, which Node doesn't look for. */
function resolved(name: string, { resolve }: NodeJS.Require): string {
  try {
    return resolve(name)
  } catch (error) {
    for (const other of otherNames(name)) {
      try {
        return resolve(other)
      } catch {
        // The next name, or the first error.
      }
    }
    throw error
  }
}

function otherNames(name: string): readonly string[] {
  const written = name.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')
  const endings = ['.ts', '.mts', '.cts', '.tsx', '.jsx', '.mjs']
  return [...(written === name ? [] : [written]), ...endings.map((ending) => name + ending)]
}

function isMissing(error: unknown, name: string): boolean {
  if (!(error instanceof Error) || /^(?:\.|\/|[a-z]:|node:)/i.test(name)) return false
  return 'code' in error && error.code === 'MODULE_NOT_FOUND' && error.message.includes(`'${packageName(name)}`)
}

Object.assign(globalThis, { [Symbol.for(foreignName)]: { tolerantRequire, standIn } })
