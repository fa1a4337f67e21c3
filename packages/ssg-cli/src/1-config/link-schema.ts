import { choice, dictionary, name, object, text } from './schema-parts.ts'
import type { ZodType } from './zod.ts'
import { isExternal } from '../text/urls/split-url.ts'

/** Attributes that a link may have further: no handlers of events, which the policy blocks, and no id, for it stands in the bar and in the drawer. */
const attributeName = /^(?!on|(?:href|class|style|target|id)$)[a-z][a-z\d:_-]*$/

/** Whether a link of the layout can be given an attribute of this name. */
export function isAttribute(key: string): boolean {
  return attributeName.test(key)
}

/** Further attributes of a link. */
export const attributes = dictionary(name.regex(attributeName, 'an attribute such as "data-event"'), text)

/** The keys of a link in the layout: `to` is a route of this site, `href` anything else. */
export const linkShape = {
  label: name,
  to: name
    .refine(
      (to) => !isExternal(to) || isUnchecked(to),
      'a route of this site such as "/docs"; other URLs belong in "href"',
    )
    // As in Docusaurus, a route of the layout always counts from the root of the site.
    .transform((to) => (to.startsWith('/') || to === '#' || isUnchecked(to) ? to : `/${to}`))
    .optional(),
  href: name.optional(),
  target: choice(['_self', '_blank']).optional(),
  attributes: attributes.optional(),
}

/** A link with further keys, with exactly one of `to` and `href`. */
export function linkSchema<Shape extends Readonly<Record<string, ZodType>>>(shape: Shape) {
  return object({ ...linkShape, ...shape }).refine(hasOneTarget, 'either "to" or "href"')
}

function hasOneTarget(link: object): boolean {
  return ('to' in link && link.to !== undefined) !== ('href' in link && link.href !== undefined)
}

/** `pathname:` is the way around the check of links. */
function isUnchecked(to: string): boolean {
  return to.startsWith('pathname:')
}
