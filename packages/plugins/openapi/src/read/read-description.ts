import { isAbsolute, join } from 'node:path'
import { $RefParser } from '@apidevtools/json-schema-ref-parser'
import type { PluginMessage } from 'docs-build'
import type { Description } from '../api/description.ts'
import { locatedData, type DataPath, type LocatedData } from './located-data.ts'
import { problems, type Problem } from './problems.ts'
import { atPointer, references } from './references.ts'

/** Reads files and URLs. */
export interface DescriptionHost {
  readonly siteDir: string
  /** Text of a file by its absolute path, or of a URL. */
  readonly read: (path: string) => Promise<string>
}

/** A description that pages can be made of. */
export interface ReadDescription {
  readonly description: Description
  readonly locate: LocatedData['locate']
}

/**
 * Read a description: parse it, bring in what it takes from other files, and check it.
 *
 * @returns what is wrong where it can't be used
 */
export async function readDescription(
  name: string,
  host: DescriptionHost,
): Promise<ReadDescription | { readonly messages: readonly PluginMessage[] }> {
  const path = isUrl(name) || isAbsolute(name) ? name : join(host.siteDir, name)
  const file = name
  const parsed = locatedData(await host.read(path))
  if ('problem' in parsed) return { messages: [{ code: 'syntax', severity: 'error', file, ...parsed.problem }] }
  const { value, locate } = parsed
  const messagesOf = (code: string, found: readonly Problem[]) =>
    found.map(({ path: at, message }): PluginMessage => ({ code, severity: 'error', message, file, ...locate(at) }))

  if (!isRecord(value) || !isSupported(value))
    return { messages: messagesOf('unknown-version', [{ path: ['openapi'], message: versionMessage(value) }]) }
  const { whole, broken } = await withReferences(path, value, host)
  if (broken.length > 0) return { messages: messagesOf('broken-reference', broken) }
  const wrong = await problems(whole)
  if (wrong.length > 0) return { messages: messagesOf('invalid-description', wrong) }
  // What the schema of OpenAPI allows has this form.
  return { description: whole as unknown as Description, locate }
}

/** Tell URLs from paths. */
export function isUrl(name: string): boolean {
  return /^https?:\/\//i.test(name)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSupported({ openapi }: Readonly<Record<string, unknown>>): boolean {
  return typeof openapi === 'string' && /^3\.[01]\.\d/.test(openapi)
}

function versionMessage(value: unknown): string {
  if (!isRecord(value)) return 'Unexpected text, expected a description in OpenAPI 3.0 or 3.1'
  const { openapi, swagger } = value
  if (swagger !== undefined) return `Unexpected Swagger ${String(swagger)}, expected OpenAPI 3.0 or 3.1`
  return openapi === undefined
    ? 'Expected "openapi" with 3.0 or 3.1'
    : `Unexpected version ${JSON.stringify(openapi)} of OpenAPI, expected 3.0 or 3.1`
}

interface Whole {
  readonly whole: Readonly<Record<string, unknown>>
  readonly broken: readonly Problem[]
}

/** Most descriptions are one file: then there is nothing to bring in, which takes long where there is much. */
async function withReferences(
  path: string,
  value: Readonly<Record<string, unknown>>,
  host: DescriptionHost,
): Promise<Whole> {
  const found = references(value)
  if (found.every(({ ref }) => ref.startsWith('#'))) {
    const missing = found.filter(({ ref }) => !/^#($|\/)/.test(ref) || atPointer(value, ref) === undefined)
    return { whole: value, broken: missing.map((one) => ({ path: [...one.path, '$ref'], message: nowhere(one.ref) })) }
  }
  const read = ({ url }: { readonly url: string }) => host.read(isUrl(url) ? url : decodeURI(url))
  try {
    const whole = await $RefParser.bundle(path, structuredClone(value), {
      continueOnError: true,
      resolve: { file: { read }, http: { read } },
    })
    return { whole: isRecord(whole) ? whole : value, broken: [] }
  } catch (error) {
    const broken = errorsOf(error).map((each) => ({ path: pathIn(each), message: firstLine(each.message) }))
    return { whole: value, broken }
  }
}

function nowhere(ref: string): string {
  return `Unexpected reference "${ref}", expected one to something in the description`
}

function errorsOf(error: unknown): readonly Error[] {
  const all: unknown = error instanceof Error && 'errors' in error ? error.errors : [error]
  return Array.isArray(all) ? all.filter((each) => each instanceof Error) : []
}

function pathIn(error: Error): DataPath {
  const path: unknown = 'path' in error ? error.path : undefined
  // The parser gives keys as they stand in pointers.
  return Array.isArray(path) ? path.map(String) : []
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message
}
