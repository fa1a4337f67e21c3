import { isObject } from '../../text/is-object.ts'
import { typeOf } from './navbar-item.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * `themeConfig` as components of Docusaurus' theme find it: with what its schema fills in. Themes for code are left out: they
 * are long, and known here by name only.
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
    prism: { additionalLanguages: part(prism, 'additionalLanguages') ?? [] },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3, ...Object(tableOfContents) },
  }
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
