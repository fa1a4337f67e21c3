import { join } from 'node:path'
import type { ServerInput } from '../../host.ts'
import type { Plugin } from '../esbuild.ts'
import { statOf } from '../files/stat-of.ts'
import { relativePath } from '../files/within.ts'
import { isBeside, isCopyOfTabs, moduleFile, tabsModules } from '../../text/modules/theme-files.ts'
import { themeModule } from './docusaurus/theme/theme-module.ts'
import { readFile } from '../files/read-file.ts'

/**
 * Resolve `@theme/…` in components of a site to the component of that name.
 *
 * A file of that name in `src/theme` stands for it, or one that a plugin brings. Others are looked up when they are shown, not when the module starts: a
 * component that stands in place of one of the theme's is part of the theme itself.
 *
 * @see https://docusaurus.io/docs/advanced/client#theme-aliases
 */
export function themeModules(siteDir: string, { package: theme, modules, articles }: ServerInput['theme']): Plugin {
  const items = Object.values(articles?.items ?? {})
  return {
    name: 'theme-modules',
    setup(context) {
      context.onResolve({ filter: /^@theme(?:-original|-init)?\// }, ({ path, importer }) => {
        const name = path.slice(path.indexOf('/') + 1)
        const from = relativePath(siteDir, importer)
        if (path.startsWith('@theme/') && isBeside(name, from, { folders: modules, items }))
          return { path: name, namespace: 'theme-nothing' }
        const isOwn = path.startsWith('@theme/') && !(tabsModules.includes(name) && areTabsCopied())
        const own = isOwn ? moduleFile(name, isFile, modules, from) : undefined
        return own === undefined ? { path: name, namespace: 'theme-component' } : { path: join(siteDir, own) }
      })
      let imported: Promise<string> | undefined
      context.onLoad({ filter: /.*/, namespace: 'theme-component' }, async ({ path }) => ({
        contents:
          themeModule(path, context.initialOptions.platform === 'browser') ??
          themeComponent(await (imported ??= importOfTheme()), path),
        loader: 'js',
        resolveDir: siteDir,
      }))

      // In docs the theme's stand in their place too; one that is shown within a static component would never switch.
      function areTabsCopied(): boolean {
        const tabs = moduleFile('Tabs', isFile, modules)
        return tabs !== undefined && isCopyOfTabs(readFile(join(siteDir, tabs), 'utf8'))
      }

      function isFile(path: string): boolean {
        return statOf(join(siteDir, path))?.isFile() === true
      }

      async function importOfTheme(): Promise<string> {
        const whole = `import theme from ${JSON.stringify(`${theme}/server`)}`
        if (context.initialOptions.platform !== 'browser') return whole
        // What renders whole pages is not for browsers, if the theme has an entry point for its components alone.
        const content = `${theme}/content`
        const { errors } = await context.resolve(content, { resolveDir: siteDir, kind: 'import-statement' })
        return errors.length > 0 ? whole : `import * as theme from ${JSON.stringify(content)}`
      }
    },
  }
}

function themeComponent(imported: string, name: string): string {
  return `import { createElement } from 'react'
${imported}
const name = ${JSON.stringify(name)}
const componentOf = ({ components }) => {
  if (Object.hasOwn(components, name)) return components[name]
  const known = Object.keys(components).filter((name) => /^[A-Z]/.test(name)).sort().join(', ')
  throw new Error('Unexpected import of "@theme/' + name + '", expected a component of the theme: ' + known + '.')
}
export default (props) => createElement(componentOf(theme), props)`
}
