import { longPageName } from '../../diagnostics/catalogue.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DocHead } from '../../model/head.ts'
import { longName } from '../../text/urls/long-name.ts'
import { decode } from '../../text/urls/route-key.ts'
import { badSlug } from './bad-slug.ts'
import { isPathname } from './permalink.ts'

/** What is wrong with the slug of a page: `path` is what its front matter (`own`) or the name of its file became. */
export function slugDiagnostics(head: DocHead, own: string | undefined, path: string): Diagnostic[] {
  // The name of a file may hold anything: the URL has it encoded.
  if (own !== undefined && !isPathname(path)) return [badSlug(head, own, path)]
  const long = longName(decode(path))
  if (long === undefined) return []
  const key = own === undefined ? 'id' : 'slug'
  return [longPageName({ file: head.source, position: head.positions[key], key, name: long })]
}
