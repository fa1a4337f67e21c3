import { defineConfig } from 'docs-build'

/** A site that is read from right to left and follows the colours that the reader's system prefers. */
export default defineConfig({
  title: 'دليل المضخات',
  tagline: 'كيف تعمل المضخات',
  url: 'https://pumps.example.com',
  favicon: '/img/mark.svg',
  locale: { code: 'ar', label: 'العربية', direction: 'rtl', htmlLang: 'ar' },
  colorMode: { respectSystem: true },
  collections: [{ id: 'default', path: 'docs', routeBasePath: '/' }],
  hideableSidebar: true,
  footer: { style: 'dark', copyright: 'صنّاع المضخات' },
  navbar: {
    style: 'primary',
    title: 'المضخات',
    items: [
      { label: 'البداية', to: '/' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
})
