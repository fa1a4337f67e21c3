/**
 * Give a picture that becomes part of pages ids of its own: `a` of two pictures would be the same on a page, and the second
 * would be filled with gradients of the first. Ids that nothing in the picture mentions go, as with SVGR; a picture with a
 * script stays as it is.
 *
 *     withOwnIds('<svg><path id="p"/><mask id="m"/><g mask="url(#m)"/></svg>', 'flow')
 *     // → '<svg><path/><mask id="flow-m"/><g mask="url(#flow-m)"/></svg>'
 *
 * @param name stands in front of each id
 * @see https://svgo.dev/docs/plugins/cleanupIds/
 */
export function withOwnIds(text: string, name: string): string {
  if (/<script\b/i.test(text)) return text
  const known = new Set([...text.matchAll(attribute('id'))].map((found) => valueOf(found)))
  const mentioned = new Set<string>()
  const own = (id: string) => {
    if (!known.has(id)) return id
    mentioned.add(id)
    return `${name}-${id}`
  }
  return text
    .replace(/((?:url\(\s*|\bhref\s*=\s*)["']?)?#([\p{L}\p{N}_.:-]+)/gu, (all, use: string | undefined, id: string) =>
      use === undefined && color.test(id) ? all : `${use ?? ''}#${own(id)}`,
    )
    .replace(attribute('aria-(?:labelledby|describedby|controls|details|flowto|owns)'), (all: string, _, ids: string) =>
      all.replace(ids, ids.replace(/[^\s"']+/g, own)),
    )
    .replace(attribute('begin|end'), (all: string) => all.replace(/([\w-]+)(?=\.[a-z])/gi, own))
    .replace(attribute('id'), (all: string, ...found: readonly string[]) => {
      const id = valueOf([all, ...found])
      return mentioned.has(id) ? `${all.slice(0, -id.length - 1)}${name}-${id}${all.slice(-1)}` : ''
    })
}

/** What after "#" is a color where nothing says that it is an id. */
const color = /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

/** An attribute with the white space in front of it: its name, its value with quotes, and the value within them. */
function attribute(name: string): RegExp {
  return new RegExp(`\\s(${name})\\s*=\\s*("([^"]*)"|'([^']*)')`, 'g')
}

function valueOf([, , , double, single]: readonly (string | undefined)[]): string {
  return double ?? single ?? ''
}
