import { spawn } from 'node:child_process'

/** Show a URL in the user's browser. False if this machine has no program for that. */
export function openBrowser(url: string): Promise<boolean> {
  const [command, ...args] = opener()
  return new Promise((resolve) => {
    const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    child.on('error', () => resolve(false))
    // The browser may live longer than we do, and longer than anybody waits.
    child.on('spawn', () => {
      child.unref()
      resolve(true)
    })
  })
}

function opener(): readonly [string, ...string[]] {
  if (process.platform === 'darwin') return ['open']
  // `start` would read parts of a URL as commands; this handler takes it as it is.
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return ['xdg-open']
}
