import { readFileSync, readdirSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { exchange, request, statusOf } from './exchange.mjs'

/** Milliseconds that a request may take beside many others, on a machine that has other work. */
const mostWait = 15_000

/** Resident memory of a process in MB; undefined where there is no /proc. */
export function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return undefined
  }
}

/** How many files and connections a process holds. */
function openOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}

/**
 * Ask for paths over and over, by 64 connections that stay open.
 *
 * @param {{ origin: string, pid: number }} server
 * @param {readonly string[]} paths
 * @param {number} count
 * @returns {Promise<{ wrong: number, memory: readonly number[] }>}  answers that are not 200; memory every 100th of the way
 */
export async function load({ origin, pid }, paths, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const memory = []
  let [asked, wrong] = [0, 0]
  const client = async () => {
    while (asked < count) {
      const number = asked++
      if (number % Math.ceil(count / 100) === 0) memory.push(memoryOf(pid) ?? 0)
      if ((await statusAt(origin + paths[number % paths.length], agent)) !== 200) wrong++
    }
  }
  await Promise.all(Array.from({ length: 64 }, client))
  agent.destroy()
  return { wrong, memory }
}

/** The status of an answer; undefined where none came. */
export function statusAt(url, agent) {
  return new Promise((done) => {
    get(url, { agent }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode))
    }).on('error', () => done(undefined))
  })
}

/**
 * Connections that say nearly nothing, or nothing that ends: others are answered meanwhile, and nothing is left of them.
 *
 * @param {{ port: number, pid: number }} server
 * @param {string} start  what each of them sends
 * @param {number} count
 */
export async function manyThatStay({ port, pid }, start, count) {
  const before = openOf(pid)
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.on('error', () => undefined)
    socket.write(start)
    return socket
  })
  await new Promise((done) => setTimeout(done, 500))
  for (const socket of sockets) if (!socket.destroyed) socket.write('x')
  const answer = await exchange(port, request('GET / HTTP/1.1'), { patience: mostWait })
  for (const socket of sockets) socket.destroy()
  const gone = await isSoon(() => openOf(pid) <= before + 5)
  return [
    ...(statusOf(answer) === 200 ? [] : [`beside ${count} others somebody got ${statusOf(answer) ?? 'no answer'}`]),
    ...(gone ? [] : [`of ${count} connections that ended ${openOf(pid) - before} are still held`]),
  ]
}

/** Requests that come without waiting for answers get all of them, in their order. */
export async function pipelined(port, count) {
  const one = 'GET /note.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const isAll = (text) => text.split('HTTP/1.1 200').length > count
  const text = await exchange(port, one.repeat(count), { enough: isAll, patience: mostWait })
  return isAll(text) ? [] : [`of ${count} requests at once ${text.split('HTTP/1.1 200').length - 1} were answered`]
}

async function isSoon(condition) {
  for (let turn = 0; turn < 50; turn++) {
    if (condition()) return true
    await new Promise((done) => setTimeout(done, 100))
  }
  return condition()
}
