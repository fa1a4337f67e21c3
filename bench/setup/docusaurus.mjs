import { join } from 'node:path'
import { pageFolder } from '../corpus/layouts.mjs'
import { npmInstall } from './npm-install.mjs'
import { writeFiles } from './write-files.mjs'

const version = '^3.10.0'

/**
 * Docusaurus with the classic preset as its template has it, without a blog, and with everything that
 * `@docusaurus/faster` brings.
 *
 * @returns {import('../tools.mjs').Tool}
 */
export function docusaurus() {
  return {
    name: 'Docusaurus faster',
    layout: 'docusaurus',
    docs: 'docs',
    out: 'build',
    caches: ['.docusaurus', 'node_modules/.cache'],
    html: (page) => join(pageFolder(page.file), 'index.html'),
    setup(dir) {
      npmInstall(dir, {
        '@docusaurus/core': version,
        '@docusaurus/faster': version,
        '@docusaurus/preset-classic': version,
        '@mdx-js/react': '^3.0.0',
        clsx: '^2.0.0',
        'prism-react-renderer': '^2.3.0',
        react: '^19.0.0',
        'react-dom': '^19.0.0',
      })
      writeFiles(dir, { 'docusaurus.config.mjs': config })
    },
    build: (dir) => ({
      command: process.execPath,
      args: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
      cwd: dir,
      env: { DOCUSAURUS_NO_UPDATE_NOTIFIER: '1' },
    }),
  }
}

const config = `import { themes } from 'prism-react-renderer'

export default {
  title: 'Manual',
  url: 'https://docs.example.com',
  baseUrl: '/',
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
  themeConfig: {
    navbar: { title: 'Manual', items: [{ label: 'Docs', to: '/' }, { label: 'Blog', href: 'https://example.com/blog' }] },
    footer: { copyright: 'Copyright Manual' },
    prism: { theme: themes.github, darkTheme: themes.dracula, additionalLanguages: ['bash', 'csharp'] },
  },
}
`
