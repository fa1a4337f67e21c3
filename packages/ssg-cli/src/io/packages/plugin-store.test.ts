import { createServer, type Server } from 'node:http'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from '../../text/hash.ts'
import { pluginStore } from './plugin-store.ts'
import { RememberedFiles } from '../files/remembered-files.ts'

let siteDir = ''
beforeEach(() => (siteDir = mkdtempSync(join(tmpdir(), 'docs-build-store-'))))
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

describe('a folder of docs', () => {
  test('holds what it is given and nothing else, and what stays is not touched', () => {
    const store = pluginStore(siteDir)
    store.fill(
      'docs',
      new Map([
        ['a.md', 'a'],
        ['b/c.md', 'c'],
        ['old.md', 'o'],
      ]),
    )
    const { mtimeMs } = statSync(join(siteDir, 'docs/a.md'))
    store.fill(
      'docs',
      new Map([
        ['a.md', 'a'],
        ['b/c.md', 'changed'],
        ['new.md', 'n'],
      ]),
    )
    store.fill(
      'docs',
      new Map([
        ['a.md', 'a'],
        ['b/c.md', 'changed'],
        ['new.md', 'n'],
      ]),
    )
    expect(readdirSync(join(siteDir, 'docs')).sort()).toEqual(['a.md', 'b', 'new.md'])
    expect(readFileSync(join(siteDir, 'docs/b/c.md'), 'utf8')).toBe('changed')
    expect(statSync(join(siteDir, 'docs/a.md')).mtimeMs).toBe(mtimeMs)
  })

  test('is looked at anew, also where another process wrote it', () => {
    const remembered = new RememberedFiles(siteDir, { get: () => undefined, set: () => undefined })
    const watched = pluginStore(siteDir, (path) => remembered.forget([{ path, kind: 'removed' }]))
    const state = () => [
      remembered
        .list('docs')
        .files.map(({ path }) => path)
        .sort(),
      remembered.hash('docs/a.md'),
    ]
    watched.fill('docs', new Map([['a.md', 'a']]))
    const before = state()
    const later = new Map([
      ['a.md', 'another'],
      ['b.md', 'b'],
    ])
    pluginStore(siteDir).fill('docs', later)
    expect(state()).toEqual(before)
    watched.fill('docs', later)
    expect(state()).toEqual([['a.md', 'b.md'], hashOf('another')])
    pluginStore(siteDir).fill('docs', new Map())
    watched.fill('docs', new Map())
    expect(remembered.list('docs').files).toEqual([])
  })
})

describe('an answer of the network', () => {
  let server: Server
  let url = ''
  let asked = 0
  let answer: string | undefined = 'first'
  beforeEach(async () => {
    asked = 0
    answer = 'first'
    server = createServer((_, response) => {
      asked++
      response.writeHead(answer === undefined ? 503 : 200).end(answer)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    // A server that listens on a port has an address.
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/data`
  })
  afterEach(() => new Promise<unknown>((closed) => server.close(closed)))

  const get = async (maxAgeSeconds?: number) => {
    const folder = join(siteDir, 'work')
    const found = await pluginStore(siteDir).fetch(url, {
      folder,
      ...(maxAgeSeconds !== undefined && { maxAgeSeconds }),
    })
    return [Buffer.from(found.bytes).toString(), found.problem]
  }

  function makeOlder(seconds: number): void {
    const folder = join(siteDir, 'work/fetched')
    const then = Date.now() / 1000 - seconds
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), then, then)
  }

  test('is kept for ever, unless it is asked for anew after a time', async () => {
    expect(await get()).toEqual(['first', undefined])
    answer = 'second'
    makeOlder(100)
    expect([await get(), await get(200), asked]).toEqual([['first', undefined], ['first', undefined], 1])
    expect(await get(50)).toEqual(['second', undefined])
  })

  test('that is too old is better than none, and says why it is', async () => {
    await get()
    makeOlder(100)
    answer = undefined
    expect(await get(50)).toEqual(['first', 'the server says 503 Service Unavailable'])
  })

  test('that never came is an error that names the URL', async () => {
    answer = undefined
    await expect(get()).rejects.toThrow(`${JSON.stringify(url)} gives nothing: the server says 503 Service Unavailable`)
  })
})
