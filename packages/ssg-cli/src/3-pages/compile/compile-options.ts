import type { Config } from '../../model/config.ts'
import type { CompileOptions } from '../../model/compile.ts'

/** Components that MDX may use without import, besides those that the site registers. */
const themeComponents = [
  'Tabs',
  'TabItem',
  'APITable',
  'DocCardList',
  'Button',
  'Details',
  'Admonition',
  'CodeTabs',
  'Head',
] as const

/** What all bodies of a site are compiled with: for a check without what only shows. */
export function compileOptions({ markdown, code, theme }: Config, purpose: 'build' | 'check'): CompileOptions {
  return {
    markdown,
    code,
    components: [...themeComponents, ...Object.keys(theme.mdxComponents), ...Object.keys(theme.components)],
    ...(purpose === 'check' && { colors: false }),
  }
}
