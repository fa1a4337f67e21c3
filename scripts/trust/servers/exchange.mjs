import { connect } from 'node:net'

/**
 * Send bytes as they are, and collect what comes back until the server closes, `enough` of it is there, or nothing more
 * is expected.
 *
 * @param {number} port
 * @param {string | Buffer} bytes
 * @param {{ enough?: (text: string) => boolean, patience?: number }} [options]  patience in milliseconds
 * @returns {Promise<string>}  one character a byte
 */
export function exchange(port, bytes, { enough = () => false, patience = 3000 } = {}) {
  return new Promise((done) => {
    let text = ''
    const socket = connect({ host: '127.0.0.1', port })
    const end = () => {
      clearTimeout(late)
      socket.destroy()
      done(text)
    }
    const late = setTimeout(end, patience)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (enough(text)) end()
    })
    socket.on('close', end)
    socket.on('error', end)
    socket.write(bytes)
  })
}

/** A request of these lines, with what every one has unless it says otherwise, on a connection that ends with it. */
export function request(line, headers = [], body = '') {
  const hasHost = headers.some((header) => /^host\s*:/i.test(header))
  return Buffer.from(
    [line, ...(hasHost ? [] : ['Host: localhost']), ...headers, 'Connection: close', '', body].join('\r\n'),
    'latin1',
  )
}

/** Status of an answer; undefined where there is none. */
export function statusOf(text) {
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? []
  return status === undefined ? undefined : Number(status)
}
