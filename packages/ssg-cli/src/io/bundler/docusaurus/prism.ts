import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerInput } from '../../../host.ts'
import { isObject } from '../../../text/is-object.ts'
import { packageFolder } from '../../ready-made/package-folders.ts'
import { packageVersion } from '../../packages/site-packages.ts'
import { importOf } from './import-of.ts'

/** The name of the module that knows how components color code themselves: with Prism, which is loaded by those alone. */
export const prismModule = '@docusaurus/_prism'

/**
 * Themes and further languages of Prism, for components that show code which is not known when a page is made. Without its package
 * there is nobody who could use them.
 *
 * @see https://docusaurus.io/docs/markdown-features/code-blocks#theming
 */
export function docusaurusPrism(siteDir: string, site: ServerInput['site']): string {
  const renderer = 'prism-react-renderer'
  if (!packageVersion(siteDir, renderer)?.startsWith('2.'))
    return 'export const usePrismTheme = () => ({ plain: {}, styles: [] })'
  const { prism } = Object(site?.siteConfig?.['themeConfig']) as { readonly prism?: unknown }
  const { theme = 'palenight', darkTheme = theme, additionalLanguages } = isObject(prism) ? prism : {}
  const code = (value: unknown) =>
    typeof value === 'string' ? `themes[${JSON.stringify(value)}]` : JSON.stringify(value)
  return `import { Prism, themes } from '${renderer}'
${importOf('{ useColorMode }', '@docusaurus/theme-common')}
const before = globalThis.Prism
globalThis.Prism = Prism
${grammars(siteDir, additionalLanguages)}
globalThis.Prism = before
const [light, dark] = [${code(theme)} ?? themes.palenight, ${code(darkTheme)} ?? themes.palenight]
export const usePrismTheme = () => (useColorMode().colorMode === 'dark' ? dark : light)`
}

/** Code that adds languages to those of Prism that come with the renderer. */
function grammars(siteDir: string, languages: unknown): string {
  const folder = packageFolder('prismjs', siteDir)
  if (folder === undefined || !Array.isArray(languages)) return ''
  const names = languages.flatMap((name: unknown) => (name === 'php' ? ['markup-templating', name] : [String(name)]))
  return names
    .filter((name) => existsSync(join(folder, `components/prism-${name}.js`)))
    .map((name) => `require(${JSON.stringify(`prismjs/components/prism-${name}`)})`)
    .join('\n')
}
