import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageFolder } from '../corpus/layouts.mjs'
import { writeFiles } from './write-files.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = join(root, 'bin/docs-build.js')

/** Well-kept plugins of remark, each of which does something on every page or looks for it. */
const remarkPlugins = ['gemoji', 'toc', 'definition-list', 'breaks', 'smartypants'].map((name) => `remark-${name}`)

/**
 * This tool, with the theme and the checks that a site gets by default. With plugins its builds tell what each of them takes.
 *
 * @param {'bare' | 'plugins'} kind
 * @returns {import('../tools.mjs').Tool}
 */
export function docsBuild(kind) {
  const hasPlugins = kind === 'plugins'
  return {
    name: hasPlugins ? 'docs-build plugins' : 'docs-build',
    layout: 'docs-build',
    docs: 'docs',
    out: 'dist',
    caches: ['.docs-build'],
    html: (page) => join(pageFolder(page.file), 'index.html'),
    setup(dir) {
      writeFiles(dir, { 'docs.config.mjs': hasPlugins ? withPlugins() : config })
      // The plugins are those that are installed beside the tool.
      rmSync(join(dir, 'node_modules'), { force: true })
      if (hasPlugins) symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'))
    },
    build: (dir) => ({
      command: process.execPath,
      args: [program, 'build', dir, ...(hasPlugins ? ['--profile'] : [])],
      cwd: dir,
    }),
  }
}

/** The config with a list of plugins. */
function withPlugins() {
  const names = remarkPlugins.map((_, index) => `plugin${index}`)
  const imports = remarkPlugins.map((name, index) => `import ${names[index]} from '${name}'\n`)
  const list = `markdown: { remarkPlugins: [${names.join(', ')}] }`
  return imports.join('') + config.replace('\n  docs:', `\n  ${list},\n  docs:`)
}

const config = `export default {
  title: 'Manual',
  url: 'https://docs.example.com',
  docs: { path: 'docs', routeBasePath: '/' },
  navbar: {
    title: 'Manual',
    items: [
      { label: 'Docs', to: '/' },
      { label: 'Blog', href: 'https://example.com/blog' },
      { label: 'Source', href: 'https://example.com/source', position: 'right' },
    ],
  },
  footer: { copyright: 'Copyright Manual' },
}
`
