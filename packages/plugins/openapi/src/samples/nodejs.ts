import type { SampleRequest } from './sample-request.ts'

/** A request in JavaScript, with the `fetch` of Node and browsers. */
export function nodejs({ method, url, headers, body }: SampleRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quoted(method)},`]),
    ...(headers.length > 0
      ? [`headers: {\n${headers.map(([name, value]) => `    ${key(name)}: ${quoted(value)},\n`).join('')}  },`]
      : []),
    ...(body?.type === 'text' ? [`body: ${bodyOf(body.text)},`] : []),
    ...(body?.type === 'form' ? ['body: form,'] : []),
  ]
  const argument = options.length === 0 ? '' : `, {\n${options.map((line) => `  ${line}\n`).join('')}}`
  const call = `const response = await fetch(${quoted(url)}${argument})\nconsole.log(response.status, await response.text())`
  if (body?.type !== 'form') return call
  const fields = body.fields.map(({ name, value, isFile }) =>
    isFile
      ? `form.append(${quoted(name)}, await openAsBlob(${quoted(value)}), ${quoted(value)})\n`
      : `form.append(${quoted(name)}, ${quoted(value)})\n`,
  )
  const opens = body.fields.some(({ isFile }) => isFile) ? `import { openAsBlob } from 'node:fs'\n\n` : ''
  return `${opens}const form = new FormData()\n${fields.join('')}\n${call}`
}

/** JSON is JavaScript, so it is shown as such. */
function bodyOf(text: string): string {
  try {
    return `JSON.stringify(${JSON.stringify(JSON.parse(text), null, 2).replaceAll('\n', '\n  ')})`
  } catch {
    return quoted(text)
  }
}

function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner}'`
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)
}
