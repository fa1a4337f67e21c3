import { isObject } from '../../text/is-object.ts'
import { typeOf } from './navbar-item.ts'
import { themeName } from './prism.ts'
import { stoodFor } from './stand-in.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * `themeConfig` as components of Docusaurus' theme find it: with what its schema fills in. Themes for code are known by
 * their names, but for those that a site wrote.
 *
 * @see https://docusaurus.io/docs/api/themes/configuration
 */
export function themeConfigDefaults(themeConfig: Values): Values {
  const { colorMode, docs, blog, navbar, footer, prism, tableOfContents } = themeConfig
  return {
    metadata: [],
    ...themeConfig,
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false, ...Object(colorMode) },
    docs: {
      versionPersistence: 'localStorage',
      ...Object(docs),
      sidebar: { hideable: false, autoCollapseCategories: false, ...Object(part(docs, 'sidebar')) },
    },
    blog: { ...Object(blog), sidebar: { groupByYear: true, ...Object(part(blog, 'sidebar')) } },
    navbar: { hideOnScroll: false, ...Object(navbar), items: itemsOf(navbar) },
    ...(isObject(footer) && { footer: { style: 'light', links: [], ...footer } }),
    prism: prismOf(prism),
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3, ...Object(tableOfContents) },
  }
}

function prismOf(prism: unknown): Values {
  const { theme, darkTheme, ...rest } = isObject(prism) ? prism : {}
  const themes = Object.entries({ theme, darkTheme }).flatMap(([key, value]) => {
    const known = themeName(stoodFor(value)) || (isObject(value) && isObject(value['plain']) ? value : undefined)
    return known === undefined ? [] : [[key, known]]
  })
  return { additionalLanguages: [], magicComments: [highlightComment], ...rest, ...Object.fromEntries(themes) }
}

const highlightComment = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
}

/** An item of the bar with what the schema fills in. */
export function navbarItemDefaults(item: Values): Values {
  const hasMore = ['docsVersionDropdown', 'localeDropdown'].includes(typeOf(item))
  return { position: 'left', ...(hasMore && { dropdownItemsBefore: [], dropdownItemsAfter: [] }), ...item }
}

function itemsOf(navbar: unknown): readonly unknown[] {
  const items = part(navbar, 'items')
  return Array.isArray(items) ? items.map((item: unknown) => (isObject(item) ? navbarItemDefaults(item) : item)) : []
}

function part(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined
}
