import { npmInstall } from './npm-install.mjs'
import { writeFiles } from './write-files.mjs'

/**
 * Rspress with its default theme and the sidebar that it generates from the folders.
 *
 * @returns {import('../tools.mjs').Tool}
 */
export function rspress() {
  return {
    name: 'Rspress',
    layout: 'rspress',
    docs: 'docs',
    out: 'doc_build',
    caches: ['node_modules/.cache', 'node_modules/.rspress', '.rspress'],
    html: (page) => page.file.replace(/\.md$/, '.html'),
    setup(dir) {
      npmInstall(dir, { '@rspress/core': '^2.0.0' })
      writeFiles(dir, { 'rspress.config.ts': config })
    },
    build: (dir) => ({
      command: process.execPath,
      args: ['node_modules/@rspress/core/bin/rspress.js', 'build'],
      cwd: dir,
    }),
  }
}

const config = `import { defineConfig } from '@rspress/core'

export default defineConfig({ root: 'docs', title: 'Manual' })
`
