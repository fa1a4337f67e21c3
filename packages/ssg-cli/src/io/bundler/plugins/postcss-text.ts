import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isObject } from '../../../text/is-object.ts'
import { messageOf } from '../../../text/message-of.ts'
import type { PartialMessage } from '../../esbuild.ts'
import { hookSeconds } from '../../threads/hook-seconds.ts'
import { importForeign } from '../../packages/native-import.ts'
import { isInstalled, isWithin } from '../../files/within.ts'
import { readFile } from '../../files/read-file.ts'

/** CSS that plugins made, the files (absolute paths) that they read for it, and why there is none. */
export interface PostcssText {
  readonly css: string
  readonly files: readonly string[]
  readonly errors: readonly PartialMessage[]
  /** True when it depends on more than these files: on plugins in code of the site, or on what a folder holds. */
  readonly isOpen?: boolean
}

/** Puts a stylesheet of the site through PostCSS: its text, and its absolute path. Those of packages stay as they are. */
export type PostcssStep = (css: string, file: string) => Promise<PostcssText>

/** What is used of the package. */
type Postcss = (plugins: readonly unknown[]) => {
  process(
    css: string,
    options: { readonly from: string; readonly map: false },
  ): Promise<{
    readonly css: string
    readonly messages: readonly { readonly type: string; readonly [key: string]: unknown }[]
  }>
}

/** Names of its configs, as its loaders look for them. */
const configNames = ['.js', '.mjs', '.cjs', '.json'].map((ending) => `postcss.config${ending}`)

/**
 * The step for a site that has a `postcss.config.*` or plugins that bring some of PostCSS. Undefined for others. PostCSS is the
 * one that the site has installed.
 *
 * @see https://postcss.org/api/#processor-process
 */
export async function postcssStep(siteDir: string, further: readonly unknown[]): Promise<PostcssStep | undefined> {
  const config = configNames.map((name) => join(siteDir, name)).find((file) => existsSync(file))
  if (config === undefined && further.length === 0) return undefined
  const require = createRequire(join(siteDir, 'package.json'))
  const ownFolder = realpathSync(siteDir)
  const runner = await processor().catch((error: unknown) => ({ failed: reasonOf(error) }))
  return async (css, file) => {
    if (!isWithin(file, ownFolder) || isInstalled(file)) return { css, files: [], errors: [] }
    const location = { file, line: 1, column: 0 }
    if ('failed' in runner) return { css: '', files: [], errors: [{ text: runner.failed, location }] }
    try {
      const { css: text, messages } = await runner.process(css, { from: file, map: false })
      return {
        css: text,
        files: [...(config === undefined ? [] : [config]), ...messages.flatMap(readFiles)],
        errors: [],
        ...((further.length > 0 || messages.some(({ type }) => type === 'dir-dependency')) && { isOpen: true }),
      }
    } catch (error) {
      return { css: '', files: [], errors: [messageAt(error, file)] }
    }
  }

  async function processor(): Promise<ReturnType<Postcss>> {
    const listed = config === undefined ? [] : await pluginsOf(config)
    // What the package is documented to export.
    const postcss = require('postcss') as Postcss
    return postcss([...listed, ...further].flatMap((entry) => (entry ? [pluginOf(entry)] : [])))
  }

  /** A plugin, a name, or either with options. */
  function pluginOf(entry: unknown): unknown {
    const [what, options]: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
    const value: unknown = typeof what === 'string' ? require(what) : what
    const made = isObject(value) && typeof value['default'] === 'function' ? value['default'] : value
    const isFactory = typeof what === 'string' || Array.isArray(entry)
    return isFactory && typeof made === 'function' ? (made as (options: unknown) => unknown)(options ?? {}) : made
  }
}

/** What a config lists: a list, or an object of names with their options, of which false leaves one out. */
async function pluginsOf(config: string): Promise<readonly unknown[]> {
  const exported: unknown = config.endsWith('.json')
    ? JSON.parse(readFile(config, 'utf8'))
    : (await importForeign<{ readonly default?: unknown }>(pathToFileURL(config).href, hookSeconds)).default
  const value: unknown = typeof exported === 'function' ? await exported({ env: 'production', options: {} }) : exported
  const plugins = isObject(value) ? value['plugins'] : undefined
  if (Array.isArray(plugins)) return plugins
  return Object.entries(isObject(plugins) ? plugins : {}).flatMap(([name, options]) =>
    options === false ? [] : [[name, options === true ? {} : options]],
  )
}

/** A package that is missing is to be installed. */
function reasonOf(error: unknown): string {
  const [, name] = /Cannot find (?:module|package) '((?:@[^/']+\/)?[^/'.][^/']*)/.exec(messageOf(error)) ?? []
  return name === undefined
    ? `PostCSS can't start: ${messageOf(error)}`
    : `PostCSS needs a package that is not installed. Run: npm install ${name}`
}

/** Files that a message of a plugin names. */
function readFiles(message: Readonly<Record<string, unknown>>): readonly string[] {
  const { type, file, dir } = message
  if (type === 'dependency' && typeof file === 'string') return isAbsolute(file) ? [file] : []
  return type === 'dir-dependency' && typeof dir === 'string' ? filesBelow(dir) : []
}

function filesBelow(dir: string): readonly string[] {
  const entries = existsSync(dir) ? readdirSync(dir, { withFileTypes: true }) : []
  return entries.flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = join(dir, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

function messageAt(error: unknown, file: string): PartialMessage {
  const { line, column, reason } = isObject(error) ? error : {}
  const text = typeof reason === 'string' ? reason : messageOf(error)
  const at =
    typeof line === 'number' ? { line, column: typeof column === 'number' ? column - 1 : 0 } : { line: 1, column: 0 }
  return { text, location: { file, ...at } }
}
