import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { componentForm } from '../../text/modules/component-name.ts'
import { packageFolder } from '../ready-made/package-folders.ts'
import { themeComponents } from './theme-components.ts'
import { relativePath } from '../files/within.ts'
import { readFile, textOfFile } from '../files/read-file.ts'
import { parseJson } from '../../diagnostics/json-text.ts'
import { isObject } from '../../text/is-object.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** A theme as it lies on this machine. */
export interface ThemePackage {
  readonly version: string
  /** Absolute path. */
  readonly folder: string
  /** What a site can replace. */
  readonly components: readonly ThemePart[]
  /** Its stylesheets, relative to the package. */
  readonly styles: readonly string[]
  readonly read: (path: string) => string
}

/** A component of a theme. Paths are relative to the package. */
export interface ThemePart {
  readonly name: string
  readonly path: string
  /** The stylesheet of its name, if it has one for itself. */
  readonly style: string | undefined
}

/** The package of a theme: the site's own, else the one that comes with the tool. Undefined when there is none. */
export function themePackage(siteDir: string, name: string): ThemePackage | undefined {
  const folder = /^[./]/.test(name)
    ? resolve(siteDir, name)
    : (packageFolder(name, siteDir) ?? packageFolder(name, here))
  if (folder === undefined || !existsSync(folder)) return undefined
  const read = (path: string) => readFile(join(folder, path), 'utf8')
  const { version, server } = packageFacts(join(folder, 'package.json'))
  const sources = join(folder, dirname(server))
  const styles = stylesIn(sources, folder)
  const components = themeComponents(sources)
    // What stands at the top is entered by the names of the package, and nothing imports it.
    .filter(({ path }) => path.includes('/'))
    .filter(({ name: component, path }) => isComponent(component, readFile(join(sources, path), 'utf8')))
    .map(({ name: component, path }) => {
      const file = relativePath(folder, join(sources, path))
      const style = styles.find((css) => basename(css, '.css') === basename(path).replace(/\.[jt]sx$/, ''))
      return { name: component, path: file, style }
    })
  return { version, folder, components, styles, read }
}

/** True for a module that exports its component; others hold functions, contexts or tables, around which nothing can stand. */
function isComponent(name: string, text: string): boolean {
  const exported = text.matchAll(/\bexport (?:default\b|\{|(?:function|const|class) (\w+)\b(?! = createContext))/g)
  return [...exported].some(
    ([, own]) => own === undefined || (/^[A-Z]/.test(own) && componentForm(own) === componentForm(name)),
  )
}

/** What the `package.json` of a theme says, where it says it: a theme of a site has none. */
function packageFacts(file: string): { readonly version: string; readonly server: string } {
  const parsed = parseJson(textOfFile(file) ?? '')
  const value = 'value' in parsed && isObject(parsed.value) ? parsed.value : {}
  const exported = isObject(value['exports']) ? value['exports']['./server'] : undefined
  const { version } = value
  return {
    version: typeof version === 'string' ? version : '0.0.0',
    server: typeof exported === 'string' ? exported : 'server',
  }
}

function stylesIn(sources: string, folder: string): readonly string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => relativePath(folder, join(sources, path)))
    .sort()
}
