/** Hostile requests to `serve` and `watch`: nothing gets out, both go on answering, and their memory stays bounded. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildsUnderReaders } from './servers/builds-under-readers.mjs'
import { exchange, request, statusOf } from './servers/exchange.mjs'
import { hostileRequest, secret } from './servers/hostile-requests.mjs'
import { load, manyThatStay, pipelined } from './servers/pressure.mjs'
import { fullSite } from './shared/full-site.mjs'
import { randomFrom } from './shared/random.mjs'
import { runCommand } from './shared/run-command.mjs'
import { startServer } from './shared/start-server.mjs'
import { writeSite } from './shared/write-site.mjs'

const paths = [
  '/',
  '/docs/',
  '/docs/guides/install',
  '/about/',
  '/search/',
  '/note.txt',
  '/sitemap.xml',
  '/search-index.json',
]

/** Memory that a server may gain by many requests, in MB. */
const mostGrowth = 40

/** @type {(order: import('./campaigns.mjs').Order) => Promise<import('./campaigns.mjs').Outcome>} */
export async function run({ seed, short, report }) {
  const work = mkdtempSync(join(tmpdir(), 'docs-build-servers-'))
  const dir = join(work, 'site')
  mkdirSync(dir)
  writeSite(dir, {
    ...fullSite,
    'docs.config.mjs': `// ${secret}\n${fullSite['docs.config.mjs']}`,
    'secret.txt': secret,
  })
  writeFileSync(join(work, 'secret.txt'), secret)
  const built = await runCommand(['build', '.'], { cwd: dir })
  if (built.code !== 0) throw new Error(`The site does not build: ${built.stderr}`)
  const counts = { tried: 0, failed: 0, 'hostile requests': 0, 'requests at 64 connections': 0 }
  const details = []
  const tell = (wrong) => {
    counts.tried++
    if (wrong.length > 0) counts.failed++
    details.push(...wrong)
  }
  try {
    for (const command of ['serve', 'watch']) {
      const server = await startServer([command, '.'], dir)
      const target = { ...server, port: Number(new URL(server.origin).port) }
      try {
        await exchange(target.port, request('GET / HTTP/1.1'))
        counts['hostile requests'] += await attack(target, short ? 60 : 1000, { random: randomFrom(seed), tell })
        report(`${command}: hostile requests, ${counts.failed} failed so far`)
        await press(target, short ? 40 : 400, tell)
        const requests = short ? 500 : 50_000
        const pressed = async () => {
          counts['requests at 64 connections'] += requests
          return load(server, paths, requests)
        }
        const first = await pressed()
        counts[`peak of ${command} in MB`] = Math.round(Math.max(...first.memory))
        const second = short || !grows(first.memory) ? undefined : await pressed()
        const wrong = first.wrong + (second?.wrong ?? 0)
        const kept = second ? lost(first.memory, second.memory) : []
        tell([...(wrong > 0 ? [`${wrong} requests failed`] : []), ...kept])
        report(`${command}: ${requests} requests, ${counts.failed} failed so far`)
      } catch (error) {
        tell([`${command}: ${error.stack}`])
      } finally {
        const code = await server.stop()
        tell(code === 130 ? [] : [`${command} ended with ${code}: ${server.told().slice(-300)}`])
      }
    }
    const builds = short ? 2 : 20
    const { wrong, answers } = await buildsUnderReaders(dir, paths, builds)
    counts['builds under readers'] = builds
    counts['answers meanwhile'] = answers
    tell(wrong)
    report(`serve: ${answers} answers during ${builds} builds, ${counts.failed} failed so far`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return { name: 'servers', counts, details }
}

/** Send requests, sixteen at a time. Returns how many. */
async function attack({ port }, count, { random, tell }) {
  const requests = Array.from({ length: count }, () => hostileRequest(random))
  for (let start = 0; start < count; start += 16) {
    const some = requests.slice(start, start + 16)
    const answers = await Promise.all(some.map(({ bytes }) => exchange(port, bytes)))
    for (const [index, hostile] of some.entries()) tell(problemsOf(hostile, answers[index]))
  }
  const alive = await exchange(port, request('GET / HTTP/1.1'))
  tell(statusOf(alive) === 200 ? [] : [`after the attack the first page is ${statusOf(alive)}`])
  return count
}

/** @type {(hostile: import('./servers/hostile-requests.mjs').HostileRequest, answer: string) => readonly string[]} */
function problemsOf({ what, isRight }, answer) {
  const status = statusOf(answer)
  const [head = ''] = answer.split('\r\n\r\n')
  return [
    ...(isRight(status) ? [] : [`${what}: answered with ${status}`]),
    ...(answer.includes(secret) || answer.includes('root:x:0') ? [`${what}: a secret got out`] : []),
    ...(/^trust-injected/im.test(head) ? [`${what}: a header was injected`] : []),
    ...(/^location:.*evil/im.test(head) ? [`${what}: it leads to another site`] : []),
    ...(answer.includes('<script>__trust') ? [`${what}: markup came back`] : []),
    ...(/\n\s+at .*\.c?[jt]s:\d/.test(answer) ? [`${what}: a stack trace came back`] : []),
  ]
}

/** Connections that hold on to something: a header, a body, events that never end. */
const slow = {
  'slow headers': 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'slow bodies': 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n',
  listeners: 'GET /@docs-build/events HTTP/1.1\r\nHost: localhost\r\n\r\n',
}

async function press(target, count, tell) {
  for (const [what, start] of Object.entries(slow))
    tell((await manyThatStay(target, start, count)).map((problem) => `${what}: ${problem}`))
  tell(await pipelined(target.port, 50))
}

/** True when memory rises between the second and the last quarter: it is lost, or has not been given back yet. */
function grows(memory) {
  const mean = (part) => part.reduce((sum, value) => sum + value, 0) / part.length
  const quarter = memory.length >> 2
  return mean(memory.slice(-quarter)) - mean(memory.slice(quarter, 2 * quarter)) > mostGrowth
}

/** What is not given back while as many requests follow is lost. The first quarter still loads what answers. */
function lost(memory, later) {
  const grown = Math.min(...later) - Math.min(...memory.slice(memory.length >> 2))
  return grown > mostGrowth ? [`memory grew by ${Math.round(grown)} MB`] : []
}
