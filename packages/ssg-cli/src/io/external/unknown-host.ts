import { lookup } from 'node:dns/promises'
import { codeOf } from '../files/node-files.ts'

/**
 * Make the function that says why a host cannot be found, by the system's code, or undefined when it is found.
 *
 * A name that nobody knows is not worth the tries that a server is. Behind a proxy only the proxy looks names up.
 */
export function unknownHost(
  env: Readonly<Record<string, string | undefined>>,
): (host: string) => Promise<string | undefined> {
  const proxied = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'].some((name) => env[name])
  const known = new Map<string, Promise<string | undefined>>()
  return (host) => {
    if (proxied) return Promise.resolve(undefined)
    const found = known.get(host) ?? lookup(host.replace(/^\[|\]$/g, '')).then(() => undefined, codeOf)
    known.set(host, found)
    return found
  }
}
