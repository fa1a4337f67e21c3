import { accessSync, constants, statSync } from 'node:fs'
import { posix, win32 } from 'node:path'

/** The variable that names a browser. */
export const browserVariable = 'DOCS_BUILD_BROWSER'

type Environment = Readonly<Record<string, string | undefined>>

/** The browser that prints: the one that the variable names, else the first at a usual place. Undefined when there is none. */
export function installedBrowser(env: Environment, platform: NodeJS.Platform = process.platform): string | undefined {
  return browserPaths(env, platform).find(isProgram)
}

/**
 * Where a browser made of Chromium may be.
 *
 *     browserPaths({ PATH: '/usr/bin' }, 'linux')  // → ['/usr/bin/chromium', '/usr/bin/chromium-browser', …]
 */
export function browserPaths(env: Environment, platform: NodeJS.Platform): readonly string[] {
  const named = env[browserVariable]
  // Who names one wants no other.
  if (named) return [named]
  if (platform === 'win32') return windowsPaths(env)
  const onPath = names.flatMap((name) =>
    (env['PATH'] ?? '').split(':').flatMap((folder) => (folder === '' ? [] : posix.join(folder, name))),
  )
  return platform === 'darwin' ? [...applications(env), ...onPath] : onPath
}

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'chromium-headless-shell',
  'chrome-headless-shell',
]

function applications({ HOME = '' }: Environment): readonly string[] {
  return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
    ['', HOME].map((folder) => `${folder}/Applications/${name}.app/Contents/MacOS/${name}`),
  )
}

function windowsPaths(env: Environment): readonly string[] {
  const folders = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((name) => env[name] ?? [])
  return [
    'Google/Chrome/Application/chrome.exe',
    'Chromium/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ].flatMap((path) => folders.map((folder) => win32.join(folder, path)))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
