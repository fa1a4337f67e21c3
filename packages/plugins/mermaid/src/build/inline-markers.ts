/** A shape at the end of a line, as SVG defines it. */
interface Marker {
  readonly refX: number
  readonly refY: number
  /** At the start of a line it looks back. */
  readonly turnsAtStart: boolean
  readonly content: string
}

const definition = /<marker ([^>]*)>([^]*?)<\/marker>/g
const marked = /<(polyline|line) ([^>]*?)\s*\/>/g

/**
 * Put the shapes at ends of lines where they are shown. A marker has an id, which would have to be unique in the page, and
 * is not shown when the diagram that defines it is hidden.
 *
 * @see https://www.w3.org/TR/SVG2/painting.html#Markers
 */
export function inlineMarkers(svg: string): string {
  const markers = new Map(
    Array.from(svg.matchAll(definition), ([, attributes = '', content = '']) => {
      const id = attribute(attributes, 'id') ?? ''
      return [
        id,
        {
          // The renderer puts diamonds under the box that they should touch.
          refX: Number(attribute(attributes, /-(?:composition|aggregation)$/.test(id) ? 'markerWidth' : 'refX')),
          refY: Number(attribute(attributes, 'refY')),
          turnsAtStart: attribute(attributes, 'orient') === 'auto-start-reverse',
          content: content.trim(),
        } satisfies Marker,
      ] as const
    }),
  )
  return svg.replace(/<defs>[^]*?<\/defs>\s*/g, '').replace(marked, (whole, tag: string, attributes: string) => {
    const ends = [shapeAt('start', attributes), shapeAt('end', attributes)].join('')
    return ends === '' ? whole : `<${tag} ${attributes.replace(/\s*marker-(?:start|end)="[^"]*"/g, '')} />${ends}`
  })

  function shapeAt(end: 'start' | 'end', attributes: string): string {
    const id = /#([^)]*)/.exec(attribute(attributes, `marker-${end}`) ?? '')?.[1]
    const marker = id === undefined ? undefined : markers.get(id)
    if (!marker) return ''
    const points = pointsOf(attributes)
    const [x1, y1, x2, y2] = end === 'start' ? points.slice(0, 4) : points.slice(-4)
    const [x, y] = end === 'start' ? [x1, y1] : [x2, y2]
    const angle = (Math.atan2(Number(y2) - Number(y1), Number(x2) - Number(x1)) * 180) / Math.PI
    const turn = angle + (end === 'start' && marker.turnsAtStart ? 180 : 0)
    const size = Number(attribute(attributes, 'stroke-width') ?? 1)
    const { refX, refY, content } = marker
    const transform = `translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(${-refX} ${-refY})`
    return `<g transform="${transform}">${content}</g>`
  }
}

function pointsOf(attributes: string): readonly number[] {
  const written =
    attribute(attributes, 'points') ?? ['x1', 'y1', 'x2', 'y2'].map((name) => attribute(attributes, name)).join(' ')
  return written.split(/[\s,]+/).map(Number)
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
}
