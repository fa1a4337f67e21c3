/** A tag of the page's head or body. Attributes that are `true` have no value. */
export interface HeadTag {
  readonly tag: 'script' | 'link' | 'meta' | 'style' | 'noscript'
  readonly attributes?: Readonly<Record<string, string | true>>
  /** Text between the tags, as it is. */
  readonly content?: string
  /** `head` unless it says more. */
  readonly place?: 'head' | 'body-start' | 'body-end'
}
