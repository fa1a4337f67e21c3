import { EventEmitter, once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveCommand, serveFolder } from './serve-command.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-build-serve-'))
  writeFileSync(join(dir, 'index.html'), 'home')
})

afterEach(() => rmSync(dir, { recursive: true, force: true }))

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])('it serves until %s and then exits with %i', async (signal, code) => {
  const run = start({})
  const url = await run.url
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
  expect(await (await fetch(url)).text()).toBe('home')
  run.signals.emit(signal)
  expect(await run.code).toBe(code)
  expect(run.signals.eventNames()).toEqual([])
  await expect(fetch(url)).rejects.toThrow()
})

test('stdout has the URL and nothing else', async () => {
  const run = start({ baseUrl: '/docs/' })
  const url = await run.url
  run.signals.emit('SIGINT')
  await run.code
  expect(run.stdout()).toBe(`${url}\n`)
  expect(url).toMatch(/\/docs\/$/)
})

test('a taken port gives way to the next free one, and it says so', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const run = start({ port: taken })
  const port = Number(new URL(await run.url).port)
  run.signals.emit('SIGINT')
  await run.code
  other.close()
  expect(port).toBeGreaterThan(taken)
  expect(run.stderr()).toContain(`Port ${taken} is taken, using ${port}.`)
})

test('without an output folder it says what to run', async () => {
  rmSync(dir, { recursive: true })
  const run = start({})
  expect(await run.code).toBe(2)
  expect(run.stderr()).toBe(
    `There is no output folder "${dir.slice(tmpdir().length + 1)}".\nRun \`docs-build build\` first.\n`,
  )
  expect(run.stdout()).toBe('')
})

test('an output that a killed build left under its retired name is served', async () => {
  renameSync(dir, join(tmpdir(), `.${basename(dir)}.docs-build-old`))
  const run = start({})
  expect(await (await fetch(await run.url)).text()).toBe('home')
  renameSync(join(tmpdir(), `.${basename(dir)}.docs-build-old`), dir)
  expect(await (await fetch(await run.url)).text()).toBe('home')
  run.signals.emit('SIGINT')
  await run.code
})

test('a host of another machine is wrong usage', async () => {
  const run = start({ host: '192.0.2.1', port: 4000 })
  expect(await run.code).toBe(2)
  expect(run.stderr()).toBe(
    'Unable to listen on port 4000 of host "192.0.2.1". The host is not an address of this machine.\n',
  )
})

test.runIf(process.platform === 'linux')('--open hands the URL to the opener of the system', async () => {
  writeFileSync(
    join(dir, 'xdg-open'),
    `#!/bin/sh\nprintf %s "$1" > "${dir}/opened.part" && /bin/mv "${dir}/opened.part" "${dir}/opened"\n`,
  )
  chmodSync(join(dir, 'xdg-open'), 0o755)
  const path = process.env['PATH']
  process.env['PATH'] = dir
  const run = start({ open: true })
  const url = await run.url
  await expect.poll(() => readFileSync(join(dir, 'opened'), 'utf8')).toBe(url)
  process.env['PATH'] = path
  run.signals.emit('SIGINT')
  expect(await run.code).toBe(130)
})

test.runIf(process.platform === 'linux')('without an opener --open says so and serves on', async () => {
  const path = process.env['PATH']
  process.env['PATH'] = dir
  const run = start({ open: true })
  const url = await run.url
  await expect.poll(() => run.stderr()).toContain('There is no program to open a browser with.')
  process.env['PATH'] = path
  expect((await fetch(url)).status).toBe(200)
  run.signals.emit('SIGINT')
  expect(await run.code).toBe(130)
})

test.runIf(process.platform === 'linux')('what may not be read is told, once, and is not "not found"', async () => {
  mkdirSync(join(dir, 'docs'))
  writeFileSync(join(dir, 'docs/index.html'), 'docs')
  chmodSync(dir, 0o755)
  chmodSync(join(dir, 'docs'), 0o644)
  await withoutRights(async () => {
    const run = start({})
    const url = await run.url
    for (const path of ['docs/', 'docs/', 'docs/index.html']) expect((await fetch(url + path)).status).toBe(500)
    expect(await (await fetch(url)).text()).toBe('home')
    const shown = `${basename(dir)}/docs/index.html`
    expect(run.stderr().match(/Unable.*/g)).toEqual([`Unable to read "${shown}". Its permissions do not allow it.`])
    run.signals.emit('SIGINT')
    await run.code
  })
})

test.runIf(process.platform === 'linux')('nothing is answered without the headers that may not be read', async () => {
  chmodSync(dir, 0o755)
  writeFileSync(join(dir, '_headers'), '/*\n  X-A: b\n', { mode: 0o600 })
  await withoutRights(async () => {
    const run = start({})
    expect((await fetch(await run.url)).status).toBe(500)
    expect(run.stderr()).toContain(`Unable to read "${basename(dir)}/_headers". Its permissions do not allow it.`)
    run.signals.emit('SIGINT')
    await run.code
  })
})

test.runIf(process.platform === 'linux')('an output that can be listed and not entered is not served', async () => {
  chmodSync(dir, 0o744)
  await withoutRights(() => expect(start({}).code).rejects.toThrow('EACCES'))
})

test.each([[5], [{}], [null], ['//example.org/'], ['/../'], ['docs'], ['/a?b/']])(
  'a base URL of %j, which somebody wrote into an output, is not guessed at',
  (baseUrl) => {
    writeFileSync(join(dir, '.docs-build.json'), JSON.stringify({ generator: 'docs-build', baseUrl, files: {} }))
    const io = { argv: [], env: {}, cwd: () => dir, stdout: new PassThrough(), stderr: new PassThrough() }
    const process = { ...io, on: () => undefined, off: () => undefined }
    const flags = { outDir: '.', host: '127.0.0.1', port: 0, open: false }
    expect(() => serveCommand(undefined, flags, process)).toThrow(
      `Unexpected ${JSON.stringify(baseUrl)} as "baseUrl" of ".docs-build.json", expected a path such as "/docs/".\nBuild the site again.`,
    )
  },
)

/** Do something as a user who may not read everything. */
async function withoutRights(task: () => Promise<void>): Promise<void> {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    await task()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

function start(input: {
  readonly host?: string
  readonly port?: number
  readonly baseUrl?: string
  readonly open?: boolean
}) {
  const signals = new EventEmitter()
  const stdout = new PassThrough()
  const stderr = new PassThrough()
  const texts = { stdout: '', stderr: '' }
  stderr.on('data', (text) => (texts.stderr += String(text)))
  const url = new Promise<string>((resolve) => {
    stdout.on('data', (text) => {
      texts.stdout += String(text)
      resolve(texts.stdout.trim())
    })
  })
  const code = serveFolder(
    { dir, host: '127.0.0.1', port: 0, baseUrl: '/', open: false, ...input },
    {
      cwd: () => tmpdir(),
      stdout,
      stderr,
      on: (name, listener) => signals.on(name, listener),
      off: (name, listener) => signals.off(name, listener),
    },
  )
  return { signals, url, code, stdout: () => texts.stdout, stderr: () => texts.stderr }
}
