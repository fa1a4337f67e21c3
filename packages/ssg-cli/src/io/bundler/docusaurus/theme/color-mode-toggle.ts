import { importOf } from '../import-of.ts'

/**
 * The module of the button that a site's own `Navbar/ColorModeToggle` shows, and tells what its reader chose.
 *
 * @see https://docusaurus.io/docs/swizzling
 */
export const colorModeToggle = `import { createElement } from 'react'
${importOf('{ translate }', '@docusaurus/Translate')}
${['Dark', 'Light'].map((name) => importOf(name, `@theme/Icon/${name}Mode`)).join('\n')}
${importOf('System', '@theme/Icon/SystemColorMode')}
const icons = { dark: Dark, light: Light }
const after = { dark: null, light: 'dark' }
export default ({ className, buttonClassName, respectPrefersColorScheme, value, onChange }) => {
  const next = respectPrefersColorScheme ? (value in after ? after[value] : 'light') : value === 'dark' ? 'light' : 'dark'
  const name = value ?? 'system'
  const mode = translate({ id: 'theme.colorToggle.ariaLabel.mode.' + name, message: name + ' mode' })
  const label = translate({ id: 'theme.colorToggle.ariaLabel',
    message: 'Switch between dark and light mode (currently {mode})' }, { mode })
  return createElement('div', { className }, createElement('button', { type: 'button', title: label, 'aria-label': label,
    className: ['clean-btn', buttonClassName].filter(Boolean).join(' '), onClick: () => onChange?.(next) },
    createElement(icons[value] ?? System)))
}`
