import { readFileSync, readdirSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fence = '```'

/** A site that lists each of our plugins as its README shows. */
const files = {
  'package.json': JSON.stringify({ private: true, type: 'module' }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'nodenext', target: 'es2023', strict: true, noEmit: true, types: ['node'] },
    include: ['docs.config.ts', 'src/pump.ts'],
  }),
  'docs.config.ts': `import { defineConfig, definePlugin } from 'docs-build'
import type { Root } from 'mdast'

const shouts = definePlugin<{ readonly mark: string }>((_, { mark }) => ({
  name: 'shouts',
  remark: [() => (tree: Root) => void tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: mark }] })],
}))

export default defineConfig({
  title: 'Pumps',
  url: 'https://pumps.example',
  docs: { path: 'docs', routeBasePath: '/' },
  plugins: [
    '@docs-build/plugin-mermaid',
    ['@docs-build/plugin-npm2yarn', { sync: true }],
    ['@docs-build/plugin-live', { scope: './live-scope.tsx' }],
    ['@docs-build/plugin-openapi', { description: 'openapi.yaml' }],
    ['@docs-build/plugin-typescript', { id: 'code', entryPoints: ['src/pump.ts'] }],
    ['@docs-build/plugin-analytics', { plausible: { domain: 'pumps.example' }, respectDoNotTrack: true }],
    [shouts, { mark: 'Written by a plugin of the site.' }],
  ],
  navbar: { items: [{ type: 'docSidebar', sidebarId: 'api', collection: 'api', label: 'API' }] },
})
`,
  'live-scope.tsx': 'export const unit = "bar"\n',
  'src/pump.ts': '/** Starts a pump. */\nexport function start(rpm: number): boolean {\n  return rpm > 0\n}\n',
  'openapi.yaml': `openapi: 3.1.0
info: { title: Pump API, version: 1.0.0 }
servers: [{ url: 'https://api.pumps.example' }]
paths:
  /pumps:
    get:
      operationId: listPumps
      summary: List pumps
      tags: [Pumps]
      responses: { '200': { description: All pumps } }
tags: [{ name: Pumps }]
`,
  'docs/index.md': `# Pumps

${fence}mermaid
flowchart LR
  tank[Tank] --> pump[Pump]
${fence}

${fence}mermaid
pie
  "on" : 3
  "off" : 1
${fence}

${fence}sh npm2yarn
npm install pump
${fence}

${fence}jsx live
function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count} {unit}</button>
}
${fence}
`,
}

/** What stands in which file of the output when each plugin did its work. */
const expected = {
  'index.html': [
    // Mermaid, drawn by the build and left to browsers
    /<svg[^]*Tank/,
    /"on" : 3|&quot;on&quot; : 3/,
    // npm2yarn
    /yarn add pump/,
    /bun add pump/,
    // live
    /<live-code/,
    /Written by a plugin of the site\./,
  ],
  'api/pumps/list-pumps/index.html': [/List pumps/, /https:\/\/api\.pumps\.example/, /curl/],
  'code/functions/start/index.html': [/Starts a pump\./],
  _headers: [/script-src[^\n]*https:\/\/plausible\.io/],
}

/**
 * Make a site with all plugins of ours as they are published, check its types without leniency, and look into what it builds.
 *
 * @type {(machine: import('./empty-machine.mjs').Machine, site: string, names: readonly string[]) => Promise<void>}
 * @param site absolute path of a folder that is made
 * @param names of the plugins
 */
export async function tryBatteries(machine, site, names) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(site, path, '..'), { recursive: true })
    writeFileSync(join(site, path), text)
  }
  const packages = ['docs-build', '@docs-build/theme', ...names.map((name) => `@docs-build/plugin-${name}`)]
  await machine.run(
    'npm',
    ['install', '--save-dev', 'typescript@6', '@types/node@20', '@types/react@19', ...packages],
    site,
  )
  await machine.run('npx', ['tsc', '-p', '.'], site)
  await machine.run('npx', ['docs-build', 'build', '--strict'], site)
  const dist = join(site, 'dist')
  for (const [path, patterns] of Object.entries(expected))
    for (const pattern of patterns) {
      const text = readFileSync(join(dist, path), 'utf8')
      // Code is in colors: its words are in elements of their own.
      const isThere = pattern.test(text) || pattern.test(text.replace(/<[^>]*>/g, ''))
      if (!isThere) throw new Error(`${path} lacks ${pattern}.`)
    }
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  if (!scripts.some((name) => name.startsWith('plugin-analytics'))) throw new Error('No script counts page views.')
}
