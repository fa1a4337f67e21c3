/** A tag of the page's head or body. Attributes that are `true` have no value. */
export interface HeadTag {
  /** In the head: `script`, `link`, `meta`, `style` or `noscript`. */
  readonly tag: string
  readonly attributes?: Readonly<Record<string, string | true>>
  /** Text between the tags, as it is. */
  readonly content?: string
  /** `head` unless it says more. */
  readonly place?: 'head' | 'body-start' | 'body-end'
}
