import type { Diagnostic, Place, WrongKeys } from '../../model/diagnostic.ts'
import { finding } from '../finding.ts'
import { quote } from '../quote.ts'

/** A React page whose module has no default export. */
export function noDefaultExport({
  file,
  available,
}: {
  readonly file: string
  readonly available: readonly string[]
}): Diagnostic {
  const found = available.length > 0 ? `exports ${available.map(quote).join(', ')}` : 'no exports'
  return finding('no-default-export', {
    file,
    message: `Unexpected ${found}, expected a default export that is a component`,
    hint: 'Write "export default function Page() { return … }".',
  })
}

/** A navbar item that cannot be shown. `item` is its label, or its path in the config. */
export function navbarItem(problem: {
  readonly file: string
  readonly item: string
  readonly message: string
  readonly hint?: string
  readonly suggestion?: string
  readonly place?: Place
}): Diagnostic {
  const { item, ...details } = problem
  return finding('navbar-item', { ...details, message: `Navbar item ${quote(item)}: ${problem.message}` })
}

/**
 * A value in the config that cannot be used. `path` is where: `collections[0].routeBasePath`, '' for the whole. `keys` lead to
 * what is wrong, for those who do not know its place.
 */
export function invalidConfig(problem: {
  readonly file: string
  readonly path: string
  readonly message: string
  readonly hint?: string
  readonly place?: Place
  readonly keys?: WrongKeys
  readonly suggestion?: string
}): Diagnostic {
  const { path, ...details } = problem
  const where = path ? `In ${quote(path)}: ` : ''
  return finding('invalid-config', { ...details, message: `${where}${problem.message}` })
}

/** A file or folder that cannot be read. */
export function unreadableFile({ file, message }: { readonly file: string; readonly message: string }): Diagnostic {
  return finding('unreadable-file', { file, message: `Unexpected problem while reading ${quote(file)}: ${message}` })
}

/** Code of the site that cannot be bundled. */
export function bundleError(problem: {
  readonly file: string
  readonly place?: Place
  readonly message: string
}): Diagnostic {
  const { file, place, message } = problem
  return finding('bundle-error', { file, place, message })
}

/** A mistake in code or CSS of the site that is bundled all the same. */
export function bundleWarning(problem: Parameters<typeof bundleError>[0]): Diagnostic {
  return { ...bundleError(problem), severity: 'warning' }
}

/** A git history that is too short for dates of last changes. */
export function shallowClone({ message }: { readonly message: string }): Diagnostic {
  return finding('shallow-clone', {
    message,
    hint: 'Fetch the whole history: "git fetch --unshallow", or "fetch-depth: 0" for actions/checkout.',
  })
}
