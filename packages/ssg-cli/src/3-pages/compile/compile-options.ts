import type { Config } from '../../model/config.ts'
import type { CompileOptions } from '../../model/compile.ts'
import type { ThemeComponents, ThemeManifest } from '../../model/theme-manifest.ts'
import { replacedComponents } from './plugins/components/makers.ts'

/** What all bodies of a site are compiled with: for a check without what only shows. */
export function compileOptions(
  { markdown, code, theme, plugins }: Pick<Config, 'markdown' | 'code' | 'theme' | 'plugins'>,
  purpose: 'build' | 'check',
): CompileOptions {
  const themeComponents = theme.manifest && knownComponents(theme, theme.manifest)
  const global = Object.entries(themeComponents ?? {}).flatMap(([name, component]) => (component.global ? [name] : []))
  const site = [...Object.keys(theme.mdxComponents), ...Object.keys(theme.components)]
  return {
    markdown,
    code,
    // `Head` is no component of the theme: the generator takes what it shows into the head of the page.
    components: [...global, ...replacedComponents, 'Head', ...site],
    ...(themeComponents && { themeComponents }),
    ...pluginsOption(plugins),
    ...(purpose === 'check' && { colors: false }),
  }
}

function pluginsOption(plugins: Config['plugins'] = []): Pick<CompileOptions, 'pagePlugins'> {
  const own = plugins.flatMap(({ name, key, pages }) =>
    pages && (pages.all || pages.directives.length + pages.fences.length > 0) ? [{ name, key, pages }] : [],
  )
  if (own.length === 0) return {}
  const namesOf = (part: 'directives' | 'fences') =>
    Object.fromEntries(own.flatMap(({ name, pages }) => pages[part].map((each) => [each, name] as const)).reverse())
  const all = own.flatMap(({ name, key, pages }) => (pages.all ? [`${name} ${key}`] : []))
  return { pagePlugins: { all, directives: namesOf('directives'), fences: namesOf('fences') } }
}

/**
 * What the theme says of its components: not of the props of those that the site puts in their place. What it registers under
 * such a name is another component: its `src` may be no URL.
 */
function knownComponents({ components, mdxComponents }: Config['theme'], manifest: ThemeManifest): ThemeComponents {
  const replaced = new Set(Object.keys(components).map(formOf))
  const others = new Set(Object.keys(mdxComponents).map(formOf))
  if (replaced.size + others.size === 0) return manifest.components
  return Object.fromEntries(
    Object.entries(manifest.components).map(([name, { props, links, ...component }]) => {
      const isOther = others.has(formOf(name))
      const isOwn = isOther || replaced.has(formOf(name))
      return [name, { ...component, ...(props && !isOwn && { props }), ...(links && !isOther && { links }) }]
    }),
  )
}

/** A component is replaced by the name of its file: `TocInline` and `toc-inline` are `TOCInline`. */
function formOf(name: string): string {
  return name.replace(/-/g, '').toLowerCase()
}
