import { once } from 'node:events'
import type { Server } from 'node:http'
import { codeOf } from '../files/node-files.ts'

/**
 * Listen on a port, or on the next one that is free. The answer says which. Port 0 is any free port.
 *
 * Throws when the host is not one of this machine or the port is not allowed.
 */
export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<number> {
  for (let candidate = port; ; candidate++) {
    try {
      server.listen(candidate, host)
      await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' && address ? address.port : candidate
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || candidate >= 65535) throw error
    }
  }
}

/**
 * The URL at which a browser on this machine finds a server.
 *
 *     serverUrl({ host: '0.0.0.0', port: 3000, baseUrl: '/docs/' })  // → 'http://localhost:3000/docs/'
 */
export function serverUrl({
  host,
  port,
  baseUrl,
}: {
  readonly host: string
  readonly port: number
  readonly baseUrl: string
}): string {
  const name =
    host === '0.0.0.0' || host === '::' || host === '' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}${baseUrl}`
}
