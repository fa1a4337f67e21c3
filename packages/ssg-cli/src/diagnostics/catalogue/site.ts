import type { Diagnostic, Position, WrongKeys } from '../../model/diagnostic.ts'
import { diagnostic } from './diagnostic.ts'
import { nearest } from '../../text/nearest.ts'
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
  return diagnostic('no-default-export', {
    file,
    message: `Unexpected ${found}, expected a default export that is a component`,
    hint: 'Write "export default function Page() { return … }".',
  })
}

/** An import of what a module of the site does not export. */
export function missingExport(missing: {
  readonly file: string
  readonly position?: Position
  /** The name in the file that imports. */
  readonly local: string
  /** The name of the export, `default` for the default export. */
  readonly imported: string
  /** Path of the module, relative to the site folder. */
  readonly module: string
  readonly available: readonly string[]
}): Diagnostic {
  const { file, position, local, imported, module, available } = missing
  const isDefault = imported === 'default'
  const wanted = isDefault ? local : imported
  const named = nearest(wanted, available)[0] ?? (available.length === 1 ? available[0] : undefined)
  const expected =
    available.length > 0 ? `one of its exports ${available.map(quote).join(', ')}` : 'an export: it has none'
  const what = isDefault ? 'import of a default export' : `import of ${quote(imported)}`
  return diagnostic(isDefault ? 'no-default-export' : 'unknown-component', {
    file,
    position,
    message: `Unexpected ${what} from ${quote(module)}, expected ${expected}`,
    hint: named && `Write: ${importOf(named, local)} from '@site/${module.replace(/\.\w+$/, '')}'`,
  })
}

function importOf(name: string, local: string): string {
  return name === 'default' ? `import ${local}` : `import { ${name} }`
}

/** A property of an island that does not come to the browser as it is. `kind` is what it is: `function`, `element`, `Date`. */
export function lostProp(lost: {
  readonly file: string
  readonly position?: Position
  /** Of the page; undefined for what stands around all of them. */
  readonly route: string | undefined
  /** Path of the island's module. */
  readonly island: string
  /** Where in the properties: `rows[0].onPick`. */
  readonly path: string
  readonly kind: string
  /** What holds the component. */
  readonly around?: Position
  /** True for a component that did not ask to be an island, and is none for that. */
  readonly isAsleep?: true
}): Diagnostic {
  const { file, position, route, island, path, kind, around, isAsleep } = lost
  // A component that stands for an element of MDX has no name or file that its author knows.
  const isElement = /\?code#\w+_[\da-f]{8}$/.test(island)
  const hints: Readonly<Record<string, string>> = {
    function: `Write the function in ${quote(island)}: browsers get the properties of an island as JSON.`,
    element: `Write the element in ${quote(island)}, or let that show it as it is: here it asks the element for its properties, counts or copies it, or shows it as an item of a list or a part of a table, and browsers get elements as HTML.`,
    Date: 'Hand over a text, and make the date of it in the island: date.toISOString(), new Date(text).',
    Map: 'Hand over an object: Object.fromEntries(map).',
    Set: 'Hand over an array: [...set].',
  }
  const name = quote(island.replace(/\?code(?:#\w+_[\da-f]{8}$)?/, ''))
  const whose = isElement ? 'an element in MDX, which answers to events' : `component ${name}, which keeps state`
  const told = diagnostic('lost-prop', {
    file,
    position,
    route,
    subject: /^[^.[]*/.exec(path)?.[0],
    around,
    message: isAsleep
      ? `Unexpected ${kind} in property ${quote(path)} of ${whose}, expected what JSON can hold: it stays as it is rendered, and never runs in browsers`
      : `Unexpected ${kind} in property ${quote(path)} of island ${name}, expected what JSON can hold`,
    hint:
      (isElement && isAsleep
        ? "Write the element with all that stands in it into a component of its own, with 'use client' as the first line of its file, and import that."
        : hints[kind]) ??
      'Browsers get the properties of an island as JSON: texts, numbers, booleans, null, arrays and objects.',
  })
  return isAsleep ? { ...told, severity: 'warning', isMild: true } : told
}

/** A name in `theme.components` that the theme has no component or stylesheet of. */
export function unknownReplacement(unknown: {
  readonly file: string
  readonly name: string
  readonly suggestion?: string | undefined
}): Diagnostic {
  const { file, name, suggestion } = unknown
  return diagnostic('unknown-component', {
    file,
    keys: { path: ['theme', 'components', name] },
    message: `Unexpected name ${quote(name)} in theme.components, expected a component or a stylesheet of the theme`,
    suggestion,
  })
}

/** A navbar item that cannot be shown. `item` is its label, or its path in the config. */
export function navbarItem(problem: {
  readonly file: string
  readonly item: string
  readonly message: string
  readonly hint?: string
  readonly suggestion?: string
  readonly position?: Position
}): Diagnostic {
  const { item, ...details } = problem
  return diagnostic('navbar-item', { ...details, message: `Navbar item ${quote(item)}: ${problem.message}` })
}

/**
 * A value in the config that cannot be used. `path` is where: `collections[0].routeBasePath`, '' for the whole. `keys` lead to
 * what is wrong, for those who do not know its position.
 */
export function invalidConfig(problem: {
  readonly file: string
  readonly path: string
  readonly message: string
  readonly hint?: string
  readonly position?: Position
  readonly keys?: WrongKeys
  readonly suggestion?: string
}): Diagnostic {
  const { path, ...details } = problem
  const where = path ? `In ${quote(path)}: ` : ''
  return diagnostic('invalid-config', { ...details, message: `${where}${problem.message}` })
}

/** A sidebar that follows the files of a folder in which there are no docs. */
export function emptyFolder(problem: {
  readonly file: string
  readonly dirName: string
  readonly version: string
  readonly keys: WrongKeys
  readonly where: string
  readonly suggestion?: string | undefined
}): Diagnostic {
  const { file, dirName, version, keys, where, suggestion } = problem
  const message = `In ${quote(where)}: Unexpected folder ${quote(dirName)}, expected a folder with docs in version ${quote(version)}`
  return diagnostic('empty-folder', { file, keys, message, ...(suggestion && { suggestion }) })
}

/** A file or folder that cannot be read. */
export function unreadableFile({
  file,
  message,
  at = { file },
}: {
  readonly file: string
  readonly message: string
  /** What names the file, where somebody does. */
  readonly at?: { readonly file: string; readonly position?: Position; readonly url?: string }
}): Diagnostic {
  return diagnostic('unreadable-file', { ...at, message: `Unable to read ${quote(file)}: ${message}` })
}

/** Code of the site that cannot be bundled. */
export function bundleError(problem: {
  readonly file: string
  readonly position?: Position
  readonly message: string
  readonly hint?: string | undefined
}): Diagnostic {
  const { file, position, message, hint } = problem
  return diagnostic('bundle-error', { file, position, message, hint })
}

/** A mistake in code or CSS of the site that is bundled all the same. */
export function bundleWarning(problem: Parameters<typeof bundleError>[0]): Diagnostic {
  return { ...bundleError(problem), severity: 'warning' }
}

/** A git history that is too short for dates of last changes. */
export function shallowClone({ message }: { readonly message: string }): Diagnostic {
  return diagnostic('shallow-clone', {
    message,
    hint: 'Fetch the whole history: "git fetch --unshallow", or "fetch-depth: 0" for actions/checkout.',
  })
}
