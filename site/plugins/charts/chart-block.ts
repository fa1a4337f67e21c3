import { createHash } from 'node:crypto'
import type { BlockContent, Blockquote, Image } from 'mdast'
import type { Fence, PluginFile } from 'docs-build'

/** A word of the meta that says which component draws, or that values are added while one looks. */
const ownWords = /(?:^|\s)(?:chart-js|apex-charts|feed|alt="[^"]*")(?=\s|$)/g

/**
 * The element that becomes a live chart: a picture of it for each color mode, a place for buttons, and the block itself.
 * `alt="…"` says in words what the picture says.
 */
export function chartBlock({ meta, code, node }: Fence, file: PluginFile): Blockquote | undefined {
  const alt = /(?:^|\s)alt="([^"]+)"/.exec(meta)?.[1]
  const words = meta.replace(/"[^"]*"/g, '').split(/\s+/)
  const of = words.includes('chart-js') ? 'chart-js' : 'apex-charts'
  if (alt === undefined) {
    file.message(`Unexpected chart without words, expected alt="…" behind "${of}"`, {
      place: node.position,
      source: 'charts',
      ruleId: 'alt',
    })
    return undefined
  }
  const name = pictureName(of, code)
  const images = (['light', 'dark'] as const).map((mode): Image => ({
    type: 'image',
    url: `/img/charts/${name}-${mode}.webp`,
    alt,
    data: { hProperties: { className: [`only-${mode}`] } },
  }))
  const kept = meta.replace(ownWords, '').trim()
  return {
    type: 'blockquote',
    data: {
      hName: 'live-chart',
      hProperties: {
        dataNeedsScript: '',
        dataOf: of,
        dataPicture: name,
        dataAlt: alt,
        ...(words.includes('feed') && { dataFeed: '' }),
      },
    },
    children: [
      division('live-chart__parts', [
        division('live-chart__view', [division('live-chart__stage', images), division('live-chart__tools', [])]),
        { ...node, meta: kept === '' ? null : kept },
      ]),
    ],
    position: node.position,
  }
}

/**
 * The name of the pictures of a chart. It follows from what is drawn, so that no picture can show another chart.
 *
 *     pictureName('chart-js', '{"type": "bar"}')  // → ten hexadecimal digits
 */
export function pictureName(of: string, code: string): string {
  return createHash('sha256').update(`${of}\n${code.trim()}`).digest('hex').slice(0, 10)
}

function division(className: string, children: readonly BlockContent[] | readonly Image[]): Blockquote {
  // Images stand in a division as words do in a paragraph.
  return {
    type: 'blockquote',
    children: [...children] as BlockContent[],
    data: { hName: 'div', hProperties: { className: [className] } },
  }
}
