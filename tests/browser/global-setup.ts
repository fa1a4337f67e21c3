import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { root } from '../run-cli.ts'
import { runWarm } from '../warm-cli.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests find the browser, the sites and their files. */
    readonly sites: {
      readonly browser: string
      readonly sample: string
      readonly real: string
      /** The sample site, with a base URL that is not the one it is served under. */
      readonly misplaced: string
      /** A site in Arabic that follows the colours of the reader's system. */
      readonly arabic: string
      /** A site whose pages hold styles, scripts and frames. */
      readonly policy: string
      /** A site whose plugins run code in browsers. */
      readonly plugins: string
      /** A site whose blocks of code become diagrams, tabs and editors. */
      readonly fences: string
      /** A site with pages for an API. */
      readonly api: string
      /** A site of Docusaurus whose components share state. */
      readonly docusaurus: string
      readonly sampleDir: string
      readonly realDir: string
      /** The sample site as a folder that works from files. */
      readonly offlineDir: string
      /** The same of the site whose blocks of code become editors. */
      readonly offlineFencesDir: string
    }
  }
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What the address bar of the whole browser may show is a page of its own for each window: twice the work.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
]

/** Build the sites with the real command line, serve them with their headers, and start one browser for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'docs-build-browser-'))
  const out = (name: string) => join(dir, name)
  const servers: ChildProcess[] = []
  const browser = await chromium.launchServer({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: flags,
  })
  const teardown = async () => {
    for (const server of servers) server.kill()
    await browser.close()
    rmSync(dir, { recursive: true, force: true })
  }
  try {
    await build('tests/browser/site', out('sample'))
    await build('tests/browser/site', out('misplaced'), '--base-url', '/elsewhere/')
    await build('tests/browser/site', out('offline'), '--offline')
    await build('tests/browser/arabic-site', out('arabic'))
    await build('tests/browser/policy-site', out('policy'))
    await build('tests/browser/plugins-site', out('plugins'))
    await build('tests/browser/fences-site', out('fences'))
    await build('tests/browser/fences-site', out('offline-fences'), '--offline')
    await build('tests/browser/api-site', out('api'))
    await build('tests/browser/docusaurus-site', out('docusaurus'))
    // No core is idle, and a thread would compile everything again.
    await build('site', out('real'), '--workers', '0')
    const [sample, real, misplaced, arabic, policy, plugins, fences, api, docusaurus] = await Promise.all([
      serve(out('sample'), servers),
      serve(out('real'), servers),
      serve(out('misplaced'), servers, '--base-url', '/'),
      serve(out('arabic'), servers),
      serve(out('policy'), servers),
      serve(out('plugins'), servers),
      serve(out('fences'), servers),
      serve(out('api'), servers),
      serve(out('docusaurus'), servers),
    ])
    project.provide('sites', {
      browser: browser.wsEndpoint(),
      sample,
      real,
      misplaced,
      arabic,
      policy,
      plugins,
      fences,
      api,
      docusaurus,
      sampleDir: out('sample'),
      realDir: out('real'),
      offlineDir: out('offline'),
      offlineFencesDir: out('offline-fences'),
    })
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}

async function build(site: string, outDir: string, ...options: readonly string[]): Promise<void> {
  const { code, stderr, stdout } = await runWarm(['build', site, '--out-dir', outDir, '--no-cache', ...options], {
    cwd: root,
  })
  if (code !== 0) throw new Error(`The site "${site}" does not build:\n${stdout}${stderr}`)
}

/** Resolves to the origin, which `serve` prints when it listens. */
function serve(dir: string, servers: ChildProcess[], ...options: readonly string[]): Promise<string> {
  const args = [join(root, 'bin/docs-build.js'), 'serve', '--out-dir', dir, '--port', '0', ...options]
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  servers.push(server)
  return new Promise((done, fail) => {
    server.stdout.once('data', (chunk: Buffer) => done(new URL(chunk.toString().trim()).origin))
    server.once('exit', () => fail(new Error(`The server of "${dir}" ended.`)))
  })
}
