import { defaultCodeThemes } from '../../../model/code-themes.ts'
import type { Config } from '../../../model/config.ts'
import { loadThemePair, type Palette } from './theme-pair.ts'

const fontStyles = ['font-style:italic', 'font-weight:bold']

/**
 * The stylesheet of highlighted code: all classes that can occur, whatever the pages hold.
 *
 * A token has the class of its light colour (`sk-3`), of its dark colour (`sk-d5`) and of its font style
 * (`sk-f1`, a sum of 1 italic, 2 bold, 4 underlined, 8 struck through); text in the default colours has none.
 * `--sk-foreground` and `--sk-background` are the colours of a whole block; of a theme that a site chose, all that stands in a
 * block is drawn in them, for a dark theme is for a dark ground in light pages too. Paper stays paper.
 */
export async function codeStyles(
  themes: Config['code']['themes'],
  darkSelector = "[data-theme='dark']",
): Promise<string> {
  const { light, dark } = await loadThemePair(themes)
  const rules = [
    `:root{${blockColors(light)}}`,
    `${darkSelector}{${blockColors(dark)}}`,
    ...(themes.light === defaultCodeThemes.light ? [] : [ground(light, `:root:not(${darkSelector})`)]),
    ...(themes.dark === defaultCodeThemes.dark ? [] : [ground(dark, darkSelector)]),
    ...colorRules(light, '.sk-'),
    ...colorRules(dark, `${darkSelector} .sk-d`),
    ...fontRules(),
  ]
  return rules.join('\n') + '\n'
}

function blockColors({ foreground, background }: Palette): string {
  return `--sk-foreground:${foreground};--sk-background:${background}`
}

/** What the tokens of the theme are within blocks of code that have a background of their own. */
function ground({ foreground, background }: Palette, selector: string): string {
  const mixed = (percent: number) => `color-mix(in srgb,${foreground} ${percent}%,${background})`
  const tokens = {
    code: background,
    text: foreground,
    muted: mixed(75),
    control: mixed(60),
    border: mixed(18),
    raised: mixed(6),
  }
  const rules = Object.entries(tokens).map(([name, value]) => `--color-${name}:${value}`)
  return `@media screen{${selector} .code-block{${rules.join(';')}}}`
}

function colorRules({ colors }: Palette, prefix: string): string[] {
  return colors.flatMap((color, id) => (color ? [`${prefix}${id}{color:${color.toLowerCase()}}`] : []))
}

function fontRules(): string[] {
  return Array.from({ length: 15 }, (_, index) => {
    const bits = index + 1
    return `.sk-f${bits}{${declarations(bits).join(';')}}`
  })
}

function declarations(bits: number): string[] {
  const lines = [bits & 4 ? 'underline' : '', bits & 8 ? 'line-through' : ''].filter(Boolean)
  const decoration = lines.length > 0 ? [`text-decoration:${lines.join(' ')}`] : []
  return [...fontStyles.filter((_, bit) => bits & (1 << bit)), ...decoration]
}
