import { decode } from '../text/urls/route-key.ts'

/**
 * Find where the page of a URL went: the file that lay where the URL says was moved, and its new URL is known. Undefined
 * when no moved file fits, or when two fit equally well and lead to different pages.
 * `least` is how many segments of the URL, from its end, the path of the file has to share.
 *
 *     movedRoute('/guides/install', [{ from: 'docs/guides/01-install.md', to: '/setup/install' }])  // → '/setup/install'
 */
export function movedRoute(
  route: string,
  moves: readonly { readonly from: string; readonly to: string }[],
  least = 1,
): string | undefined {
  const wanted = segmentsOfRoute(route)
  let best = 0
  let found = new Set<string>()
  for (const { from, to } of moves) {
    const score = sharedEnd(wanted, segmentsOfFile(from))
    if (score < least || score < best) continue
    if (score > best) found = new Set()
    best = score
    found.add(to)
  }
  return found.size === 1 ? [...found][0] : undefined
}

function segmentsOfRoute(route: string): string[] {
  return decode(route).split('/').filter(Boolean)
}

/** The parts of a path as they show in URLs: without number prefixes, extension, and the name of an index. */
function segmentsOfFile(file: string): string[] {
  const parts = file
    .replace(/\.[^./]+$/, '')
    .split('/')
    .map((part) => part.replace(/^\d+[-_.\s]+(?=\D)/, ''))
  const last = parts.at(-1)?.toLowerCase()
  return last === 'index' || last === 'readme' || last === parts.at(-2)?.toLowerCase() ? parts.slice(0, -1) : parts
}

function sharedEnd(left: readonly string[], right: readonly string[]): number {
  let count = 0
  while (count < left.length && count < right.length && left.at(-1 - count) === right.at(-1 - count)) count++
  return count
}
