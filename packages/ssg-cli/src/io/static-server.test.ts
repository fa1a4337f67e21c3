import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hostNames, type HostName } from './static-server/host-rules.ts'
import { serveStatic, type StaticServer } from './static-server.ts'

let outside: string
let dir: string
const servers: StaticServer[] = []

beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'docs-build-static-'))
  dir = join(outside, 'dist')
  writeFileSync(join(outside, 'secret.txt'), 'secret')
  write('index.html', 'home')
  write('404.html', 'not here')
  write('services/index.html', 'services')
  write('assets/client-1A2B3C4D.js', 'client')
})

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
  rmSync(outside, { recursive: true, force: true })
})

describe('paths', () => {
  test.each([
    ['/', 'home'],
    ['/services', 'services'],
    ['/services/', 'services'],
    ['/services/index.html', 'services'],
    ['/services?q=/../x', 'services'],
    ['/assets/client-1A2B3C4D.js', 'client'],
  ])('%s is answered at once', async (path, body) => {
    await serve()
    expect(await get(path)).toMatchObject({ status: 200, body })
  })

  test.each([['/größe'], ['/a%20b/c']])('%s is found by its decoded name', async (path) => {
    write(`${decodeURI(path.slice(1))}/index.html`, 'found')
    await serve()
    expect(await get(encodeURI(decodeURI(path)))).toMatchObject({ status: 200, body: 'found' })
  })

  test('a file comes before the folder of the same spelling with a slash', async () => {
    write('data', 'file')
    await serve()
    expect(await get('/data')).toMatchObject({
      status: 200,
      body: 'file',
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(await get('/data/')).toMatchObject({ status: 404 })
  })

  test.each(['/absent', '/absent/', '/assets/', '/services/index.html/', '/assets'])(
    '%s is the 404 page',
    async (path) => {
      await serve()
      expect(await get(path)).toMatchObject({
        status: 404,
        body: 'not here',
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    },
  )

  test.each([
    ['/de/absent', 'nicht hier'],
    ['/de/guide/deep/absent', 'nicht hier'],
    ['/de', 'nicht hier'],
    ['/dead', 'not here'],
    ['/services/absent', 'not here'],
  ])('%s is the 404 page of the nearest folder that has one', async (path, body) => {
    write('de/404.html', 'nicht hier')
    write('de/guide/index.html', 'Anleitung')
    await serve()
    expect(await get(path)).toMatchObject({ status: 404, body })
  })

  test('a host with one 404 page shows that everywhere', async () => {
    write('de/404.html', 'nicht hier')
    await serve({ hostRules: 'github-pages' })
    expect(await get('/de/absent')).toMatchObject({ status: 404, body: 'not here' })
  })

  test('a site without a 404 page answers in words', async () => {
    rmSync(join(dir, '404.html'))
    await serve()
    expect(await get('/absent')).toMatchObject({ status: 404, body: 'Not found.\n' })
  })

  test('pages of a build that comes later are found', async () => {
    await serve()
    rmSync(dir, { recursive: true })
    expect(await get('/')).toMatchObject({ status: 404 })
    write('index.html', 'new home')
    expect(await get('/')).toMatchObject({ status: 200, body: 'new home' })
  })
})

describe('base URL', () => {
  test.each([
    ['/docs/', 200, 'home'],
    ['/docs', 200, 'home'],
    ['/docs/services', 200, 'services'],
    ['/docs/absent', 404, 'not here'],
  ])('%s answers %i', async (path, status, body) => {
    await serve({ baseUrl: '/docs/' })
    expect(await get(path)).toMatchObject({ status, body })
  })

  test.each(['/', '/services', '/docsx'])('%s is outside: a link leads to the site', async (path) => {
    await serve({ baseUrl: '/docs/' })
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.body).toContain("<a href='/docs/'>/docs/</a>")
  })
})

describe('files outside of the folder', () => {
  test.each([
    '/../secret.txt',
    '/services/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2E%2E%2Fsecret.txt',
    '/..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/services/..%5c..%5csecret.txt',
    '/./../secret.txt',
    '//../secret.txt',
    '/.../secret.txt',
  ])('%s stays inside', async (path) => {
    await serve()
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer.endsWith('not here')).toBe(true)
  })

  test('the absolute path of a file is no path of the site', async () => {
    await serve()
    expect(
      await raw(`GET /${join(outside, 'secret.txt')} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 404 /)
  })

  test('a link out of the folder leads nowhere, a link inside works', async () => {
    symlinkSync(join(outside, 'secret.txt'), join(dir, 'out.txt'))
    symlinkSync(outside, join(dir, 'up'))
    symlinkSync('services', join(dir, 'alias'))
    await serve()
    expect(await get('/out.txt')).toMatchObject({ status: 404 })
    expect(await get('/up/secret.txt')).toMatchObject({ status: 404 })
    expect(await get('/alias/')).toMatchObject({ status: 200, body: 'services' })
  })

  test('a folder whose name begins like the output folder is outside too', async () => {
    mkdirSync(join(outside, 'dist-old'))
    writeFileSync(join(outside, 'dist-old/x.txt'), 'secret')
    symlinkSync(join(outside, 'dist-old'), join(dir, 'old'))
    await serve()
    expect(await get('/old/x.txt')).toMatchObject({ status: 404 })
  })

  test('a folder that is itself a link is served', async () => {
    symlinkSync(dir, join(outside, 'link'))
    await serve({ dir: join(outside, 'link') })
    expect(await get('/')).toMatchObject({ status: 200, body: 'home' })
  })

  test.each(['/.env', '/.git/config', '/services/.hidden', '/_headers'])('%s is not shown', async (path) => {
    write(path.slice(1), 'hidden')
    await serve()
    expect(await get(path)).toMatchObject({ status: 404, body: 'not here' })
  })

  test('the well-known folder is public', async () => {
    write('.well-known/security.txt', 'Contact: x')
    await serve()
    expect(await get('/.well-known/security.txt')).toMatchObject({ status: 200 })
  })
})

describe('requests', () => {
  test.each(['/%', '/%zz', '/%c3%28', '/a%00.html'])('the malformed path %s is 400', async (path) => {
    await serve()
    expect(await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  })

  test('a whole URL in the request line is understood', async () => {
    await serve()
    expect(await raw('GET http://x/services HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 [^]*services$/,
    )
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    await serve()
    expect(await get('/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  test('HEAD has the headers of GET and no body', async () => {
    await serve()
    const { date: _, ...whole } = (await get('/services')).headers
    const head = await get('/services', {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, body: '', headers: whole })
    expect(head.headers['content-length']).toBe('8')
    expect(await get('/absent', {}, 'HEAD')).toMatchObject({ status: 404, body: '' })
  })

  test('an empty file is an empty answer', async () => {
    write('empty.txt', '')
    await serve()
    expect(await get('/empty.txt')).toMatchObject({ status: 200, body: '', headers: { 'content-length': '0' } })
  })
})

describe('states of a file', () => {
  test('a client that has the file gets 304 without a body', async () => {
    await serve()
    const { headers } = await get('/services')
    expect(headers.etag).toMatch(/^"[^"]+"$/)
    for (const condition of [
      { 'if-none-match': headers.etag },
      { 'if-none-match': `"x", W/${headers.etag}` },
      { 'if-modified-since': headers['last-modified'] },
    ]) {
      const answer = await get('/services', condition)
      expect(answer).toMatchObject({ status: 304, body: '', headers: { etag: headers.etag } })
      expect(answer.headers['content-type']).toBeUndefined()
    }
  })

  test('a changed file of the same size has another ETag', async () => {
    utimesSync(join(dir, 'index.html'), 1, 1)
    await serve()
    const { headers } = await get('/')
    expect(headers['last-modified']).toBe('Thu, 01 Jan 1970 00:00:01 GMT')
    write('index.html', 'HOME')
    expect(await get('/', { 'if-none-match': headers.etag })).toMatchObject({ status: 200, body: 'HOME' })
  })

  test('hashed files never change, everything else is asked for again', async () => {
    await serve()
    const control = async (path: string) => (await get(path)).headers['cache-control']
    expect(await control('/assets/client-1A2B3C4D.js')).toBe('public, max-age=31536000, immutable')
    expect(await control('/services')).toBe('public, max-age=0, must-revalidate')
    expect(await control('/assets/absent.js')).toBe('public, max-age=0, must-revalidate')
  })
})

describe('ranges', () => {
  beforeEach(() => write('digits.txt', '0123456789'))

  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s is that part', async (range, body, contentRange) => {
    await serve()
    expect(await get('/digits.txt', { range })).toMatchObject({
      status: 206,
      body,
      headers: { 'content-range': contentRange, 'content-length': String(body.length) },
    })
  })

  test('a part behind the end is 416 with the size', async () => {
    await serve()
    expect(await get('/digits.txt', { range: 'bytes=10-' })).toMatchObject({
      status: 416,
      body: '',
      headers: { 'content-range': 'bytes */10' },
    })
  })

  test.each(['bytes=5-2', 'lines=1-2', 'bytes=0-1,3-4'])('%s gets the whole file', async (range) => {
    await serve()
    expect(await get('/digits.txt', { range })).toMatchObject({
      status: 200,
      body: '0123456789',
      headers: { 'accept-ranges': 'bytes' },
    })
  })

  test('If-Range with another state gets the whole file', async () => {
    await serve()
    const { etag } = (await get('/digits.txt')).headers
    expect(await get('/digits.txt', { range: 'bytes=0-3', 'if-range': etag })).toMatchObject({ status: 206 })
    expect(await get('/digits.txt', { range: 'bytes=0-3', 'if-range': '"other"' })).toMatchObject({
      status: 200,
      body: '0123456789',
    })
  })

  test('the 404 page is never a part', async () => {
    await serve()
    expect(await get('/absent', { range: 'bytes=0-1' })).toMatchObject({ status: 404, body: 'not here' })
  })
})

describe('compressed copies', () => {
  beforeEach(() => {
    write('services/index.html.br', 'brotli')
    write('services/index.html.gz', 'zip')
  })

  test.each([
    ['gzip, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'zip'],
    ['br;q=0.1, gzip', 'gzip', 'zip'],
    ['br;q=0', undefined, 'services'],
    [undefined, undefined, 'services'],
  ])('a client that accepts %s gets %s', async (accepted, encoding, body) => {
    await serve()
    const answer = await get('/services', accepted === undefined ? {} : { 'accept-encoding': accepted })
    expect(answer).toMatchObject({
      status: 200,
      body,
      headers: { vary: 'Accept-Encoding', 'content-type': 'text/html; charset=utf-8' },
    })
    expect(answer.headers['content-encoding']).toBe(encoding)
  })

  test('each copy has an ETag of its own', async () => {
    await serve()
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await get('/services', { 'accept-encoding': encoding })).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test('a part is one of the plain file', async () => {
    await serve()
    expect(await get('/services', { 'accept-encoding': 'br', range: 'bytes=0-2' })).toMatchObject({
      status: 206,
      body: 'ser',
    })
  })
})

describe('texts without a compressed copy', () => {
  const text = 'All that is said here is said again. '.repeat(100)
  const zipped = { 'accept-encoding': 'gzip, br' }

  test.each([
    ['guide.html', text, 'gzip'],
    ['guide.svg', text, 'gzip'],
    ['guide.html', text.slice(0, 1_000), undefined],
    ['guide.png', text, undefined],
  ])('%s is compressed while it is sent where that is worth it', async (name, content, encoding) => {
    write(name, content)
    await serve()
    const { headers, bytes } = await getBytes(`/${name}`, zipped)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe(encoding && 'Accept-Encoding')
    expect(String(encoding ? gunzipSync(bytes) : bytes)).toBe(content)
    if (encoding) expect(bytes.length).toBeLessThan(text.length / 10)
  })

  test('a client that takes no gzip gets the file, with another ETag', async () => {
    write('guide.html', text)
    await serve()
    const plain = await get('/guide.html')
    expect(plain).toMatchObject({ body: text, headers: { vary: 'Accept-Encoding', 'content-length': '3700' } })
    const { headers } = await getBytes('/guide.html', zipped)
    expect(headers.etag).not.toBe(plain.headers.etag)
    expect(await get('/guide.html', { ...zipped, 'if-none-match': headers.etag })).toMatchObject({
      status: 304,
      body: '',
    })
  })

  test('a part is one of the plain file, and HEAD has no body', async () => {
    write('guide.html', text)
    await serve()
    expect(await get('/guide.html', { ...zipped, range: 'bytes=0-7' })).toMatchObject({ status: 206, body: 'All that' })
    expect(await get('/guide.html', zipped, 'HEAD')).toMatchObject({ status: 200, body: '' })
  })
})

describe('_headers', () => {
  test('its rules apply, also to the 404 page, and come before the defaults', async () => {
    write('_headers', "/*\n  Content-Security-Policy: default-src 'self'\n/services/*\n  Cache-Control: no-store\n")
    await serve()
    expect((await get('/')).headers['content-security-policy']).toBe("default-src 'self'")
    expect((await get('/absent')).headers['content-security-policy']).toBe("default-src 'self'")
    expect((await get('/services/')).headers['cache-control']).toBe('no-store')
  })

  test('its paths have the base URL', async () => {
    write('_headers', '/docs/services\n  X-Mark: 1\n')
    await serve({ baseUrl: '/docs/' })
    expect((await get('/docs/services')).headers['x-mark']).toBe('1')
  })

  test('a rule that makes a folder immutable does not do so to what is missing there', async () => {
    write('_headers', '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
    await serve()
    expect((await get('/assets/absent.js')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  test('a new build brings its own', async () => {
    write('_headers', '/*\n  X-Build: 1\n')
    await serve()
    expect((await get('/')).headers['x-build']).toBe('1')
    write('_headers', '/*\n  X-Build: second\n')
    expect((await get('/')).headers['x-build']).toBe('second')
  })
})

describe('rules of a host', () => {
  test.each([
    ['github-pages', 301],
    ['netlify', 301],
    ['s3', 302],
  ] as const)('%s adds the slash of a folder with %i, and keeps the query', async (hostRules, status) => {
    write('größe/index.html', 'found')
    await serve({ hostRules })
    const { headers, ...answer } = await get(encodeURI('/größe?a=1'))
    expect(answer).toEqual({ status, body: '' })
    expect(headers.location).toBe('/gr%C3%B6%C3%9Fe/?a=1')
    expect(await get('/absent')).toMatchObject({ status: 404, body: 'not here' })
  })

  test.each(hostNames)('%s sends the base URL without a slash to the site', async (hostRules) => {
    await serve({ hostRules, baseUrl: '/docs/' })
    expect((await get('/docs')).headers.location).toBe('/docs/')
    expect((await get('/docs/services')).headers.location).toBe('/docs/services/')
    expect(await get('/docs/')).toMatchObject({ status: 200, body: 'home' })
  })

  test.each(hostNames)('%s sends nobody to another host', async (hostRules) => {
    write('evil.example/index.html', 'folder')
    await serve({ hostRules })
    for (const path of [
      '//evil.example',
      '/%2Fevil.example',
      '/\\\\evil.example',
      '/%5C%5Cevil.example',
      '/.//evil.example',
    ])
      expect(await get(path), path).toMatchObject({ status: 404, headers: { 'cache-control': expect.any(String) } })
  })

  test('_headers is a file of Netlify alone, and neither it nor _redirects is content', async () => {
    write('_headers', '/*\n  X-Mark: 1\n')
    write('_redirects', '/old /services/\n')
    await serve({ hostRules: 'netlify' })
    expect((await get('/')).headers['x-mark']).toBe('1')
    for (const path of ['/old', '/_headers', '/_redirects']) expect(await get(path)).toMatchObject({ status: 404 })
    await serve({ hostRules: 's3' })
    expect((await get('/')).headers['x-mark']).toBeUndefined()
  })
})

describe('names', () => {
  test.each([
    ['localhost', '127.0.0.1', 200],
    ['evil.example', '127.0.0.1', 403],
    ['192.168.0.7', '127.0.0.1', 403],
    ['192.168.0.7', '0.0.0.0', 200],
    ['evil.example', '0.0.0.0', 403],
    ['docs.test', '0.0.0.0', 200],
  ])('a request for %s to a server on %s is answered with status %i', async (name, host, status) => {
    await serve({ host, names: ['docs.test'] })
    expect(await get('/', { host: name })).toMatchObject({ status })
  })

  test('who is not answered is told why, and gets nothing of the site', async () => {
    await serve()
    expect(await get('/absent', { host: 'evil.example' })).toMatchObject({
      status: 403,
      body: 'Unexpected host "evil.example", expected localhost. To allow it, listen on it with --host or set DOCS_BUILD_ALLOWED_HOSTS=name.\n',
    })
  })
})

describe('life', () => {
  test('a taken port gives way to the next free one', async () => {
    const first = await serve()
    const second = await serve({ port: first.port })
    expect(second.port).toBeGreaterThan(first.port)
    expect(second.url).toBe(`http://127.0.0.1:${second.port}/`)
    expect(await get('/')).toMatchObject({ status: 200 })
  })

  test('closing does not wait for connections that only linger', async () => {
    const server = await serve()
    const socket = connect(server.port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(socket, 'data')
    const started = Date.now()
    await server.close()
    expect(Date.now() - started).toBeLessThan(1900)
    socket.destroy()
  })

  test('a client that leaves in the middle does no harm', async () => {
    write('big.bin', 'x'.repeat(20_000_000))
    const server = await serve()
    const socket = connect(server.port, '127.0.0.1')
    socket.write('GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(socket, 'data')
    socket.destroy()
    expect(await get('/')).toMatchObject({ status: 200, body: 'home' })
  })
})

function write(path: string, content: string) {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), content)
}

async function serve(
  options: {
    readonly dir?: string
    readonly port?: number
    readonly host?: string
    readonly names?: readonly string[]
    readonly baseUrl?: string
    readonly hostRules?: HostName
  } = {},
): Promise<StaticServer> {
  const server = await serveStatic({ dir, host: '127.0.0.1', port: 0, baseUrl: '/', ...options })
  servers.push(server)
  return server
}

/** Ask the server that was started last, for the path exactly as given. */
async function get(path: string, headers?: IncomingHttpHeaders, method?: string) {
  const { bytes, ...answer } = await getBytes(path, headers, method)
  return { ...answer, body: String(bytes) }
}

async function getBytes(path: string, headers: IncomingHttpHeaders = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: servers.at(-1)?.port, path, headers, method, agent: false })
    call.on('response', resolve).on('error', reject).end()
  })
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) }
}

/** Say something to the server that was started last that no HTTP client would. */
async function raw(text: string): Promise<string> {
  const socket = connect(servers.at(-1)?.port ?? 0, '127.0.0.1')
  socket.write(text)
  let answer = ''
  for await (const piece of socket.setEncoding('utf8')) answer += String(piece)
  return answer
}
