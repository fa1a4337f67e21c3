import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeBlocks } from './code-blocks.ts'
import { contentFiles } from './content-files.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'docs-build-samples-'))
const page = contentFiles().find(({ file }) => file.endsWith('bartender/connections/web-service.mdx'))
const samples = (page ? codeBlocks(page) : []).filter(({ section }) => section[0]?.startsWith('Try the integration'))
const requests: {
  readonly method?: string
  readonly type?: string
  readonly login?: string
  readonly body: unknown
}[] = []
const server = createServer((request, response) => {
  void textOf(request).then((text) => {
    const { 'content-type': type, authorization: login } = request.headers
    requests.push({ method: request.method, type, login, body: JSON.parse(text) })
    response.end('printed')
  })
})
let environment: NodeJS.ProcessEnv

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  environment = {
    ...process.env,
    BARTENDER_URL: `http://127.0.0.1:${port}/Integration/Print/Execute`,
    BARTENDER_USER: 'operator',
    BARTENDER_PASSWORD: 'secret',
  }
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the web service is called in all six languages', () => {
  expect(samples.map(({ language }) => language)).toEqual(['curl', 'python', 'go', 'nodejs', 'csharp', 'java'])
})

/** How each language runs a file. Languages whose tools this machine lacks are left out, Node.js is always there. */
const tools = {
  nodejs: { file: 'sample.mjs', command: process.execPath, version: '--version' },
  curl: { file: 'sample.sh', command: 'sh', version: '-c', argument: 'curl --version' },
  python: { file: 'sample.py', command: 'python3', version: '--version' },
  java: { file: 'TryIntegration.java', command: 'java', version: '--version' },
} as const

const present = Object.entries(tools).filter(
  ([, { command, version, ...tool }]) =>
    spawnSync(command, 'argument' in tool ? [version, tool.argument] : [version]).status === 0,
)

test.each(present)('the sample for %s posts the data with the login and shows the answer', async (language, tool) => {
  const file = join(folder, tool.file)
  writeFileSync(file, samples.find((sample) => sample.language === language)?.code ?? '')
  requests.length = 0
  const { stdout } = await run(tool.command, [file], { env: environment })
  expect(stdout).toContain('printed')
  expect(requests).toEqual([
    {
      method: 'POST',
      type: 'application/json',
      login: `Basic ${Buffer.from('operator:secret').toString('base64')}`,
      body: { barcode: '123456' },
    },
  ])
})

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
