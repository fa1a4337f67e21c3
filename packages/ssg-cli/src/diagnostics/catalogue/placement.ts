import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import { diagnostic } from './diagnostic.ts'
import { alternatives, listAvailable, quote, quoteUrl } from '../quote.ts'
import { nearest } from '../../text/nearest.ts'

/** An id that does not exist. */
interface UnknownId {
  readonly file: string
  readonly position?: Position
  readonly id: string
  readonly available: readonly string[]
  /** Where the id stands, as words that follow "in": `sidebar "guides" of version "8.1"`, `front matter key "pagination_next"`. */
  readonly context: string
}

/** An id of no doc, in a sidebar, in front matter or in the navbar. */
export function unknownDoc({ file, position, id, available, context }: UnknownId): Diagnostic {
  const message = `Unexpected doc id ${quote(id)} in ${context}, expected the id of a doc. ${listAvailable(id, available)}`
  return diagnostic('unknown-doc', { file, position, message, subject: id, suggestion: nearest(id, available)[0] })
}

/** A name of no sidebar, in front matter or in the navbar. */
export function unknownSidebar({ file, position, id, available, context }: UnknownId): Diagnostic {
  const list = listAvailable(id, available)
  const message = `Unexpected sidebar ${quote(id)} in ${context}, expected the name of a sidebar. ${list}`
  const subject = position ? undefined : id
  return diagnostic('unknown-sidebar', { file, position, message, subject, suggestion: nearest(id, available)[0] })
}

/** Docs of one version with the same id. Reported at the second file. */
export function duplicateDocId(docs: {
  readonly id: string
  readonly files: readonly string[]
  readonly version: string
}): Diagnostic {
  const { id, files, version } = docs
  return diagnostic('duplicate-doc-id', {
    file: files[1] ?? files[0],
    message: `Unexpected second doc with id ${quote(id)} in version ${quote(version)}, expected each id once: ${files.map(quote).join(', ')}`,
    hint: 'Rename a file, or give one of them another "id" in its front matter.',
  })
}

/** A version whose folder holds no docs. */
export function noDocs(lost: {
  /** The config. */
  readonly file: string
  readonly position?: Position | undefined
  readonly version: string
  readonly dir: string
}): Diagnostic {
  const { file, position, version, dir } = lost
  return diagnostic('no-docs', {
    file,
    position,
    message: `Unexpected empty folder ${quote(dir)} for version ${quote(version)}, expected at least one .md or .mdx file`,
    hint: 'Check "path", "include" and "exclude" of the collection in the config, or add a doc.',
  })
}

/** A version that the list of versions names and whose folder does not exist. `file` is the list. */
export function noVersionFolder(lost: {
  readonly file: string
  readonly position?: Position
  readonly version: string
  readonly dir: string
}): Diagnostic {
  const { file, position, version, dir } = lost
  return diagnostic('no-docs', {
    file,
    position,
    message: `Unexpected version ${quote(version)} without a folder, expected its docs in ${quote(dir)}`,
    hint: `Remove the name. "docs-build version ${version}" writes it together with the folder.`,
  })
}

/** A list of versions that no docs have. `expected` are the names of lists that docs read. */
export function unusedVersions({
  file,
  expected,
}: {
  readonly file: string
  readonly expected: readonly string[]
}): Diagnostic {
  return diagnostic('unused-versions', {
    file,
    message: `Unexpected list of versions that belongs to no docs, expected ${alternatives(expected)}; its versions are not in the site`,
    hint: 'The name begins with the "id" of the docs, and with nothing for "docs". So do those of its folders.',
  })
}

/** A file that nearly has the name of one that says what a category shows, and is read by nobody. */
export function misnamedCategoryFile({ file, near }: { readonly file: string; readonly near: string }): Diagnostic {
  const message = 'Unexpected name of a file, which nothing reads, expected that of a category file'
  return { ...diagnostic('invalid-category', { file, message, suggestion: near }), severity: 'warning', isMild: true }
}

/** A page where another language has one: that one is published. */
export function pageOfOtherLanguage(page: {
  readonly file: string | undefined
  readonly route: string
  readonly language: string
  /** Where the pages of that language lie. */
  readonly baseUrl: string
}): Diagnostic {
  const { file, route, language, baseUrl } = page
  return diagnostic('duplicate-route', {
    file,
    route,
    message: `Unexpected page at ${quoteUrl(route)}, expected it elsewhere: language ${quote(language)} has its pages below ${quoteUrl(baseUrl)}, and that one is published`,
    hint: `Give the page another "slug", rename its folder, or set another "baseUrl" of the language in "i18n.locales".`,
  })
}

/** A page of which something nests deeper than a page may: from its first part below that. */
export function pageTooDeep({ file, position }: { readonly file: string; readonly position?: Position }): Diagnostic {
  return diagnostic('page-too-deep', {
    file,
    position,
    message: 'Unexpected depth of nesting, expected at most 256 levels in a page',
    hint: 'Close what is open, or write it flatter.',
  })
}

/** A function of a plugin that throws. */
export function pluginFailed({
  plugin,
  hook,
  message,
  ...at
}: {
  readonly plugin: string
  /** The part of the plugin that failed. */
  readonly hook: string
  readonly message: string
  readonly file?: string
  readonly route?: string
  readonly position?: Position
}): Diagnostic {
  return diagnostic('plugin-failed', {
    ...at,
    plugin,
    message: `Plugin "${plugin}" failed in ${hook}: ${message}`,
  })
}

/** A page that shows a fallback, since what its components load by themselves did not come in time. */
export function lateComponent(late: {
  readonly file: string
  readonly route: string
  readonly seconds: number
}): Diagnostic {
  const { file, route, seconds } = late
  return diagnostic('late-component', {
    file,
    message: `Unexpected component on ${quoteUrl(route)} that did not load in time, expected one that does; its fallback is published`,
    hint: `The first such page waits ${seconds} s, each after it half as long. Look for a promise that never settles in "lazy" or "use"; what only browsers can load goes into an island.`,
  })
}

/** A page of which a step was ended after so many seconds: at the piece that takes so long, or at its beginning. */
export function pageTooSlow({ file, position, seconds }: SlowPage): Diagnostic {
  return diagnostic('page-too-slow', {
    file,
    position,
    message: `Making this page was ended, since a step of it took longer than ${seconds} s`,
    hint: 'End loops and recursions of its code, split the file, or allow more with markdown.pageSeconds in the config.',
  })
}

/** A page that took all memory of the thread that made it. */
export function pageTooLarge({ file, position, megabytes }: LargePage): Diagnostic {
  return diagnostic('page-too-slow', {
    file,
    position: file === undefined ? undefined : position,
    message: `Making this page was ended, since it took more than ${megabytes} MB of memory`,
    hint: 'End loops and recursions of its code and of components that it shows, or split the file.',
  })
}

/** A page that shows more partials than may be made; `position` is where it shows the first. */
export function manyPartials(many: {
  readonly file: string
  readonly position: Position
  readonly count: number
  readonly most: number
}): Diagnostic {
  const { file, position, count, most } = many
  return diagnostic('page-too-slow', {
    file,
    position,
    message: `Unexpected page that shows ${count} partials, those of partials counted, expected at most ${most}`,
    hint: 'Show each partial once: one that shows another twice doubles what that shows.',
  })
}

interface LargePage {
  readonly file: string | undefined
  readonly position: Position
  readonly megabytes: number
}

interface SlowPage {
  readonly file: string
  readonly position: Position
  readonly seconds: number
}
