import type { SampleRequest } from './sample-request.ts'

/**
 * A request in Python.
 *
 * @see https://requests.readthedocs.io
 */
export function python({ method, url, headers, body }: SampleRequest): string {
  const options: string[] = []
  if (headers.length > 0)
    options.push(`headers={${lines(headers.map(([name, value]) => `${quoted(name)}: ${quoted(value)}`))}},`)
  if (body?.type === 'text') options.push(`data=${longText(body.text)},`)
  if (body?.type === 'form') {
    const row = (pairs: readonly string[]) => `{${lines(pairs)}},`
    const files = body.fields.filter(({ isFile }) => isFile)
    const texts = body.fields.filter(({ isFile }) => !isFile)
    if (files.length > 0)
      options.push(`files=${row(files.map(({ name, value }) => `${quoted(name)}: open(${quoted(value)}, "rb")`))}`)
    if (texts.length > 0)
      options.push(`data=${row(texts.map(({ name, value }) => `${quoted(name)}: ${quoted(value)}`))}`)
  }
  const call = [`${quoted(method)},`, `${quoted(url)},`, ...options].map((line) => `    ${line}\n`).join('')
  return `import requests\n\nresponse = requests.request(\n${call})\nprint(response.status_code, response.text)`
}

function lines(rows: readonly string[]): string {
  return `\n${rows.map((row) => `        ${row},\n`).join('')}    `
}

/** What JSON writes between quotes means the same in Python. */
function quoted(text: string): string {
  return JSON.stringify(text)
}

/** A text of several lines stays readable where its characters stand for themselves. */
function longText(text: string): string {
  const isPlain = !/\\|"""|"$|[^\x20-\x7e\n]/.test(text)
  return text.includes('\n') && isPlain ? `"""${text}"""` : `${quoted(text)}.encode()`
}
