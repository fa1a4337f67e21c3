import {
  contentModules,
  iconModules,
  passingModules,
  placedModules,
} from '../../../../text/modules/docusaurus-theme.ts'
import { articleModules } from './article-modules.ts'
import { colorModeToggle } from './color-mode-toggle.ts'
import { iconModule } from './icon-module.ts'
import { originalPart } from './page-parts.ts'
import { pageModules } from './page-modules.ts'

const contentModule = `import { createElement } from 'react'
export default ({ content: Content, children = Content && createElement(Content) }) => children ?? null`

/** Hooks that modules of the theme had in early releases of Docusaurus 2, by their names of now. */
const formerHooks: Readonly<Record<string, string>> = {
  'hooks/useHideableNavbar': 'useHideableNavbar',
  'hooks/useKeyboardNavigation': 'useKeyboardNavigation',
  'hooks/useLockBodyScroll': 'useLockBodyScroll',
  'hooks/usePrismTheme': 'usePrismTheme',
  'hooks/useThemeContext': 'useColorMode',
  'hooks/useWindowSize': 'useWindowSize',
}

const made: Readonly<Record<string, string>> = { ...articleModules, ...pageModules, ColorModeToggle: colorModeToggle }

/**
 * The code of a module of Docusaurus' theme that is no component of ours. Undefined for a name that nobody knows.
 *
 * @param name `DocCard` for `@theme/DocCard`
 * @see https://docusaurus.io/docs/swizzling
 */
export function themeModule(name: string, isBrowser: boolean): string | undefined {
  const part = originalPart(name, isBrowser)
  if (part !== undefined) return part
  if (Object.hasOwn(made, name)) return made[name]
  if (Object.hasOwn(formerHooks, name))
    return `export { ${formerHooks[name]} as default } from '@docusaurus/theme-common/internal'`
  if (passingModules.includes(name)) return 'export default ({ children }) => children ?? null'
  if (contentModules.includes(name)) return contentModule
  if (placedModules.includes(name)) return 'export default () => null'
  return iconModules.includes(name) ? iconModule(name) : undefined
}
