import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageFolder } from '../corpus/layouts.mjs'
import { writeFiles } from './write-files.mjs'

const program = fileURLToPath(new URL('../../bin/docs-build.js', import.meta.url))

/**
 * This tool, with the theme and the checks that a site gets by default.
 *
 * @returns {import('../tools.mjs').Tool}
 */
export function docsBuild() {
  return {
    name: 'docs-build',
    layout: 'docs-build',
    docs: 'docs',
    out: 'dist',
    caches: ['.docs-build', 'node_modules/.cache'],
    html: (page) => join(pageFolder(page.file), 'index.html'),
    setup: (dir) => writeFiles(dir, { 'docs.config.mjs': config }),
    build: (dir) => ({ command: process.execPath, args: [program, 'build', dir], cwd: dir }),
  }
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
