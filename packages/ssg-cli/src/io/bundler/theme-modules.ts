import { defaultTheme } from '../../model/default-theme.ts'
import type { Plugin } from '../esbuild.ts'

/**
 * Resolve `@theme/…` in components of a site to the component of that name.
 *
 * It is looked up when it is shown, not when the module starts: a component that stands in place of one of the theme's is
 * part of the theme itself.
 */
export function themeModules(siteDir: string, theme: string): Plugin {
  return {
    name: 'theme-modules',
    setup(context) {
      context.onResolve({ filter: /^@theme\// }, ({ path }) => ({
        path: path.slice('@theme/'.length),
        namespace: 'theme-component',
      }))
      // What renders whole pages is not for browsers; other themes have no more than one door.
      const isLight = theme === defaultTheme && context.initialOptions.platform === 'browser'
      const imported = isLight
        ? `import * as theme from '${theme}/content'`
        : `import theme from ${JSON.stringify(`${theme}/server`)}`
      context.onLoad({ filter: /.*/, namespace: 'theme-component' }, ({ path }) => ({
        contents: themeComponent(imported, path),
        loader: 'js',
        resolveDir: siteDir,
      }))
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
