import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file))
  .map((file) => ({ file, code: readFileSync(folder + file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '') }))
const tagInString = /['`]\s*<\/?[a-z]/

test('HTML is JSX, or strings in files whose names end in "-html", in html/ and in what the client adds', () => {
  const strays = files.filter(({ file, code }) => tagInString.test(code) && !/-html\.ts$|^(?:client|html)\//.test(file))
  expect(strays.map(({ file }) => file)).toEqual([])
})

test('a file that writes strings of HTML has no JSX', () => {
  expect(files.filter(({ file }) => file.endsWith('-html.tsx'))).toEqual([])
})
