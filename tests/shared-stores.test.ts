/** A shared cache in the stores that teams have: a real Redis, nginx and S3. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answersHttp, startServer, type RunningServer } from './servers.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-build-stores-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
// nginx gives up rights that it does not need, and must find its folder all the same.
chmodSync(folder, 0o755)

const sites: TemporarySite[] = []
afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

const pages = 40
const files = Object.fromEntries(
  Array.from({ length: pages }, (_, at) => [
    `docs/p${at}.md`,
    `# Page ${at}\n\n${`Words of page ${at}. `.repeat(200)}\n\n\`\`\`js\nconst a = ${at}\n\`\`\`\n`,
  ]),
)
function newSite(): TemporarySite {
  const site = temporarySite(files)
  sites.push(site)
  return site
}

type Environment = Readonly<Record<string, string>>

interface Store {
  readonly env: Environment
  /** Without the right to write, or to read. */
  readonly locked: Environment
  readonly refusal: RegExp
  readonly server: RunningServer
}

const stores: readonly (readonly [name: string, start: () => Promise<Store>])[] = [
  [
    'Redis',
    async () => {
      const options = ['--save', '', '--requirepass', 'secret word', '--bind', '127.0.0.1']
      const server = await startServer('redis-server', (port) => ['--port', String(port), ...options], listens)
      const url = (login: string) => ({ DOCS_BUILD_CACHE: `redis://${login}127.0.0.1:${server.port}` })
      return { server, env: url(':secret%20word@'), locked: url(':wrong@'), refusal: /WRONGPASS/ }
    },
  ],
  [
    'nginx with WebDAV',
    async () => {
      const own = join(folder, 'nginx')
      mkdirSync(join(own, 'docs'), { recursive: true })
      const start = (port: number) => {
        writeFileSync(join(own, 'nginx.conf'), nginxConfig(own, port))
        return ['-p', own, '-c', join(own, 'nginx.conf'), '-e', join(own, 'error.log')]
      }
      const server = await startServer('nginx', start, answersHttp)
      const url = (path: string) => ({ DOCS_BUILD_CACHE: `http://127.0.0.1:${server.port}/${path}` })
      return { server, env: url('docs/'), locked: url('readonly'), refusal: /refuses answers with 405/ }
    },
  ],
  [
    'S3',
    async () => {
      const own = join(folder, 's3')
      const options = ['-d', own, '--configure-bucket', 'docs', '--silent', '-a', '127.0.0.1']
      const server = await startServer('s3rver', (port) => ['-p', String(port), ...options], answersHttp)
      const env = {
        DOCS_BUILD_CACHE: 's3://docs/cache/of docs',
        AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${server.port}`,
        AWS_ACCESS_KEY_ID: 'S3RVER',
        AWS_SECRET_ACCESS_KEY: 'S3RVER',
      }
      return { server, env, locked: { ...env, AWS_ACCESS_KEY_ID: 'STRANGER' }, refusal: /answers with 403/ }
    },
  ],
]

function nginxConfig(own: string, port: number): string {
  return `
    daemon off;
    master_process off;
    pid ${own}/pid;
    events {}
    http {
      access_log off;
      client_body_temp_path ${own}/body;
      proxy_temp_path ${own}/proxy;
      fastcgi_temp_path ${own}/fastcgi;
      uwsgi_temp_path ${own}/uwsgi;
      scgi_temp_path ${own}/scgi;
      server {
        listen 127.0.0.1:${port};
        root ${own};
        location /docs/ {
          dav_methods PUT;
          create_full_put_path on;
          client_max_body_size 64m;
        }
      }
    }
  `
}

function listens(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket.destroy() !== undefined))
    socket.on('error', () => done(false))
  })
}

let alone: Record<string, string>
beforeAll(async () => {
  const site = newSite()
  expect(await site.buildWarm()).toMatchObject({ code: 0 })
  alone = site.output()
})

describe.each(stores)('%s', (name, start) => {
  let store: Store
  beforeAll(async () => {
    store = await start()
  })
  afterAll(() => store.server.stop())

  const built = async (site: TemporarySite, env: Environment) => {
    const run = await site.buildWarm(['--reporter', 'json'], env)
    expect(run.code).toBe(0)
    expect(site.output()).toEqual(alone)
    return { stderr: run.stderr, ...(JSON.parse(run.stdout) as { pages: number; cached: number }) }
  }

  /** How many pages a build has that puts nothing, and how many of them it made. */
  const joined = async (tries = 5): Promise<number[]> => {
    const { stderr, pages: all, cached } = await built(newSite(), { ...store.env, DOCS_BUILD_CACHE_MODE: 'read' })
    // On a machine that has other things to do every store is slow.
    return tries > 1 && stderr.includes('takes too long') ? joined(tries - 1) : [all, all - cached]
  }

  test('four processes make the pages, and the build that follows makes none of them', async () => {
    const shards = await Promise.all([1, 2, 3, 4].map((at) => newSite().buildWarm(['--shard', `${at}/4`], store.env)))
    expect(shards.map(({ code, stderr }) => [code, /not used/.test(stderr)])).toEqual(shards.map(() => [0, false]))
    expect(await joined()).toEqual([expect.any(Number), 0])
  })

  test('whoever may not write is told so, and builds', async () => {
    const site = newSite()
    // Nobody has put these pages.
    site.write({ 'docs.config.mjs': configText({ title: 'Another site' }) })
    const { code, stderr } = await site.buildWarm([], store.locked)
    expect(code).toBe(0)
    expect(stderr).toMatch(store.refusal)
  })

  if (name === 'nginx with WebDAV')
    test('answers lie below /ac/, under their hashes, and take less room than what they hold', () => {
      const own = join(folder, 'nginx/docs/ac')
      const names = readdirSync(own)
      expect(names.filter((each) => !/^[0-9a-f]{64}$/.test(each))).toEqual([])
      const bytes = names.reduce((sum, each) => sum + statSync(join(own, each)).size, 0)
      const output = Object.values(alone).reduce((sum, text) => sum + text.length, 0)
      expect(bytes).toBeLessThan(output / 2)
    })
})
