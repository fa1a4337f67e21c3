import type { SampleRequest } from './sample-request.ts'

/** A request as a command of a POSIX shell. */
export function curl({ method, url, headers, body }: SampleRequest): string {
  const parts = [
    `curl ${method === 'GET' ? '' : method === 'HEAD' ? '--head ' : `--request ${method} `}${quoted(url)}`,
    ...headers.map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
  ]
  if (body?.type === 'text') parts.push(`--data ${quoted(body.text)}`)
  if (body?.type === 'form')
    for (const { name, value, isFile } of body.fields)
      parts.push(`--form ${quoted(`${name}=${isFile ? '@' : ''}${value}`)}`)
  return parts.join(' \\\n  ')
}

/** Nothing is special between single quotes but their end. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
