import type { Diagnostic, Elsewhere, Position } from '../../model/diagnostic.ts'
import { headTags } from '../../text/html/head-tags.ts'
import { nearest } from '../../text/nearest.ts'
import { alternatives, quote, quoteUrl } from '../quote.ts'
import { diagnostic } from './diagnostic.ts'
import { adviceOnThrown, thrownWords } from './thrown-words.ts'

/** A block of code that nothing closes: it is the rest of the file. */
export function unclosedFence(fence: {
  readonly file: string
  readonly position: Position
  readonly mark: string
}): Diagnostic {
  const { file, position, mark } = fence
  return diagnostic('unclosed-fence', {
    file,
    position,
    message: `Unexpected end of the file in a code block, expected a line ${quote(mark)} that closes it`,
    hint: `Write ${quote(mark)} on a line of its own after the last line of the code.`,
  })
}

/** A line that a fence marks and its code does not have. */
export function lostLine(lost: {
  readonly file: string
  readonly position: Position
  readonly line: number
  readonly count: number
}): Diagnostic {
  const { file, position, line, count } = lost
  return diagnostic('lost-line', {
    file,
    position,
    message: `Unexpected line ${line} in a code block of ${count === 1 ? 'one line' : `${count} lines`}, expected the number of a line that it has; nothing is marked there`,
    hint: 'Lines are counted from 1 in the code as it is written, whatever number is shown beside the first one.',
  })
}

/** A comment in code that is to mark lines and marks none, or all that follow. */
export function lostMark(lost: {
  readonly file: string
  readonly position: Position
  /** As it is written: `highlight-next-line`. */
  readonly mark: string
  /** A mark that it nearly is. */
  readonly suggestion?: string
  /** The mark that belongs to it and is missing. */
  readonly missing?: string
  /** How comments of the language begin. */
  readonly starts?: readonly string[]
  /** What the fence says of lines, which goes before comments. */
  readonly range?: string
  /** It stands behind code: what marks such a line. */
  readonly inPlace?: string
}): Diagnostic {
  const { file, position, mark, suggestion, missing, starts, range, inPlace } = lost
  const found = `Unexpected comment ${quote(mark)} in code`
  if (suggestion !== undefined)
    return diagnostic('lost-mark', {
      file,
      position,
      message: `${found}, which marks nothing, expected ${quote(suggestion)}`,
      suggestion,
    })
  if (missing !== undefined)
    return diagnostic('lost-mark', {
      file,
      position,
      message: missing.endsWith('end')
        ? `${found} that nothing ends, expected ${quote(missing)} after it: all lines to the last are marked`
        : `${found} that nothing begins, expected ${quote(missing)} before it: no line is marked`,
    })
  if (range !== undefined)
    return diagnostic('lost-mark', {
      file,
      position,
      message: `${found} whose fence says ${quote(range)}, expected one of both: the comment is shown and marks nothing`,
      hint: `Take the comment out, or ${quote(range)}.`,
    })
  if (inPlace !== undefined)
    return diagnostic('lost-mark', {
      file,
      position,
      message: `${found} behind a statement, expected a line of its own: the comment is shown and marks nothing`,
      hint: `Put it ${mark.endsWith('end') ? 'below' : 'above'} what it is to mark, or write ${quote(inPlace)} in its place.`,
    })
  return diagnostic('lost-mark', {
    file,
    position,
    message: `${found}, which is none in its language, expected ${alternatives(starts ?? [])} before it`,
    hint: 'Write another language behind the fence, or a comment of this one.',
  })
}

/** A code block that a plugin of Docusaurus would turn into something else. */
export function plainCode(code: {
  readonly file: string
  readonly position: Position
  /** The word of the fence that asks for it. */
  readonly word: string
  /** What it would become: `a diagram`. */
  readonly becomes: string
}): Diagnostic {
  const { file, position, word, becomes } = code
  return diagnostic('plain-code', {
    file,
    position,
    message: `Unexpected ${quote(word)} of a code block, which asks for ${becomes}: its code is shown as text`,
    hint: 'Write what readers should see, such as a picture, or set "plain-code" to "ignore" at diagnostics in the config.',
  })
}

/** The language of a code block that cannot be highlighted. */
export function unknownLanguage(unknown: {
  readonly file: string
  readonly position: Position
  readonly language: string
  readonly available: readonly string[]
}): Diagnostic {
  const { file, position, language, available } = unknown
  return diagnostic('unknown-language', {
    file,
    position,
    message: `Unexpected code block language ${quote(language)}, expected one that can be highlighted; it is shown as text`,
    hint: 'Write "text" for plain text, or name the language in the config at code.aliases.',
    suggestion: nearest(language, available)[0],
  })
}

/** A prop that a component does not look at, or content that it lacks. `names` are the props that it takes. */
export function lostOnComponent(lost: {
  readonly file: string
  readonly position: Position
  readonly component: string
  readonly of: { readonly prop: string; readonly names: readonly string[] } | { readonly content: string }
}): Diagnostic {
  const { file, position, component, of } = lost
  const message =
    'content' in of
      ? `Unexpected ${quote(component)} with nothing between its tags, expected ${of.content}`
      : `Unexpected prop ${quote(of.prop)} of ${quote(component)}, which has no meaning, expected ${alternatives(of.names) || 'no prop'}`
  return diagnostic('invalid-prop', { file, position, message })
}

/** A value that means nothing to the prop of a component. `words` are those that do. */
export function invalidProp(invalid: {
  readonly file: string
  readonly position: Position
  readonly component: string
  readonly name: string
  readonly value: string
  readonly words: readonly string[]
}): Diagnostic {
  const { file, position, component, name, value, words } = invalid
  return diagnostic('invalid-prop', {
    file,
    position,
    message: `Unexpected ${quote(value)} as ${quote(name)} of ${quote(component)}, expected ${alternatives(words)}`,
    suggestion: nearest(value, words)[0],
  })
}

/** What stands in `<Head>` and no head may hold: an element by its name, a component, or `#text`. */
export function lostHead(lost: {
  readonly file: string
  readonly position?: Position
  readonly around?: Position | undefined
  readonly route: string
  readonly name: string
}): Diagnostic {
  const { name, ...place } = lost
  const what = name === '#text' ? 'text' : /^[a-z]/.test(name) ? `element ${quote(name)}` : `component ${quote(name)}`
  return diagnostic('lost-head', {
    ...place,
    subject: name,
    message: `Unexpected ${what} in <Head>, expected ${alternatives([...headTags])}; it is left out`,
    suggestion: nearest(name, [...headTags])[0],
  })
}

/** An error that a component or expression threw while its page was rendered, or a module before there was a component. */
export function renderError(thrown: {
  readonly file: string | undefined
  /** The page. A module fails on all pages alike, and so does a layout. */
  readonly route?: string
  readonly component?: string
  /** What threw while it was loaded: a file, or the name of a package. */
  readonly module?: string
  readonly message: string
  /** What helps against it. */
  readonly hint?: string | undefined
  readonly position?: Position
  /** Where in the code of the site it was thrown, which may be the position itself. */
  readonly thrownAt?: { readonly file: string; readonly position: Position }
}): Diagnostic {
  const { file, route, component, module, thrownAt } = thrown
  const position = thrown.position ?? (thrownAt && thrownAt.file === file ? thrownAt.position : undefined)
  const elsewhere = thrownAt && thrownAt.position !== position ? thrownAt : undefined
  const thrower = component ? `component ${quote(component)}` : 'the page'
  const where = route === undefined ? 'the layout of pages' : `${thrower} at ${quoteUrl(route)}`
  const doing = module === undefined ? `rendering ${where}` : `loading module ${quote(module)}`
  return diagnostic('render-error', {
    file,
    position,
    route,
    message: `Unexpected error while ${doing}: ${thrownWords(thrown.message)}`,
    hint: thrown.hint ?? adviceOnThrown(thrown.message),
    ...(elsewhere && { elsewhere: placeOf(elsewhere) }),
  })
}

function placeOf({
  file,
  position: { line, column },
}: NonNullable<Parameters<typeof renderError>[0]['thrownAt']>): Elsewhere {
  return { says: 'Thrown at', file, line, column }
}
