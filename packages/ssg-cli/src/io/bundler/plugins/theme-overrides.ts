import { resolve } from 'node:path'
import { componentForm, componentName } from '../../../text/modules/component-name.ts'
import { isThemeModule } from '../../../text/modules/docusaurus-theme.ts'
import { nameInTheme } from '../../../text/modules/theme-files.ts'
import { pageParts } from '../../../text/modules/page-parts.ts'
import { escapeRegExp } from '../../../text/html/escape.ts'
import type { ServerInput } from '../../../host.ts'
import { partInPlace } from '../docusaurus/theme/page-parts.ts'
import { themeComponent } from '../../packages/theme-components.ts'
import { isWithin, relativePath } from '../../files/within.ts'
import type { Plugin } from '../../esbuild.ts'
import { askedBy, hasAsked } from './asked-by.ts'
import { missingReplacement } from './missing-replacement.ts'
import { originalModule, replacementModule } from './replacement-module.ts'
import { themeRoot } from './theme-root.ts'
import { readFile } from '../../files/read-file.ts'

/**
 * Put components of the site in the place of the theme's, by name: `{ TocList: 'components/MyList.tsx' }` replaces every
 * import of the theme's file `toc-list.tsx`, in the theme and in copies of its components. Any module of the site may
 * import the theme's own as `@theme-original/TocList` or, as docs for Docusaurus may say, `@theme-init/TocList`.
 *
 * @param alive takes the files, relative to the site folder, in the place of what the theme itself brings to life
 * @see https://docusaurus.io/docs/swizzling#wrapping
 */
export function themeOverrides(theme: ServerInput['theme'], siteDir: string, alive: Set<string>): Plugin {
  return {
    name: 'theme-overrides',
    setup(context) {
      const root = themeRoot(context, theme.package, siteDir)
      const inPlace = new Set(Object.keys(theme.components).map(componentForm))
      context.onResolve({ filter: /^@theme-(?:original|init|own)\// }, async ({ path }) => {
        const name = path.replace(/^[^/]+\//, '')
        // What Docusaurus knows by this name may be another thing in our theme, unless the site puts something in its place.
        const isOwn = path.startsWith('@theme-own/')
        if (!isOwn && isThemeModule(name) && (!inPlace.has(componentForm(name)) || isPart(name))) return undefined
        const folder = await root()
        const file = folder === undefined ? undefined : themeComponent(folder, name)
        // Another theme may have nothing in this place.
        if (isOwn && !file) return { path: name, namespace: 'theme-nothing' }
        // Names of modules stand in bundles: they are the same wherever the site lies.
        return file && { path: file.path, namespace: 'theme-original', pluginData: file.absolute }
      })
      context.onLoad({ filter: /.*/, namespace: 'theme-nothing' }, () => ({ contents: 'export default () => null' }))
      context.onLoad({ filter: /.*/, namespace: 'theme-original' }, async ({ pluginData }) => ({
        contents: await originalModule(String(pluginData)),
        loader: 'js',
        resolveDir: siteDir,
      }))

      /** True for a module of Docusaurus' theme that a module of such a site stands for: it is given what it would get there. */
      function isPart(name: string): boolean {
        const component = Object.hasOwn(pageParts, name) ? pageParts[name] : undefined
        return component !== undefined && nameInTheme(theme.components[component] ?? '', theme.modules) !== undefined
      }

      const replaced = replacedFiles(theme.components, siteDir)
      if (replaced.size === 0) return
      const names = [...replaced.keys()].join('|')
      const filter = new RegExp(`^(?:\\.{1,2}|${escapeRegExp(theme.package)})/(?:.*/)?(?:${names})$`)
      context.onResolve({ filter }, async ({ path, importer, resolveDir, kind, pluginData }) => {
        if (hasAsked(pluginData, 'theme-overrides')) return undefined
        const [, file] = /([^/]+)$/.exec(path) ?? []
        const replacement = replaced.get(file ?? '')
        const folder = await root()
        if (replacement === undefined || folder === undefined || importer === replacement) return undefined
        if (path.startsWith('.') && !isWithin(importer, folder)) return undefined
        const asked = { resolveDir, importer, kind, pluginData: askedBy('theme-overrides', pluginData) }
        const original = await context.resolve(path, asked)
        if (original.errors.length > 0) return undefined
        const name = relativePath(siteDir, replacement)
        const errors = missingReplacement(siteDir, name)
        if (errors.length > 0) return { errors: [...errors] }
        return { path: name, namespace: 'theme-replacement', pluginData: original.path }
      })
      // Copies import what the theme depends on, which some package managers put where only the theme finds it.
      const replacements = new Set(replaced.values())
      context.onResolve({ filter: /^[^./]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
        if (!replacements.has(importer) || hasAsked(pluginData, 'theme-packages')) return undefined
        const asked = { importer, kind, pluginData: askedBy('theme-packages', pluginData) }
        const own = await context.resolve(path, { ...asked, resolveDir })
        if (own.errors.length === 0) return own
        const ofTheme = await context.resolve(path, { ...asked, resolveDir: (await root()) ?? siteDir })
        return ofTheme.errors.length === 0 ? ofTheme : own
      })
      context.onLoad({ filter: /.*/, namespace: 'theme-replacement' }, async ({ path, pluginData }) => {
        const [file, original] = [resolve(siteDir, path), String(pluginData)]
        const part = partInPlace(
          path,
          componentName(original.replaceAll('\\', '/')) ?? '',
          { file, path: original },
          theme.modules,
        )
        if (answersEvents(original)) alive.add(path)
        if (part !== undefined) return { contents: part, loader: 'js', resolveDir: siteDir }
        const made = await replacementModule(file, original)
        if ('missing' in made) return { errors: [{ text: made.missing, location: { file: path, line: 1, column: 0 } }] }
        return { contents: made.code, loader: 'js', resolveDir: siteDir }
      })
    },
  }
}

/** True for a component of the theme with a handler of events: whoever renders it sees to it that it lives in browsers. */
function answersEvents(file: string): boolean {
  return /\son[A-Z]\w+=\{/.test(readFile(file, 'utf8'))
}

/** How an import may name the file of a component (`TocList`, `TocList.tsx`, `toc-list.tsx`) → what stands in its place. */
function replacedFiles(components: Readonly<Record<string, string>>, siteDir: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(components)
      .filter(([name]) => !name.endsWith('.css'))
      .flatMap(([name, file]) => fileNames(name).map((known) => [known, resolve(siteDir, file)] as const)),
  )
}

function fileNames(name: string): readonly string[] {
  const kebab = name.replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$&-').toLowerCase()
  return [name, ...['tsx', 'ts', 'jsx', 'js'].map((ending) => `${name}.${ending}`), `${kebab}.tsx`]
}
