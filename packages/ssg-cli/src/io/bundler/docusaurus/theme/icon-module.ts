/** The lines of pictures in a square of 24 by 24, by the names that Docusaurus' theme has for them. */
const paths: Readonly<Record<string, string>> = {
  Arrow: 'M9 5l7 7-7 7',
  Close: 'M5 5l14 14M19 5L5 19',
  Copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  DarkMode: 'M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10z',
  Edit: 'M4 20l1-5L16 4l4 4L9 19z',
  ExternalLink: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  Home: 'M3 11l9-8 9 8M6 9v11h12V9',
  Language: 'M3 12h18M12 3a15 15 0 0 1 0 18 15 15 0 0 1 0-18zM12 3a9 9 0 0 1 0 18 9 9 0 0 1 0-18z',
  LightMode: 'M12 8a4 4 0 0 1 0 8 4 4 0 0 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  Menu: 'M4 7h16M4 12h16M4 17h16',
  Success: 'M5 13l4 4L19 7',
  SystemColorMode: 'M12 3a9 9 0 0 1 0 18zM12 3a9 9 0 0 0 0 18',
  WordWrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-5M14 16l-2 2 2 2M4 18h4',
}

/** Of logos of other sites there is a plain sign: their names stand beside them. */
const social = 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1'

/**
 * The module of a picture of Docusaurus' theme.
 *
 * @param name `Icon/Home`
 */
export function iconModule(name: string): string {
  const path = paths[name.slice('Icon/'.length)] ?? social
  const attributes = {
    viewBox: '0 0 24 24',
    width: 24,
    height: 24,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
  }
  return `import { createElement } from 'react'
export default (props) => createElement('svg', { ...${JSON.stringify(attributes)}, 'aria-hidden': true, ...props },
  createElement('path', { d: ${JSON.stringify(path)} }))`
}
