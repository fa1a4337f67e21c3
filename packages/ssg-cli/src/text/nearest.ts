import { editDistance } from '@docs-build/search'
import { type Letters, lettersOf, namesByLetters } from './names-by-letters.ts'

/**
 * The candidates that are near to a mistyped value, nearest first; what is too different is left out.
 *
 * Near is: the same but for case, slashes and how letters are composed, a few wrong letters, the same last segment of a path, or the
 * beginning or end of a longer name.
 *
 *     nearest('instal', ['intro', 'install'])                  // → ['install']
 *     nearest('/guide/setup', ['/guides/setup/', '/other'])    // → ['/guides/setup/']
 */
export function nearest(value: string, candidates: readonly string[], limit = 1): string[] {
  const wanted = formOf(value)
  if (wanted.text === '' || limit < 1) return []
  const best: { readonly candidate: string; readonly score: number }[] = []
  const { forms, letters } = formsOf(candidates)
  for (const index of letters ? namesByLetters(wanted.text, letters) : forms.keys()) {
    const form = forms[index]
    // Once enough are found, only what is nearer than the last of them counts.
    const last = best.length === limit ? best[limit - 1] : undefined
    const score = form && distance(wanted, form, last ? last.score : Infinity)
    const candidate = candidates[index]
    if (candidate === undefined || score === undefined || best.some((other) => other.candidate === candidate)) continue
    if (last) best.pop()
    const rank = best.findIndex((other) => score < other.score)
    best.splice(rank === -1 ? best.length : rank, 0, { candidate, score })
  }
  return best.map(({ candidate }) => candidate)
}

/** A value as it is compared. */
interface Form {
  /** In lower case and without slashes at the ends. */
  readonly text: string
  readonly lastSegment: string
  /** How many characters of each of 32 kinds: texts whose counts differ much are many edits apart. */
  readonly counts: Uint16Array
}

// Thousands of broken links are looked up in the same list of routes: its forms are made once.
const known = new WeakMap<readonly string[], Forms>()

/** The list that was read last: many who ask make the same one anew for each value. */
let lately: { readonly candidates: readonly string[]; readonly forms: Forms } | undefined

/** Of a longer list only names that share rare letters with a value are compared with it. */
const longest = 500

/** A list of names as it is compared. */
interface Forms {
  readonly forms: readonly Form[]
  readonly letters: Letters | undefined
}

function formsOf(candidates: readonly string[]): Forms {
  const found = known.get(candidates)
  if (found?.forms.length === candidates.length) return found
  const isSame =
    lately?.candidates.length === candidates.length &&
    lately.candidates.every((own, index) => own === candidates[index])
  if (lately && isSame) return lately.forms
  const forms = candidates.map(formOf)
  const made = { forms, letters: forms.length > longest ? lettersOf(forms.map(({ text }) => text)) : undefined }
  known.set(candidates, made)
  lately = { candidates: [...candidates], forms: made }
  return made
}

function formOf(value: string): Form {
  const text = value
    .normalize()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
  const counts = new Uint16Array(32)
  for (let index = 0; index < text.length; index++) {
    const kind = text.charCodeAt(index) & 31
    counts[kind] = at(counts, kind) + 1
  }
  return { text, lastSegment: text.slice(text.lastIndexOf('/') + 1).replace(/\.mdx?$/, ''), counts }
}

/** How far apart two forms are, or undefined when that is `limit` or more, or too much to be a typing error. */
function distance(wanted: Form, form: Form, limit: number): number | undefined {
  if (wanted.text === form.text) return limit > 0 ? 0 : undefined
  // The cheap looks come first: they bound how many edits are of interest.
  const named = Math.min(limit, segmentScore(wanted, form), affixScore(wanted.text, form.text))
  const score = Math.min(named, editScore(wanted, form, named))
  return score < limit ? score : undefined
}

function editScore(wanted: Form, form: Form, limit: number): number {
  const shorter = Math.min(wanted.text.length, form.text.length)
  const most = Math.min(4, Math.max(1, Math.floor(shorter / 3)), Math.ceil(limit) - 1)
  if (shorter < 2 || Math.abs(wanted.text.length - form.text.length) > most) return Infinity
  // An edit adds one character and takes one away, at most.
  if (difference(wanted.counts, form.counts) > 2 * most) return Infinity
  return editDistance(wanted.text, form.text, most)
}

function segmentScore(wanted: Form, form: Form): number {
  if (wanted.lastSegment === '' || wanted.lastSegment !== form.lastSegment) return Infinity
  return 2 + differentSegments(wanted.text.split('/'), form.text.split('/'))
}

function affixScore(wanted: string, text: string): number {
  const [short, long] = wanted.length < text.length ? [wanted, text] : [text, wanted]
  if (short.length < 3 || !(long.startsWith(short) || long.endsWith(short))) return Infinity
  return 3 + (long.length - short.length) / 10
}

function differentSegments(left: readonly string[], right: readonly string[]): number {
  const shorter = Math.min(left.length, right.length)
  let start = 0
  while (start < shorter && left[start] === right[start]) start++
  let end = 0
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end++
  return Math.max(left.length, right.length) - start - end
}

function difference(left: Uint16Array, right: Uint16Array): number {
  let sum = 0
  for (let kind = 0; kind < left.length; kind++) sum += Math.abs(at(left, kind) - at(right, kind))
  return sum
}

function at(row: Uint16Array, column: number): number {
  return row[column] ?? 0
}
