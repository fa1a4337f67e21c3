import type { Config } from '../model/config.ts'

/**
 * Classes of the `html` element: what the page is here, and for sites with stylesheets or code written for Docusaurus what it
 * is called there.
 *
 *     htmlClasses('mdx-page', 'plugin-pages mdx-wrapper', config)   // 'mdx-page plugin-pages mdx-wrapper' for these sites
 *
 * @see https://docusaurus.io/docs/styling-layout#theme-class-names
 */
export function htmlClasses(own: string, there: string, { theme }: Pick<Config, 'theme'>): string {
  return theme.infima ? `${own} ${there}` : own
}
