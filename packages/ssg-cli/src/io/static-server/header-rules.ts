import { validateHeaderName, validateHeaderValue } from 'node:http'
import { decode } from '../../text/urls/route-key.ts'

/** Headers for the paths that a pattern matches. */
export interface HeaderRule {
  readonly pattern: RegExp
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** What only the server can know, so that a rule for it is ignored, as hosts do. */
const reserved = new Set(
  'accept-ranges age allow alt-svc connection content-encoding content-length content-range date keep-alive location server set-cookie trailer transfer-encoding upgrade'.split(
    ' ',
  ),
)

/**
 * Read a `_headers` file: path patterns at the margin, headers indented below them, `#` for comments.
 * In a pattern `*` stands for anything and `:name` for one segment; the rest may be encoded. What is no header is ignored.
 *
 * @see https://docs.netlify.com/manage/routing/headers/#syntax-for-the-headers-file
 */
export function readHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = []
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const trimmed = line.trim()
    if (trimmed === '' || trimmed.startsWith('#')) continue
    const header = /^\s/.test(line) ? readHeader(trimmed) : undefined
    if (header) rules.at(-1)?.headers.push(header)
    else if (!/^\s/.test(line)) rules.push({ pattern: pathPattern(trimmed), headers: [] })
  }
  return rules
}

/** The headers of all rules that match a path, by name in lower case; several values of one name are joined. */
export function headersFor(rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { pattern, headers } of rules) {
    if (!pattern.test(path)) continue
    for (const [name, value] of headers) found.set(name, found.has(name) ? `${found.get(name)}, ${value}` : value)
  }
  return found
}

function readHeader(line: string): [string, string] | undefined {
  const colon = line.indexOf(':')
  const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
  const value = line.slice(colon + 1).trim()
  try {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  } catch {
    return undefined
  }
  return reserved.has(name) ? undefined : [name, value]
}

function pathPattern(path: string): RegExp {
  const parts = path.split(/(\*+|(?<=\/):\w+)/)
  const source = parts.map((part) =>
    part.startsWith('*') ? '.*' : /^:\w/.test(part) ? '[^/]+' : decode(part).replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
  )
  return new RegExp(`^${source.join('')}$`, 's')
}
