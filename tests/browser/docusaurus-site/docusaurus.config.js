// A site of Docusaurus whose components share state by contexts. No package of Docusaurus is installed.
export default {
  title: 'Shared',
  url: 'https://shared.example.com',
  baseUrl: '/',
  favicon: 'favicon.svg',
  presets: [['classic', { docs: { sidebarPath: false }, blog: false }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api', sidebarPath: false }]],
  themeConfig: { navbar: { title: 'Shared', items: [{ to: '/docs', label: 'Docs' }] } },
}
