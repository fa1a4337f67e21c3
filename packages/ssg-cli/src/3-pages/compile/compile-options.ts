import type { Config } from '../../model/config.ts'
import type { CompileOptions } from '../../model/compile.ts'
import { replacedComponents } from './plugins/components/makers.ts'

/** What all bodies of a site are compiled with: for a check without what only shows. */
export function compileOptions(
  { markdown, code, theme }: Pick<Config, 'markdown' | 'code' | 'theme'>,
  purpose: 'build' | 'check',
): CompileOptions {
  const themeComponents = theme.manifest?.components
  const global = Object.entries(themeComponents ?? {}).flatMap(([name, component]) => (component.global ? [name] : []))
  const site = [...Object.keys(theme.mdxComponents), ...Object.keys(theme.components)]
  return {
    markdown,
    code,
    // `Head` is no component of the theme: the generator takes what it shows into the head of the page.
    components: [...global, ...replacedComponents, 'Head', ...site],
    ...(themeComponents && { themeComponents }),
    ...(purpose === 'check' && { colors: false }),
  }
}
