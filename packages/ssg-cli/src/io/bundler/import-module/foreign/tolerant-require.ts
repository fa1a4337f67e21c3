import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { marked, standIn } from '../../../../1-config/docusaurus/stand-in.ts'
import { isObject } from '../../../../text/is-object.ts'
import { packageName } from '../package-key.ts'

/** The name by which bundles of Docusaurus configs find {@link tolerantRequire}, {@link insteadOf} and {@link requiredValue}. */
export const foreignName = 'docs-build.foreign'

/**
 * Packages of Docusaurus are never run, but for the tools that plugins of a site have installed with it. Its themes for code are
 * known by name, and taken where they are installed, as sites make others of them. Formulas are drawn without a plugin.
 */
export const alwaysStoodIn =
  /^(?:@docusaurus\/(?!(?:utils|utils-common|utils-validation|logger)(?:\/|$))|(?:prism-react-renderer|remark-math|rehype-katex)(?:\/|$))/

/** The package of the themes of code: what is installed of it says which colors they have. */
export const prismThemes = 'prism-react-renderer'

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
        () => requiredValue(real(name)),
        () => insteadOf(name, from),
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

/**
 * What `require` of a module gives in a Docusaurus site: its default export, which has the other names too, as far as it has
 * none of its own that are called so.
 *
 * @see https://github.com/unjs/jiti/blob/v1.21.7/README.md#interopdefault
 */
export function requiredValue(module: unknown): unknown {
  if (typeof module !== 'object' || module === null) return module
  if ('module.exports' in module) return module['module.exports']
  if (!('default' in module)) return module
  const { default: value } = module
  // A text or a number stays what it is.
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value
  const missing = Object.keys(module).filter((key) => !(key in value))
  // What may get nothing more would lose the other names: these come as Node gives them.
  if (!Object.isExtensible(value)) return missing.some((key) => key !== 'default') ? module : value
  for (const key of missing)
    Object.defineProperty(value, key, {
      get: () => Reflect.get(module, key) as unknown,
      enumerable: key !== 'default',
    })
  return value
}

/** What stands in for a package; but of the themes of Prism those that are installed, which say what they are. */
function insteadOf(name: string, from?: string): unknown {
  if (ofFetch.test(name)) return fetchModule()
  return (name === prismThemes && from !== undefined ? installedThemes(name, from) : undefined) ?? standIn(name)
}

/** Packages that give code the `fetch` that Node has by now. */
const ofFetch = /^(?:(?:node|cross|isomorphic)-fetch|isomorphic-unfetch|whatwg-fetch)$/

function fetchModule(): unknown {
  const own: typeof fetch = (...given) => fetch(...given)
  return Object.assign(own, { default: own, fetch: own, Headers, Request, Response, FormData, Blob })
}

function installedThemes(name: string, from: string): unknown {
  try {
    const found: unknown = createRequire(from)(name)
    const themes = isObject(found) ? found['themes'] : undefined
    if (!isObject(themes)) return undefined
    for (const [key, theme] of Object.entries(themes))
      if (isObject(theme)) marked(theme, { name, part: `themes.${key}` })
    return found
  } catch {
    // It is not installed, or what it needs is not.
    return undefined
  }
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

Object.assign(globalThis, { [Symbol.for(foreignName)]: { tolerantRequire, insteadOf, requiredValue } })
