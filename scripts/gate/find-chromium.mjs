import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { run } from './run.mjs'

// The headless shell first: without windows, a page costs it half of what it costs the whole browser.
const packages = ['chromium-headless-shell', 'chromium']
const names = [...packages, 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const usualPaths = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium that runs: the one that CHROMIUM_PATH names, one of this machine, or one that is installed now, with apt where
 * that is possible and else by Playwright. It says what it does. Undefined if all fails.
 *
 * @param {string} root Folder of the repository.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium(root) {
  const named = process.env.CHROMIUM_PATH
  if (named && !doesRun(named)) console.log(`CHROMIUM_PATH is "${named}", which does not run. Looking for another.`)
  return installed() ?? (await withApt()) ?? (await withPlaywright(root))
}

function installed() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.CHROMIUM_PATH, ...onPath, ...usualPaths, chromium.executablePath()].find(
    (path) => path && doesRun(path),
  )
}

async function withApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined
  console.log('There is no Chromium. Installing it with apt-get.')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if ((await run('apt-get', ['update'], { env })) !== 0) return undefined
  for (const name of packages) {
    if ((await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env })) === 0) break
  }
  return installed()
}

async function withPlaywright(root) {
  console.log('There is no Chromium. Installing it with Playwright.')
  await run(join(root, 'node_modules/.bin/playwright-core'), ['install', 'chromium'], { cwd: root })
  return installed()
}

/** Some distributions have a program of this name that only tells how to get the real one. */
function doesRun(path) {
  if (!isExecutable(path)) return false
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
