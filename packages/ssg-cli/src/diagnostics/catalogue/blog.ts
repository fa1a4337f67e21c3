import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import { nearest } from '../../text/nearest.ts'
import { quote } from '../quote.ts'
import { diagnostic } from './diagnostic.ts'
import { inOwnWords } from './in-own-words.ts'

/** A file of authors that is no YAML, or has an author with a wrong type. */
export const invalidAuthors = inOwnWords('invalid-authors')

/** A key that is not in the file of authors, which is at `source`; if there is none, it would have the name `usual`. */
export function unknownAuthor(unknown: {
  readonly file: string
  readonly position?: Position
  readonly key: string
  readonly source: string | undefined
  readonly usual: string
  readonly available: readonly string[]
}): Diagnostic {
  const { file, position, key, source, usual, available } = unknown
  const expected =
    source === undefined ? `one of a file ${quote(usual)} beside the posts` : `one that ${quote(source)} lists`
  return diagnostic('unknown-author', {
    file,
    position,
    subject: key,
    around: position,
    message: `Unexpected author ${quote(key)}, expected ${expected}`,
    hint: `Use a key of that file, or write the author here: { name: ${quote(key)} }`,
    suggestion: nearest(key, available)[0],
  })
}

/** The same author a second time in one post. */
export function duplicateAuthor(again: {
  readonly file: string
  readonly position?: Position
  readonly key: string
}): Diagnostic {
  const { file, position, key } = again
  return diagnostic('unknown-author', {
    file,
    position,
    subject: key,
    around: position,
    message: `Unexpected second author ${quote(key)}, expected each author once`,
  })
}

/** A folder without posts, or a changelog without versions. `file` is the config, or the changelog. */
export function noPosts(
  empty:
    | { readonly file: string; readonly position?: Position | undefined; readonly folder: string }
    | { readonly file: string; readonly isChangelog: true },
): Diagnostic {
  if ('isChangelog' in empty)
    return diagnostic('no-posts', {
      file: empty.file,
      message: 'Unexpected changelog without versions, expected at least one heading that says a version',
      hint: 'Write "## [1.2.0] - 2026-02-01" above what that version changed.',
    })
  const { file, position, folder } = empty
  return diagnostic('no-posts', {
    file,
    position,
    message: `Unexpected empty folder ${quote(folder)} of a blog, expected at least one .md or .mdx file`,
    hint: 'Check "path", "include" and "exclude" of the blog in the config, or add a post.',
  })
}

/** A second heading of a version in a changelog. */
export function secondVersion(second: {
  readonly file: string
  readonly position: Position
  readonly name: string
}): Diagnostic {
  const { file, position, name } = second
  return diagnostic('duplicate-route', {
    file,
    position,
    message: `Unexpected second heading of version ${quote(name)}, expected each version once: what stands below this one is not published`,
    hint: 'Move it below the first one, or correct the number.',
  })
}

/** A post of which nothing says the date. `noDay` is what stands in its name in the place of one. */
export function undatedPost(post: { readonly file: string; readonly noDay?: string | undefined }): Diagnostic {
  const { file, noDay } = post
  return diagnostic('undated-post', {
    file,
    message:
      noDay === undefined
        ? 'Unexpected post without a date, expected one in its name or front matter'
        : `Unexpected date ${quote(noDay)} in the name of a post, expected a day of the calendar`,
    hint: 'Write "date: 2025-01-31" in its front matter.',
  })
}

/** A post that does not say where its beginning ends: `marker` is the source of the expression that finds it. */
export function untruncatedPost({ file, marker }: { readonly file: string; readonly marker: string }): Diagnostic {
  const usual = '<!-- truncate -->'
  const mark = new RegExp(marker).test(usual) ? quote(usual) : `what /${marker}/ matches`
  return diagnostic('untruncated-post', {
    file,
    message: 'Unexpected post without a mark, expected one where its beginning ends: lists show all of it',
    hint: `Write ${mark} below what lists are to show.`,
  })
}
