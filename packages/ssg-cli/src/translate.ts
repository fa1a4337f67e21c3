/**
 * Texts of components in the language of the page that shows them.
 *
 *     import { Translate, translate } from 'docs-build/translate'
 *
 *     <input placeholder={translate({ message: 'Search a tag', description: 'In the box above the table' })} />
 *     <Translate id="tags.count" values={{ count: 3 }}>{'{count} tag|{count} tags'}</Translate>
 *
 * `docs-build translations --update` finds these texts in the code, so they are written out and not made while it runs.
 */
import { createElement, Fragment, isValidElement, type ReactNode } from 'react'
import { filledText } from './text/filled-text.ts'
import { messageId } from './text/message-id.ts'
import { pageLanguage } from './text/page-language.ts'

/** A text that can be translated. */
export interface Message {
  /** Under which the text is known to translators. Without one it is known by itself. */
  readonly id?: string
  /** In the default language, with `{name}` for values. Forms for numbers are parted by `|`: `{count} tag|{count} tags`. */
  readonly message?: string
  /** What translators should know. */
  readonly description?: string
}

/** What a text says of this page, by name. A number called `count` chooses among the forms of the text. */
export type TextValues = Readonly<Record<string, string | number>>

/**
 * A text in the language of the page. Without a translation it is the one that is given.
 *
 *     translate({ message: '{count} tag|{count} tags' }, { count: 2 })  // → '2 Tags' on a German page
 *
 * @see https://tc39.es/ecma402/#pluralrules-objects
 */
export function translate(message: Message, values: TextValues = {}): string {
  return partsOf(message, values).map(String).join('')
}

/** The properties of {@link Translate}. */
export interface TranslateProps {
  /** The text in the default language. What holds elements is shown as it is. */
  readonly children?: ReactNode
  readonly id?: string
  /** What translators should know. */
  readonly description?: string
  /** What stands for the names in the text. */
  readonly values?: Readonly<Record<string, ReactNode>>
}

/** A text in the language of the page, which may hold elements. */
export function Translate({ children, id, values = {} }: TranslateProps): ReactNode {
  const pieces = [children ?? []].flat()
  const isText = pieces.every((piece) => typeof piece === 'string')
  if (!isText) return children
  const parts = partsOf({ message: pieces.length === 0 ? id : pieces.join(''), id }, values)
  if (!parts.some((part) => isValidElement(part))) return parts.join('')
  return parts.map((part, index) => createElement(Fragment, { key: index }, part))
}

export default Translate

function partsOf(
  { id, message = id ?? '' }: { readonly id?: string | undefined; readonly message?: string | undefined },
  values: Readonly<Record<string, ReactNode>>,
): readonly ReactNode[] {
  const { code, messages } = pageLanguage()
  const key = id ?? messageId(message)
  // What every object has is no message: "constructor".
  const known = Object.hasOwn(messages, key) ? messages[key] : undefined
  const text = known === undefined || known === '' ? message : known
  return filledText<ReactNode>(text, values, code)
}
