/** What the guides tell nginx is told to a real one, which serves a site with it. */
import { chmodSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../run-cli.ts'
import { answersHttp, startServer } from '../servers.ts'
import { configText, temporarySite, type TemporarySite } from '../temporary-site.ts'

let site: TemporarySite
beforeAll(async () => {
  site = temporarySite({ 'docs.config.mjs': configText({ markdownLinks: true }), 'docs/a/pump.md': '# Pump µ\n' })
  expect((await site.buildWarm()).code).toBe(0)
  // nginx gives up rights that it does not need, and must find its folder all the same.
  chmodSync(site.workDir, 0o755)
})
afterAll(() => site.remove())

test.each(['docs/content/run/publish.md', 'packages/ssg-cli/templates/site/docs/guides/03-publish.md'])(
  'the configuration in "%s" serves pages, Markdown and files',
  async (guide) => {
    const [, block = ''] = /```nginx[^\n]*\n(.*?)```/s.exec(readFileSync(join(root, guide), 'utf8')) ?? []
    const own = join(site.workDir, 'nginx.conf')
    const server = await startServer(
      'nginx',
      (port) => {
        writeFileSync(
          own,
          around(block.replace('80', String(port)).replace('/usr/share/nginx/html', `${site.dir}/dist`)),
        )
        return ['-p', site.workDir, '-c', own, '-e', join(site.workDir, 'error.log')]
      },
      answersHttp,
    )
    const [asset = ''] = readdirSync(join(site.dir, 'dist/assets')).filter((name) => name.endsWith('.js'))
    const told = async (path: string) => {
      const { status, headers } = await fetch(`http://127.0.0.1:${server.port}${path}`)
      return [path, status, ...['content-type', 'content-encoding', 'cache-control'].map((name) => headers.get(name))]
    }
    try {
      const script = `/assets/${asset}`
      expect(await Promise.all(['/a/pump', '/a/pump/', '/a/pump.md', '/pumps', script].map(told))).toEqual([
        ['/a/pump', 200, 'text/html; charset=utf-8', 'gzip', 'no-cache'],
        ['/a/pump/', 200, 'text/html; charset=utf-8', 'gzip', 'no-cache'],
        ['/a/pump.md', 200, 'text/plain; charset=utf-8', null, 'no-cache'],
        ['/pumps', 404, 'text/html; charset=utf-8', 'gzip', null],
        [script, 200, 'application/javascript; charset=utf-8', 'gzip', 'public, max-age=31536000, immutable'],
      ])
    } finally {
      await server.stop()
    }
  },
)

/** What stands around a block that says what one server does, as in the image of nginx. */
function around(server: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${site.workDir}/t;`,
  )
  return `
    daemon off;
    master_process off;
    pid ${site.workDir}/pid;
    events {}
    http {
      types { text/html html; text/css css; application/javascript js; image/svg+xml svg; }
      default_type application/octet-stream;
      access_log off;
      ${folders.join('\n')}
      ${server}
    }
  `
}
