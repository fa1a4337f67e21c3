import type { Diagnostic } from '../../model/diagnostic.ts'
import { quote } from '../quote.ts'
import { diagnostic } from './diagnostic.ts'

/** A translation of a file that is not there. `near` is the path of one that may be meant. */
export function unusedTranslation({
  file,
  near,
}: {
  readonly file: string
  readonly near?: string | undefined
}): Diagnostic {
  return diagnostic('unused-translation', {
    file,
    message: 'Unexpected translation, expected the path of a file that it translates',
    ...(near !== undefined && { hint: `Did you mean ${quote(near)}?` }),
  })
}

/** A page whose text a language lacks. Paths are relative to the site folder. */
export function missingTranslation({
  original,
  translation,
  language,
}: {
  readonly original: string
  readonly translation: string
  readonly language: string
}): Diagnostic {
  return diagnostic('missing-translation', {
    file: original,
    message: `Unexpected page without a translation into ${quote(language)}, expected ${quote(translation)}`,
  })
}

/** A translation whose original changed after it. `since` is the commit of the original that it translates. */
export function staleTranslation({
  translation,
  original,
  since,
}: {
  readonly translation: string
  readonly original: string
  readonly since: string
}): Diagnostic {
  return diagnostic('stale-translation', {
    file: translation,
    message: `Unexpected translation of an earlier text, expected one of ${quote(original)} as it is now`,
    hint: `See what changed: git diff ${since} -- ${original}`,
  })
}

/** Nobody knows which translations fell behind: git can't tell. */
export function unknownStaleness({ file, problem }: { readonly file: string; readonly problem: string }): Diagnostic {
  return diagnostic('stale-translation', {
    file,
    message: 'Unexpected history of the repository, expected one that says which translations fell behind',
    hint: problem,
  })
}
