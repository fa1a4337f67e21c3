import { npmInstall } from './npm-install.mjs'
import { writeFiles } from './write-files.mjs'

/**
 * VitePress with its default theme. It generates no sidebar, so the config lists the pages by folder.
 *
 * @returns {import('../tools.mjs').Tool}
 */
export function vitepress() {
  return {
    name: 'VitePress',
    layout: 'vitepress',
    docs: 'docs',
    out: 'docs/.vitepress/dist',
    caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp', 'node_modules/.vite'],
    html: (page) => page.file.replace(/\.md$/, '.html'),
    setup(dir) {
      npmInstall(dir, { vitepress: '^1.6.0' })
      writeFiles(dir, { 'docs/.vitepress/config.mjs': config })
    },
    build: (dir) => ({
      command: process.execPath,
      args: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
      cwd: dir,
    }),
  }
}

const config = `import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'

const docs = new URL('../', import.meta.url)
const title = (path) => /^title: (.*)$/m.exec(readFileSync(new URL(path, docs), 'utf8'))[1]

const sidebar = readdirSync(docs)
  .filter((folder) => folder.startsWith('section-'))
  .sort()
  .map((folder) => ({
    text: title(folder + '/index.md'),
    link: '/' + folder + '/',
    collapsed: true,
    items: readdirSync(new URL(folder, docs))
      .filter((file) => file.startsWith('page-'))
      .sort()
      .map((file) => ({ text: title(folder + '/' + file), link: '/' + folder + '/' + file.replace(/\\.md$/, '') })),
  }))

export default defineConfig({
  title: 'Manual',
  themeConfig: { nav: [{ text: 'Docs', link: '/' }, { text: 'Blog', link: 'https://example.com/blog' }], sidebar },
})
`
