/**
 * A process that runs commands of the built command line one after the other, as often as it is asked to. Most of what a small
 * site takes is to load the tool and to have V8 compile it, which is done once here.
 */
import { Console } from 'node:console'
import { createRequire } from 'node:module'
import { Writable } from 'node:stream'

const dist = new URL('../packages/ssg-cli/dist/', import.meta.url)
const require = createRequire(new URL('worker.js', dist))

// esbuild works in the folder in which it was loaded, and each build would end and start it anew.
const esbuild = require.resolve('esbuild')
const whole = require(esbuild)
require.cache[esbuild].exports = { ...whole, stop: async () => undefined }

const { commandLine } = await import(new URL('cli.js', dist).href)
const main = commandLine()

let said = { stdout: '', stderr: '' }
const collects = (name) =>
  new Writable({
    write(chunk, _, done) {
      said[name] += chunk.toString()
      done()
    },
  })
const [stdout, stderr] = [collects('stdout'), collects('stderr')]

// As a command keeps it from code of sites when it has a process of its own.
Object.assign(console, new Console(stderr))
for (const name of ['stdout', 'stderr']) Object.defineProperty(process, name, { value: stderr, configurable: true })
const exit = process.exit.bind(process)
for (const name of ['exit', 'abort']) {
  process[name] = () => {
    throw new Error(`process.${name}() can't be called here: it would end the command for all pages`)
  }
}

process.on('message', async ({ args, cwd, env }) => {
  said = { stdout: '', stderr: '' }
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
  process.chdir(cwd)
  const own = { argv: ['node', 'docs-build', ...args], env: process.env, cwd: () => cwd, stdout, stderr }
  try {
    const code = await main({ ...own, on: () => undefined, off: () => undefined })
    process.send({ code, ...said })
  } catch (error) {
    process.send({ code: 70, ...said, stderr: `${said.stderr}This is a bug: ${error.stack}` })
  }
})
process.on('disconnect', () => exit(0))
