import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { curl } from './curl.ts'
import { nodejs } from './nodejs.ts'
import { python } from './python.ts'
import { writers } from './samples.ts'
import type { SampleRequest } from './sample-request.ts'

const body = `{\n  "name": "it's \\"${'$'}{x}\\" \`a\` \\\\ \\"\\"\\" é",\n  "n": [1, null, true]\n}`
const request: SampleRequest = {
  method: 'POST',
  url: "https://example.com/a?b='c'",
  headers: [
    ['Content-Type', 'application/json'],
    ['X-Name', `it's "a"`],
  ],
  body: { type: 'text', text: body },
}

test.each(Object.keys(writers))('%s: a request is written whole', async (language) => {
  const written = Object.entries(writers).find(([name]) => name === language)?.[1](request)
  await expect(written).toMatchFileSnapshot(`expected/${language}.txt`)
})

describe('what is special in a language stays text', () => {
  test('in a shell', () => {
    const script = `curl() { printf '%s\\0' "$@"; }\n${curl(request)}`
    const [...given] = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0')
    expect(given).toEqual([
      '--request',
      'POST',
      request.url,
      '--header',
      'Content-Type: application/json',
      '--header',
      `X-Name: it's "a"`,
      '--data',
      body,
      '',
    ])
  })

  test('in JavaScript', async () => {
    const sent: unknown[] = []
    const fetch = async (...given: unknown[]) => {
      sent.push(...given)
      return { status: 200, text: async () => '' }
    }
    const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor
    await new AsyncFunction('fetch', 'console', nodejs(request))(fetch, { log: () => undefined })
    const [url, options] = sent
    expect(url).toBe(request.url)
    expect(options).toMatchObject({ method: 'POST', headers: { 'X-Name': `it's "a"` } })
    expect(JSON.parse(String(Reflect.get(Object(options), 'body')))).toEqual(JSON.parse(body))
  })
})

test('a file of a form is read from the disk, and Java has no form', () => {
  const fields = [
    { name: 'photo', value: 'file.bin', isFile: true },
    { name: 'note', value: 'a', isFile: false },
  ]
  const form: SampleRequest = { ...request, headers: [], body: { type: 'form', fields } }
  expect(curl(form)).toContain(`--form 'photo=@file.bin' \\\n  --form 'note=a'`)
  expect(python(form)).toContain('files={\n        "photo": open("file.bin", "rb"),')
  expect(writers.go(form)).toContain('part, _ := form.CreateFormFile("photo", "file.bin")')
  expect(writers.nodejs(form)).toContain(`form.append('photo', await openAsBlob('file.bin'), 'file.bin')`)
  expect(writers.csharp(form)).toContain('form.Add(new StreamContent(File.OpenRead("file.bin")), "photo", "file.bin");')
  expect(writers.java(form)).toBeUndefined()
})
