import { join } from 'node:path'
import { pageFolder } from '../corpus/layouts.mjs'
import { npmInstall } from './npm-install.mjs'
import { writeFiles } from './write-files.mjs'

/**
 * Starlight as its template has it, search index included, with the sidebar generated from the folders.
 *
 * The versions are the last that run on Node 20.
 *
 * @returns {import('../tools.mjs').Tool}
 */
export function starlight() {
  return {
    name: 'Starlight',
    layout: 'starlight',
    docs: 'src/content/docs',
    out: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    html: (page) => join(pageFolder(page.file), 'index.html'),
    setup(dir) {
      npmInstall(dir, { '@astrojs/starlight': '0.37.7', astro: '^5.5.0', sharp: '^0.34.0' })
      writeFiles(dir, { 'astro.config.mjs': config, 'src/content.config.ts': content })
    },
    build: (dir) => ({
      command: process.execPath,
      args: ['node_modules/astro/astro.js', 'build'],
      cwd: dir,
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
    }),
  }
}

const config = `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [starlight({ title: 'Manual' })],
})
`

const content = `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`
