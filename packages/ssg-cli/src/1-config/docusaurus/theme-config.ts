import { announcementBar } from './announcement-bar.ts'
import { algolia } from './algolia.ts'
import { colorMode } from './color-mode.ts'
import { footer } from './footer.ts'
import { withNamesOfNow } from './former-names.ts'
import { metadata } from './head-tags.ts'
import { navbar } from './navbar.ts'
import { joined, leftOut, otherwise, partOf, same, unless, type Rule } from './part.ts'
import { prism } from './prism.ts'
import type { SiteFacts } from './site-facts.ts'
import { itemModules } from './swizzled.ts'

/**
 * `themeConfig`, in a site with a base URL and files.
 *
 * @see https://docusaurus.io/docs/api/themes/configuration
 */
export function themeConfig(baseUrl: string, facts: Pick<SiteFacts, 'filesIn' | 'textOf'>): Rule {
  return (written, at) => {
    const value = withNamesOfNow(written)
    return joined([
      { config: { navbar: { hideOnScroll: false }, autoCollapseSidebar: false } },
      partOf(value, at, {
        navbar: navbar(baseUrl, itemModules(facts)),
        footer,
        announcementBar,
        colorMode,
        prism,
        algolia,
        metadata,
        image: same('image'),
        tableOfContents: (toc, place) =>
          partOf(toc, place, { minHeadingLevel: same('toc.min'), maxHeadingLevel: same('toc.max') }),
        docs: (docs, place) =>
          partOf(docs, place, {
            versionPersistence: unless('localStorage', () => same('forgetsVersion')(true, '')),
            sidebar: (sidebar, inner) =>
              partOf(sidebar, inner, {
                autoCollapseCategories: same('autoCollapseSidebar'),
                hideable: same('hideableSidebar'),
              }),
          }),
        blog: (blog, place) =>
          partOf(blog, place, {
            sidebar: (sidebar, inner) => partOf(sidebar, inner, { groupByYear: unless(true, same('postsByYear')) }),
          }),
        mermaid: otherwise('options of mermaid belong to its plugin'),
        liveCodeBlock: otherwise('options of live code belong to its plugin'),
        // Its place before 2.0.
        sidebarCollapsible: unless(true, leftOut('write it into the options of docs, as "sidebarCollapsible"')),
        // Docusaurus keeps what it does not know, for code of the site and of plugins.
        ...ofOthers(value),
      }),
    ])
  }
}

const known = ['navbar', 'footer', 'announcementBar', 'colorMode', 'prism', 'algolia', 'metadata', 'image']
const further = ['tableOfContents', 'docs', 'blog', 'mermaid', 'liveCodeBlock', 'sidebarCollapsible']

function ofOthers(value: unknown): Readonly<Record<string, Rule>> {
  const names = Object.keys(Object(value) as object).filter((name) => ![...known, ...further].includes(name))
  const rule = otherwise('components and plugins of the site find it')
  return Object.fromEntries(names.map((name) => [name, rule]))
}
