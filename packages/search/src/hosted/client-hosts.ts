import type { ClientOptions } from './lite-client.ts'

type ClientHost = NonNullable<ClientOptions['hosts']>[number]

/**
 * Origins as the client wants them.
 *
 *     clientHosts(['http://127.0.0.1:81'])  // → [{url: '127.0.0.1', port: 81, protocol: 'http', accept: 'readWrite'}]
 */
export function clientHosts(origins: readonly string[]): ClientHost[] {
  return origins.map((origin) => {
    const { protocol, hostname, port } = new URL(origin)
    return {
      url: hostname,
      ...(port === '' ? {} : { port: Number(port) }),
      protocol: protocol === 'http:' ? 'http' : 'https',
      accept: 'readWrite',
    }
  })
}
