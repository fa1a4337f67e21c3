import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import { diagnostic } from './diagnostic.ts'
import { inOwnWords } from './in-own-words.ts'
import { listAvailable, quote } from '../quote.ts'
import { nearest } from '../../text/nearest.ts'

/** A name that means nothing, and those that do. */
interface Misnamed {
  readonly file: string
  readonly position: Position
  readonly name: string
  readonly available: readonly string[]
}

/** Markdown or MDX that cannot be parsed. */
export const markdownSyntax = inOwnWords('markdown-syntax')

/** A cell of a table that its head has no column for. */
export const lostCell = inOwnWords('lost-cell')

/** What is nearly markup and is none. */
export const lostMarkup = inOwnWords('lost-markup')

/** A key of front matter, or a prop of a component, that means nothing and is nearly one that does. */
export function mistypedKey(key: {
  readonly file: string
  readonly position: Position
  readonly key: string
  readonly suggestion: string
  /** The component or directive on which it stands, or the fence of a code block. */
  readonly of?: { readonly kind: 'prop' | 'attribute'; readonly name: string } | 'fence'
}): Diagnostic {
  const { of } = key
  const name = quote(key.key)
  const found =
    of === undefined
      ? `key ${name}`
      : of === 'fence'
        ? `word ${name} of a fence`
        : `${of.kind} ${name} of ${quote(of.name)}`
  return diagnostic('mistyped-key', {
    file: key.file,
    position: key.position,
    message: `Unexpected ${found}, which has no meaning, expected ${quote(key.suggestion)}`,
    suggestion: key.suggestion,
  })
}

/** An element of HTML that no browser knows and that is nearly one that they do. */
export function unknownElement(unknown: {
  readonly file: string
  readonly position: Position
  readonly name: string
  readonly suggestion: string
}): Diagnostic {
  const { file, position, name, suggestion } = unknown
  return diagnostic('unknown-element', {
    file,
    position,
    message: `Unexpected element ${quote(name)}, which no browser knows, expected ${quote(suggestion)}`,
    hint: `For the word itself write "\\<${name}>", or put it in backticks.`,
    suggestion,
  })
}

/** Front matter of a partial, which belongs to no page. */
export function partialFrontMatter({ file }: { readonly file: string }): Diagnostic {
  return diagnostic('partial-front-matter', {
    file,
    position: { line: 1, column: 1, endLine: 1, endColumn: 4 },
    message: 'Unexpected front matter in a partial, expected none: it is left out',
    hint: 'Move it to the doc that imports the partial.',
  })
}

/** A `_category_` file that is no JSON or YAML, or has an unknown key or a wrong type. */
export const invalidCategory = inOwnWords('invalid-category')

/** A `tags.yml` that is no YAML, or has an unknown key or a wrong type. */
export const invalidTags = inOwnWords('invalid-tags')

/** A tag that is not in the site's list of tags, which is at `source`. */
export function unknownTag(unknown: {
  readonly file: string
  readonly position?: Position
  readonly tag: string
  readonly source: string
  readonly available: readonly string[]
}): Diagnostic {
  const { file, position, tag, source, available } = unknown
  return diagnostic('unknown-tag', {
    file,
    position,
    subject: tag,
    around: position,
    message: `Unexpected tag ${quote(tag)}, expected one that ${quote(source)} lists`,
    hint: 'Use one of its names, or add this one to it.',
    suggestion: nearest(tag, available)[0],
  })
}

/** A second `_category_` file in a folder, in another format. `used` is the one that counts. */
export function duplicateCategory({ file, used }: { readonly file: string; readonly used: string }): Diagnostic {
  return diagnostic('duplicate-category', {
    file,
    message: `Unexpected second category file, expected one in a folder: ${quote(used)} is used`,
    hint: 'Remove one of them.',
  })
}

/** An id twice on one page. `first` is where it stands before. */
export function duplicateId(id: {
  readonly file: string
  readonly position?: Position
  readonly id: string
  readonly route?: string
  readonly first?: Position
  /** What has it; `layout` is what all pages show. */
  readonly of?: 'heading' | 'other' | 'layout'
}): Diagnostic {
  const { file, position, route, first } = id
  const where = first ? ` (first used at line ${first.line})` : ''
  return diagnostic('duplicate-id', {
    file,
    position,
    route,
    message: `Unexpected second id ${quote(id.id)}, expected each id once on a page${where}`,
    hint: `${id.of === 'layout' ? 'All pages have it twice' : `Links to "#${id.id}" reach the first one`}. ${cures[id.of ?? 'other']}`,
  })
}

const cures = {
  heading: 'Give a heading an id of its own: "## Heading {#another-id}".',
  layout: 'Write another one in the HTML of the navbar or footer, or in a part of the theme.',
  other: 'Write another id here.',
} as const

/** A JSX name that is neither imported nor registered. */
export function unknownComponent({ file, position, name, available }: Misnamed): Diagnostic {
  const list = listAvailable(name, available)
  const [root = name] = name.split('.')
  return diagnostic('unknown-component', {
    file,
    position,
    message: `Unexpected component ${quote(name)}, expected one that is imported or registered. ${list}`,
    hint: `Import it (import ${root} from '…') or register it in the config as theme.mdxComponents.${root}.`,
    suggestion: nearest(name, available)[0],
  })
}

/** An import of `@theme/…` that the theme does not have. `available` are the names of its components. */
export function unknownThemeComponent({ file, position, name, available: names }: Misnamed): Diagnostic {
  const specifier = `@theme/${name}`
  const available = names.map((known) => `@theme/${known}`)
  return diagnostic('unknown-component', {
    file,
    position,
    message: `Unexpected import ${quote(specifier)}, expected a component of the theme. ${listAvailable(specifier, available)}`,
    hint: "Bring your own: import it from '@site/components/…'.",
    suggestion: nearest(specifier, available)[0],
  })
}

/** An import, or a `file=…` of a code block, of something that does not exist. */
export function brokenImport(broken: {
  readonly file: string
  readonly position: Position
  readonly specifier: string
  readonly available?: readonly string[]
  /** In place of the usual words, for what else can be wrong with an import. */
  readonly message?: string
  /** True for the path of a file, which may lie elsewhere now. */
  readonly isFile?: boolean
  /** What helps against it. */
  readonly hint?: string | undefined
}): Diagnostic {
  const { file, position, specifier, available = [], hint } = broken
  const message = broken.message ?? `Unexpected import ${quote(specifier)}, expected a file or package that exists`
  const url = broken.isFile ? specifier : undefined
  const suggestion = nearest(specifier, available)[0]
  return diagnostic('broken-import', { file, position, message, hint, url, suggestion })
}

/** A partial that includes itself, directly or through others. `chain` are the files, the first one again at the end. */
export function circularPartial(circle: {
  readonly file: string
  readonly position: Position
  readonly chain: readonly string[]
}): Diagnostic {
  const { file, position, chain } = circle
  return diagnostic('circular-partial', {
    file,
    position,
    message: `Unexpected circle of partials: ${chain.map(quote).join(' → ')}`,
    hint: 'Move what both need into a third partial.',
  })
}

/** A statement or component of MDX in a file that is Markdown. Reported once for a file. */
export function mdxInMarkdown(mdx: {
  readonly file: string
  readonly position: Position
  readonly written: string
}): Diagnostic {
  const { file, position, written } = mdx
  return diagnostic('mdx-in-markdown', {
    file,
    position,
    message: `Unexpected ${quote(written)} in a Markdown file, expected an ".mdx" file; readers see it as text, or not at all`,
    hint: 'Rename the file to ".mdx", or write "mdx: { format: mdx }" in its front matter. To show code, put it in backticks.',
  })
}
