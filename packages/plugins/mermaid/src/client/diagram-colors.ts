import { plainColor } from './plain-color.ts'

const series = ['info', 'tip', 'warning', 'danger', 'accent', 'note']

/**
 * The properties of the theme as variables of Mermaid.
 *
 * @see https://mermaid.js.org/config/theming.html#theme-variables
 */
export function diagramColors(style: CSSStyleDeclaration): Readonly<Record<string, string | boolean>> {
  // With the prefix in sites of Docusaurus, where a property without it may be one of the site.
  const value = (name: string) =>
    (style.getPropertyValue(`--docs-${name}`) || style.getPropertyValue(`--${name}`)).trim()
  const color = (name: string) => plainColor(value(`color-${name}`))
  // Strong colors, with the background as text on them, stand out in both modes.
  const strong = series.flatMap((name, index) => [
    [`pie${index + 1}`, color(name)],
    [`git${index}`, color(name)],
    [`gitBranchLabel${index}`, color('background')],
    [`cScale${index}`, color(`${name}-surface`)],
    [`cScaleLabel${index}`, color('text')],
  ])
  return {
    darkMode: style.colorScheme.includes('dark'),
    fontFamily: value('font-text'),
    background: color('background'),
    primaryColor: color('info-surface'),
    primaryBorderColor: color('info'),
    primaryTextColor: color('text'),
    secondaryColor: color('tip-surface'),
    tertiaryColor: color('warning-surface'),
    lineColor: color('muted'),
    textColor: color('text'),
    titleColor: color('heading'),
    pieSectionTextColor: color('background'),
    pieStrokeColor: color('background'),
    pieOuterStrokeWidth: '0',
    pieOpacity: '1',
    ...Object.fromEntries(strong),
  }
}
