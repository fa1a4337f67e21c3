// A site of Docusaurus whose components share state by contexts. No package of Docusaurus is installed.
export default {
  title: 'Shared',
  url: 'https://shared.example.com',
  baseUrl: '/',
  favicon: 'favicon.svg',
  presets: [['classic', { docs: { sidebarPath: false }, blog: false }]],
  plugins: [
    ['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api', sidebarPath: false }],
    [
      '@docusaurus/plugin-content-docs',
      {
        id: 'steps',
        path: 'steps',
        routeBasePath: 'steps',
        docItemComponent: '@theme/StepItem',
        lastVersion: 'current',
        versions: { current: { label: '2' } },
      },
    ],
    () => ({ name: 'steps-theme', getThemePath: () => './steps-theme' }),
  ],
  themeConfig: { navbar: { title: 'Shared', items: [{ to: '/docs', label: 'Docs' }] } },
}
