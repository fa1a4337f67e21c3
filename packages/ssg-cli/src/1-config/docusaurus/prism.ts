import { isObject } from '../../text/is-object.ts'
import { granted, joined, leftOut, otherwise, partOf, same, type Rule } from './part.ts'
import { prismTheme } from './prism-theme.ts'
import { stoodFor, type StoodFor } from './stand-in.ts'

/** `themeConfig.prism`: shiki colors code here, with themes and grammars of its own, and with themes that a site wrote for Prism. */
export const prism: Rule = (value, at) =>
  partOf(value, at, {
    // It is for both color modes where no other is said for dark ones.
    theme: hasDark(value) ? theme(['light']) : theme(['light', 'dark']),
    darkTheme: theme(['dark']),
    defaultLanguage: same('code.defaultLanguage'),
    // Every language that shiki knows is there.
    additionalLanguages: granted,
    magicComments: (comments) => ({
      // The one that Docusaurus lists by default is always there.
      config: {
        code: { magicComments: Array.isArray(comments) ? comments.filter((each) => !isDefault(each)) : comments },
      },
    }),
  })

function theme(modes: readonly ('light' | 'dark')[]): Rule {
  return (value, at) => {
    const name = themeName(stoodFor(value))
    const known = Object.hasOwn(shikiThemes, name) ? shikiThemes[name] : undefined
    if (known !== undefined) return joined(modes.map((mode) => same(`code.themes.${mode}`)(known, at)))
    const own = prismTheme(value)
    if (own === undefined)
      return otherwise('the theme is one of Prism, and code has the colors of the default theme')(value, at)
    return joined([
      ...modes.map((mode) => same(`code.themes.${mode}`)(own.theme, at)),
      ...(own.lost.length > 0 ? [leftOut(`${own.lost.join(', ')} of tokens`)(value, at)] : []),
    ])
  }
}

function hasDark(prismConfig: unknown): boolean {
  return isObject(prismConfig) && prismConfig['darkTheme'] !== undefined
}

/**
 * The name of a theme of Prism: `themes.github` of the package, or `prism-react-renderer/themes/github` as its first version had it.
 *
 *     themeName({ name: 'prism-react-renderer', part: 'themes.github' })  // → 'github'
 */
export function themeName({ name = '', part = '' }: Partial<StoodFor> = {}): string {
  return /\/themes\/(\w+)(?:\/index)?(?:\.c?js)?$/.exec(name)?.[1] ?? part.replace(/^(?:default\.)?themes\./, '')
}

function isDefault(comment: unknown): boolean {
  return isObject(comment) && comment['className'] === 'theme-code-block-highlighted-line'
}

/** Name of a theme of Prism → the theme of shiki that is nearest to it. */
const shikiThemes: Readonly<Record<string, string>> = {
  dracula: 'dracula',
  duotoneDark: 'poimandres',
  duotoneLight: 'solarized-light',
  github: 'github-light',
  gruvboxMaterialDark: 'gruvbox-dark-medium',
  gruvboxMaterialLight: 'gruvbox-light-medium',
  jettwaveDark: 'night-owl',
  jettwaveLight: 'github-light',
  nightOwl: 'night-owl',
  nightOwlLight: 'github-light',
  oceanicNext: 'material-theme-ocean',
  okaidia: 'monokai',
  oneDark: 'one-dark-pro',
  oneLight: 'one-light',
  palenight: 'material-theme-palenight',
  shadesOfPurple: 'synthwave-84',
  synthwave84: 'synthwave-84',
  ultramin: 'min-light',
  vsDark: 'dark-plus',
  vsLight: 'light-plus',
}
