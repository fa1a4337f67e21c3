import {
  SearchUnreachable,
  type SearchHit,
  type SearchLevel,
  type SearchResults,
  type TextPart,
} from '../search-engine.ts'
import { stringAt, valueAt } from '../string-at.ts'
import { decodeEntities } from './decode-entities.ts'
import { textParts } from './text-parts.ts'

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const satisfies readonly SearchLevel[]
const types = [
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
  'content',
] as const satisfies readonly SearchHit['type'][]

/**
 * Read the answer of a host. What stands in an index is not ours: a hit without address is left out, one without id is known by its address, and nothing
 * but text and addresses of pages comes through.
 *
 * @see https://www.algolia.com/doc/rest-api/search/search-multiple-indices
 */
export function searchResults(answer: unknown): SearchResults {
  const result = valueAt(answer, 'results', '0')
  const hits = valueAt(result, 'hits')
  if (!Array.isArray(hits))
    throw new SearchUnreachable('Unexpected answer of the search host, expected "results[0].hits".')
  const total = valueAt(result, 'nbHits')
  const queryID = stringAt(result, 'queryID')
  return {
    hits: hits.flatMap(hitOf),
    total: typeof total === 'number' ? total : hits.length,
    ...(queryID === undefined ? {} : { queryID }),
  }
}

function hitOf(hit: unknown): SearchHit[] {
  const url = stringAt(hit, 'url')
  if (url === undefined || !isPageAddress(url)) return []
  const objectID = stringAt(hit, 'objectID') ?? url
  const content = stringAt(hit, 'content') ?? null
  const hierarchy = levels.map((level) => [level, stringAt(hit, 'hierarchy', level) ?? null] as const)
  const marked = hierarchy.flatMap(([level, text]) => {
    if (text === null) return []
    const paths = [
      ['_highlightResult', 'hierarchy', level],
      ['_snippetResult', 'hierarchy', level],
    ]
    return [[level, markedText(hit, paths, text)] as const]
  })
  return [
    {
      objectID,
      url,
      type: types.find((type) => type === stringAt(hit, 'type')) ?? (content === null ? 'lvl1' : 'content'),
      hierarchy: levelRecord(hierarchy),
      content: content === null ? null : decodeEntities(content),
      marked: {
        hierarchy: Object.fromEntries(marked),
        ...(content === null
          ? {}
          : {
              content: markedText(
                hit,
                [
                  ['_snippetResult', 'content'],
                  ['_highlightResult', 'content'],
                ],
                content,
              ),
            }),
      },
    },
  ]
}

/** The first of these paths with a text, else the text without matches. */
function markedText(hit: unknown, paths: readonly (readonly string[])[], text: string): readonly TextPart[] {
  const values = paths.map((path) => stringAt(hit, ...path, 'value'))
  return textParts(values.find((value) => value !== undefined) ?? text)
}

function levelRecord(texts: readonly (readonly [SearchLevel, string | null])[]): SearchHit['hierarchy'] {
  const found = new Map(texts.map(([level, text]) => [level, text === null ? null : decodeEntities(text)]))
  const of = (level: SearchLevel) => found.get(level) ?? null
  return {
    lvl0: of('lvl0'),
    lvl1: of('lvl1'),
    lvl2: of('lvl2'),
    lvl3: of('lvl3'),
    lvl4: of('lvl4'),
    lvl5: of('lvl5'),
    lvl6: of('lvl6'),
  }
}

/** A link of a hit is followed: `javascript:` and its like are no pages. */
function isPageAddress(url: string): boolean {
  return URL.canParse(url, 'https://site') && /^https?:$/.test(new URL(url, 'https://site').protocol)
}
