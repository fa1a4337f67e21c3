/** Pages of an API whose description is a URL: later builds need no network. */
import { symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-cli.ts'
import { configText, temporarySite } from './temporary-site.ts'

const description = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets': { get: { operationId: 'listPets', summary: 'List pets', responses: { 200: { description: 'All' } } } },
  },
}
const page = 'api/operations/list-pets/index.html'

test(
  'a description that was read once is kept, and one that is too old is used when there is no other',
  { timeout: 240_000 },
  async () => {
    let asked = 0
    const server = createServer((_, response) => {
      asked++
      response.end(JSON.stringify(description))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    // A server that listens on a port has an address.
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pets.json`
    const config = (more: object = {}) =>
      configText({ plugins: [['@docs-build/plugin-openapi', { description: url, ...more }]] })
    const site = temporarySite({ 'docs.config.mjs': config() })
    try {
      symlinkSync(join(root, 'node_modules'), join(site.dir, 'node_modules'))
      expect(await site.buildWarm()).toMatchObject({ code: 0 })
      expect(site.output()[page]).toContain('List pets')
      await new Promise((closed) => server.close(closed))

      site.write({ 'docs.config.mjs': config({ samples: ['go'] }) })
      expect(await site.buildWarm()).toMatchObject({ code: 0, stderr: expect.stringContaining('0 warnings') })
      expect([asked, site.output()[page]?.includes('>Go<')]).toEqual([1, true])
      expect(site.output()[page]).toContain('List pets')

      site.write({ 'docs.config.mjs': config({ maxAgeSeconds: 0 }) })
      const old = await site.buildWarm()
      expect(old.code).toBe(0)
      expect(old.stderr).toContain('ECONNREFUSED')
      expect(site.output()[page]).toContain('List pets')
    } finally {
      server.close()
      site.remove()
    }
  },
)
