import { transform } from 'sucrase'

/** How code says what is shown. */
export interface CodeForm {
  /** Names that the code knows. */
  readonly names: readonly string[]
  /** True if it calls `render`; otherwise it is one expression. */
  readonly calls: boolean
}

/**
 * Write the module that a reader's code is run as: a function of what the code knows. Its lines are those of the code, one
 * further down.
 */
export function moduleText(code: string, { names, calls }: CodeForm): string {
  const parameters = names.filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default').join(', ')
  const body = calls ? `\n${code}\n` : ` return (\n${code.trim().replace(/;+$/, '')}\n)`
  // No arrow function: in one, Sucrase tells all mistakes at its beginning.
  const { code: text } = transform(`export default function ({ ${parameters} }) {${body}}\n`, {
    transforms: ['jsx', 'typescript'],
    production: true,
    // The scope is used by name, whatever the types are.
    keepUnusedImports: true,
  })
  return text
}

/** What is wrong with code, with the line where the reader wrote it. */
export function problemText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [, message = error.message, line, column] =
    /^(?:Error transforming [^:]*: )?([^]*?) \((\d+):(\d+)\)$/.exec(error.message) ?? []
  return line === undefined ? `${error.name}: ${message}` : `${message} (line ${Number(line) - 1}, column ${column})`
}
