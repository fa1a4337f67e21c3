import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import type { NameClash } from '../../text/urls/output-names.ts'
import { diagnostic } from './diagnostic.ts'
import { quote, quoteUrl } from '../quote.ts'

/** A name in a path of the output that no file can have on Windows. */
export function unportableName(found: {
  readonly file: string
  readonly position?: Position | undefined
  readonly name: string
  /** What has the name. */
  readonly what: string
  readonly hint: string
}): Diagnostic {
  const { file, position, name, what, hint } = found
  const message = `Unexpected name ${quote(name)} ${what}, expected one that files can have on Windows`
  return diagnostic('unportable-name', { file, position, message, hint })
}

/** Two files of the output, or a file and a folder, with names that some systems or all take for one. The first is there. */
export function equalNames(found: {
  readonly file: string
  readonly position?: Position | undefined
  readonly clash: NameClash
  readonly hint: string
}): Diagnostic {
  const { file, position, clash, hint } = found
  return diagnostic('unportable-name', { file, position, message: clashMessage(clash), hint })
}

/** What is said of a {@link NameClash}. */
export function clashMessage({ path, first, isNowhere }: NameClash): string {
  const differ = path.normalize('NFC') === first.normalize('NFC') ? 'how letters are composed' : 'case'
  const expected = isNowhere
    ? 'another name: no system has both, and this one is left out'
    : `names that differ by more than ${differ}: Windows and macOS have one for both`
  return `Unexpected ${named(path)} beside the ${named(first)}, expected ${expected}`
}

function named(path: string): string {
  return path.endsWith('/') ? `folder ${quote(path.slice(0, -1))}` : `file ${quote(path)}`
}

/** A page whose folder would have the name of a file of the output. */
export function pageAtFile(page: {
  readonly file: string
  readonly position?: Position | undefined
  readonly route: string
  /** The file, below the output folder. */
  readonly at: string
}): Diagnostic {
  const { file, position, route, at } = page
  const found = diagnostic('duplicate-route', {
    file,
    position,
    route,
    message: `Unexpected page at ${quoteUrl(route)}, expected another URL: the output has a file ${quote(at)}, and no system has a folder beside it`,
    hint: 'Give the page another "slug" in its front matter, or rename its file.',
  })
  // Of two pages one is published, which only warns; here nothing could be.
  return { ...found, severity: 'error', isMild: true }
}

/** A page whose URL has a name that is longer than names of files may be. */
export function longPageName(page: {
  readonly file: string
  readonly position?: Position | undefined
  /** The key of the front matter that says it. */
  readonly key: 'slug' | 'id' | 'tags'
  readonly name: string
}): Diagnostic {
  const { file, position, key, name } = page
  const start = [...name].slice(0, 20).join('')
  const [what, most] = name.includes('/') ? ['path', 2000] : ['name', 250]
  return diagnostic('invalid-front-matter', {
    file,
    position,
    message: `Unexpected ${what} of ${[...name].length} characters, "${start}…", in a URL from key "${key}", expected one that files can have: at most ${most} bytes`,
    hint:
      key === 'tags'
        ? 'Write a shorter one, or: { label: a-label, permalink: /a-short-name }'
        : `Write a shorter "${key}".`,
  })
}
