import { request } from './exchange.mjs'

/** Text of a file beside the output, which nobody may get. */
export const secret = 'trust-secret-of-the-site'

/**
 * A request of somebody who means harm: its bytes, and which answers are right. No status is an answer that closes.
 *
 * @typedef {object} HostileRequest
 * @property {string} what
 * @property {Buffer} bytes
 * @property {(status: number | undefined) => boolean} isRight
 *
 * @typedef {ReturnType<typeof import('../shared/random.mjs').randomFrom>} Random
 */

const isRefused = (status) =>
  status === undefined || (status >= 400 && status < 500) || status === 501 || status === 505
const isHarmless = (status) => status === undefined || status < 500 || status === 501 || status === 505

/** @type {(random: Random) => HostileRequest} */
export function hostileRequest(random) {
  return random.chance(0.6) ? traversal(random) : random.pick(others)(random)
}

const ups = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '..%00',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '..;',
  '%ef%bc%8e%ef%bc%8e',
  '...',
  '. .',
  '..%20',
]
const slashes = ['/', '%2f', '\\', '%5c', '//', '%252f', '/./', '%c0%af', '/%00/']
const targets = [
  'secret.txt',
  'docs.config.mjs',
  'site/secret.txt',
  '.docs-build/lock',
  'etc/passwd',
  'dist/../secret.txt',
  '.docs-build.json',
  '_headers',
  '.git/config',
]
const starts = [
  '/',
  '',
  '/docs/',
  '/assets/',
  '//',
  '/%2e/',
  'http://localhost/',
  'file:///',
  '/@docs-build/',
  '/@fs/',
  '/@id/',
]

/** @type {(random: Random) => HostileRequest} */
function traversal(random) {
  const way = Array.from({ length: 1 + random.below(8) }, () => random.pick(ups) + random.pick(slashes)).join('')
  const path = random.pick(starts) + (random.chance(0.9) ? way : '') + random.pick(targets)
  const ending = random.pick(['', '/', '?x', '#x', '%00.html', '%20', '/.', ';.html'])
  return { what: `GET ${path}${ending}`, bytes: request(`GET ${path}${ending} HTTP/1.1`), isRight: isHarmless }
}

const hosts = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil.example:80',
  '[::ffff:203.0.113.1]',
  'localhost@evil.example',
  'evil.example#localhost',
  '203.0.113.1',
  'xn--lcalhost-54a',
]
const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'CONNECT', 'PROPFIND', 'PURGE']
const ranges = [
  'bytes=0-0,0-0',
  `bytes=${'0-,'.repeat(2000)}0-`,
  'bytes=-0',
  'bytes=99999999999999999999-',
  'bytes=5-2',
  'bytes=a-b',
  'bytes=',
  'lines=0-1',
  'bytes=-99999999999999999999',
  'bytes=0-18446744073709551616',
]

/** @type {readonly ((random: Random) => HostileRequest)[]} */
const others = [
  (random) => of('another host', 'GET / HTTP/1.1', [`Host: ${random.pick(hosts)}`], isRefused),
  (random) =>
    of(
      'the URL of another host',
      `GET http://${random.pick(hosts)}/secret.txt HTTP/1.1`,
      [`Host: ${random.pick(hosts)}`],
      isRefused,
    ),
  () => of('two hosts', 'GET / HTTP/1.1', ['Host: localhost', 'Host: evil.example'], isHarmless),
  () => of('no host', 'GET / HTTP/1.0', ['Host:'], isHarmless),
  (random) => of('another method', `${random.pick(methods)} / HTTP/1.1`, ['Content-Length: 0'], isRefused),
  (random) => ({
    what: 'a body',
    bytes: request(`POST / HTTP/1.1`, [`Content-Length: ${random.pick(['5', '-1', '9'.repeat(20), 'x'])}`], 'hello'),
    isRight: isRefused,
  }),
  () => ({
    what: 'two lengths',
    bytes: request('GET / HTTP/1.1', ['Content-Length: 3', 'Transfer-Encoding: chunked'], '0\r\n\r\nGET /secret.txt'),
    isRight: isRefused,
  }),
  (random) => of('a range', 'GET /index.html HTTP/1.1', [`Range: ${random.pick(ranges)}`], isHarmless),
  (random) =>
    of(
      'a condition',
      'GET / HTTP/1.1',
      [
        `If-None-Match: ${'"x",'.repeat(random.below(3000))}`,
        `If-Modified-Since: ${random.pick(['x', '-1', '9'.repeat(400)])}`,
      ],
      isHarmless,
    ),
  (random) => of('a long URL', `GET /${'a'.repeat(random.below(90_000))} HTTP/1.1`, [], isHarmless),
  (random) => of('a deep URL', `GET ${'/a'.repeat(random.below(7000))} HTTP/1.1`, [], isHarmless),
  (random) => of('a long header', 'GET / HTTP/1.1', [`X-Long: ${'a'.repeat(random.below(90_000))}`], isHarmless),
  (random) =>
    of(
      'many headers',
      'GET / HTTP/1.1',
      Array.from({ length: random.below(3000) }, (_, index) => `X-${index}: 1`),
      isHarmless,
    ),
  (random) =>
    of('encodings', 'GET / HTTP/1.1', [`Accept-Encoding: ${'br;q=0.1,*;q=9,'.repeat(random.below(800))}`], isHarmless),
  () => of('a header in the URL', 'GET /%0d%0aTrust-Injected:%20yes HTTP/1.1', [], isHarmless),
  () =>
    of(
      'markup in the URL',
      'GET /%3Cscript%3E__trust(1)%3C/script%3E"><script>__trust(1)</script> HTTP/1.1',
      [],
      isHarmless,
    ),
  () => of('a query that leads away', 'GET //evil.example/%2f.. HTTP/1.1', [], isHarmless),
  () =>
    of(
      'a websocket',
      'GET / HTTP/1.1',
      ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13'],
      (status) => status !== 101 && isHarmless(status),
    ),
  () =>
    of('events for another origin', 'GET /@docs-build/events HTTP/1.1', ['Origin: https://evil.example'], isRefused),
  () =>
    of(
      'an event identity',
      'GET /nothing HTTP/1.1',
      ['Last-Event-ID: 99999999999999', 'Accept: text/event-stream'],
      isHarmless,
    ),
  (random) => ({
    what: 'bytes',
    bytes: Buffer.from(Array.from({ length: 1 + random.below(400) }, () => random.below(256))),
    isRight: isRefused,
  }),
  () => ({ what: 'another protocol', bytes: Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), isRight: isRefused }),
  () => ({ what: 'a handshake', bytes: Buffer.from('160301020001', 'hex'), isRight: isHarmless }),
  (random) => ({
    what: 'malformed escapes',
    bytes: request(`GET /${random.pick(['%', '%zz', '%c3', '%ff%fe', '%00', '\x01', '%E2%80'])} HTTP/1.1`),
    isRight: isRefused,
  }),
]

/** @type {(what: string, line: string, headers: readonly string[], isRight: HostileRequest['isRight']) => HostileRequest} */
function of(what, line, headers, isRight) {
  return { what: `${what}: ${line.slice(0, 80)}`, bytes: request(line, headers), isRight }
}
