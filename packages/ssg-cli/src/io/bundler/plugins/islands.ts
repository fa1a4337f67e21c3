import { existsSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import type { IslandReason } from '../../../model/island.ts'
import { positionAt } from '../../../text/markdown/position-at.ts'
import type { OnLoadResult, Plugin } from '../../esbuild.ts'
import { isInstalled, relativePath } from '../../files/within.ts'
import { aroundModule } from '../docusaurus/page.ts'
import type { Detected } from '../static-components/detected-islands.ts'
import type { LivePackages } from '../static-components/live-packages.ts'
import { asking } from '../static-components/client-uses.ts'
import { moduleFacts } from '../static-components/module-facts.ts'
import { parsedModule } from '../static-components/parsed-module.ts'
import { asksForPage } from '../static-components/page-question.ts'
import { packageIsland } from '../static-components/static-modules.ts'
import { islandHelper } from '../../../text/modules/island-helper.ts'
import { provider, providesIn } from '../../../text/modules/react-contexts.ts'
import { islandPath } from '../../../text/modules/island-path.ts'
import { ownCode } from '../filters.ts'
import { hasEffects, islandCode } from './island-code.ts'
import { readFile } from '../../files/read-file.ts'

/** Which components of a site are islands: the names by which pages ask for them, and why. */
export type MetIslands = Map<string, IslandReason>

/** A component file that runs in the browser: its first statement is `'use client'`. */
const useClient = /^(?:\uFEFF)?(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"]use client['"])/

/**
 * In the server bundle, a `'use client'` module renders its component inside a `docs-island` element that
 * tells the browser which chunk to load and with which props. All other components cost no JavaScript.
 *
 * @param detected what is an island though it does not say so
 * @param root the component around all content, which comes to life in a way of its own
 */
export function islands(siteDir: string, met: MetIslands, detected: Detected, root?: string): Plugin {
  const rootFile = root === undefined ? undefined : resolve(siteDir, root)
  return {
    name: 'islands',
    setup(context) {
      context.onLoad({ filter: ownCode, namespace: 'file' }, ({ path, pluginData }) => {
        if (path === rootFile || pluginData === 'original') return undefined
        // Read at once: esbuild waits for the answer, and a promise would wait for whatever else this thread does.
        const found = detected.get(path)
        if (found) return inPlaceOf(path, found)
        const text = textIfThere(path)
        const reason = saysItself(text, islandKey(siteDir, path))
        return reason && exportsOf(text, path).then((names) => inPlaceOf(path, byName(names, reason)))
      })
      context.onResolve({ filter: /^docs-build-original:/ }, ({ path }) => ({
        path: path.slice('docs-build-original:'.length),
        namespace: 'file',
        pluginData: 'original',
        suffix: '?original',
      }))
      context.onResolve({ filter: new RegExp(`^${islandHelper}$`) }, ({ path }) => ({ path, namespace: islandHelper }))
      context.onLoad({ filter: /.*/, namespace: islandHelper }, () => ({
        contents: islandCode(rootFile === undefined ? '' : textIfThere(rootFile)),
        loader: 'js',
        resolveDir: siteDir,
      }))
    },
  }

  /** What stands in the place of a file of which some exports are islands. */
  function inPlaceOf(path: string, reasons: Readonly<Record<string, IslandReason>>): OnLoadResult {
    const key = islandKey(siteDir, path)
    const text = textIfThere(path)
    const names = take(
      met,
      key,
      providesIn(text) ? mapped(reasons, (reason) => ({ ...reason, provides: true })) : reasons,
    )
    const asksPage = Object.values(reasons).some((reason) => reason.asksPage)
    const runs = rootFile !== undefined && hasEffects(text)
    const nameOf = (because: string, calls?: string) => (calls ?? because) === asking
    const providers = names.filter((name) => reasons[name]?.because === provider)
    const askers = names.filter((name) => nameOf(reasons[name]?.because ?? '', reasons[name]?.calls))
    const handers = names.filter((name) => reasons[name]?.onlyHands)
    const facts = { key, names, isDetected: detected.has(path), asksPage, runs, providers, askers, handers }
    return { contents: islandModule(`docs-build-original:${path}`, facts), loader: 'js', resolveDir: siteDir }
  }
}

/** The exports of a file that may be components. What can't be parsed is told when its default export is bundled. */
async function exportsOf(text: string, path: string): Promise<readonly string[]> {
  const parsed = await parsedModule(text, path)
  if (!parsed) return ['default']
  return [...moduleFacts(parsed.program).exports.keys()].filter((name) => /^(?:default(?:$|\.)|[A-Z])/.test(name))
}

function mapped<T>(values: Readonly<Record<string, T>>, change: (value: T) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}

function byName<T>(names: readonly string[], value: T): Readonly<Record<string, T>> {
  return Object.fromEntries(names.map((name) => [name, value]))
}

/** Take note of the islands that are exports of a module. Returns their names in it. */
function take(met: MetIslands, key: string, reasons: Readonly<Record<string, IslandReason>>): readonly string[] {
  for (const [name, reason] of Object.entries(reasons)) met.set(exportKey(key, name), reason)
  return Object.keys(reasons)
}

function saysItself(text: string, file: string): IslandReason | undefined {
  const [before, words = ''] = useClient.exec(text) ?? []
  if (before === undefined) return undefined
  const { line, column } = positionAt(text, before.length - words.length, words.length)
  return { because: "'use client'", file, line, column, ...(asksForPage(text) && { asksPage: true }) }
}

/** esbuild finds `word.js` where only `Word.js` is, and says so itself when it can't read it. */
function textIfThere(path: string): string {
  return existsSync(path) ? readFile(path, 'utf8') : ''
}

/** The name by which the page's HTML asks for an island's chunk: its path below the site folder. */
export function islandKey(siteDir: string, path: string): string {
  return relativePath(siteDir, path)
}

/**
 * The name of an island that is one export of its module.
 *
 *     exportKey('src/tables.tsx', 'default')  // → 'src/tables.tsx'
 *     exportKey('src/tables.tsx', 'Filter')   // → 'src/tables.tsx#Filter'
 *     exportKey('src/types.tsx', 'default.custom-count')   // → 'src/types.tsx#default.custom-count'
 */
function exportKey(key: string, name: string): string {
  return name === 'default' ? key : `${key}#${name}`
}

/**
 * In the server bundle, what the site imports of a package stands inside a `docs-island` element where it keeps state. For the
 * packages themselves each other stay as they are.
 */
export function packageIslands(siteDir: string, met: MetIslands, live: LivePackages): Plugin {
  return {
    name: 'package-islands',
    setup(context) {
      if (live.size === 0) return
      const isOurs = (namespace: string, importer: string) =>
        ['docs-build-entry', 'theme-replacement'].includes(namespace) ||
        (namespace === 'file' && !isInstalled(importer))
      context.onResolve({ filter: /^[^.]/ }, ({ path, importer, namespace, kind, resolveDir }) =>
        kind === 'import-statement' && live.has(path) && isOurs(namespace, importer)
          ? { path, namespace: packageIsland, pluginData: resolveDir }
          : undefined,
      )
      context.onLoad({ filter: /.*/, namespace: packageIsland }, ({ path, pluginData }) => {
        const key = `npm:${isAbsolute(path) ? `./${relativePath(siteDir, path)}` : path}`
        const reasons = live.get(path) ?? {}
        const names = take(met, key, reasons)
        const askers = names.filter((name) => reasons[name]?.because === asking)
        // The folder of who imports it.
        return {
          contents: islandModule(path, { key, names, isDetected: true, askers, isPackage: true }),
          loader: 'js',
          resolveDir: pluginData as string,
        }
      })
    },
  }
}

interface IslandFacts {
  readonly key: string
  readonly names: readonly string[]
  readonly isDetected: boolean
  readonly asksPage?: boolean
  /** Those of the names that only provide for what stands within them. */
  readonly providers?: readonly string[]
  /** Those that only ask what something around them provides. */
  readonly askers?: readonly string[]
  /** Those that only hand on what does not come to a browser. */
  readonly handers?: readonly string[]
  /** True if it has effects, where that counts. */
  readonly runs?: boolean
  /** Of a file all exports are islands. */
  readonly isPackage?: true
}

function islandModule(
  from: string,
  { key, names, isDetected, asksPage, runs, providers, askers, handers, isPackage }: IslandFacts,
): string {
  const original = JSON.stringify(from)
  const more = (name: string) =>
    [
      // Its module may come later, where the theme imports this one.
      asksPage && 'usePageFacts: () => usePageFacts()',
      runs && 'runs: true',
      providers?.includes(name) && 'onlyProvides: true',
      askers?.includes(name) && 'onlyAsks: true',
      handers?.includes(name) && 'onlyHands: true',
    ]
      .filter((each) => typeof each === 'string')
      .join(', ')
  const made = (name: string) =>
    `island(${JSON.stringify(exportKey(key, name))}, all.${islandPath(name)}, ${isDetected}, { ${more(name)} })`
  const members = names.filter((name) => name.startsWith('default.'))
  const lines = names
    .filter((name) => !members.includes(name))
    .map((name) => `export ${name === 'default' ? 'default' : `const ${name} =`} ${made(name)}`)
  if (members.length > 0) {
    const parts = members.map((name) => `${JSON.stringify(name.slice('default.'.length))}: ${made(name)}`)
    lines.push(`export default { ...all.default, ${parts.join(', ')} }`)
  }
  // `export *` leaves out what a package exports by default.
  else if (isPackage && !names.includes('default')) lines.push('export default all.default')
  return `import { island } from ${JSON.stringify(islandHelper)}
import * as all from ${original}
${asksPage ? `import { usePageFacts } from ${JSON.stringify(aroundModule)}` : ''}
export * from ${original}
${lines.join('\n')}`
}
