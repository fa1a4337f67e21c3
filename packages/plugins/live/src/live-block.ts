import type { Blockquote } from 'mdast'
import type { Fence, PluginFile } from 'docs-build'

const languages: ReadonlySet<string> = new Set(['jsx', 'tsx', 'js', 'ts', 'javascript', 'typescript'])
/** What an editor has no use for: marked and numbered lines, and the words that are read here. */
const ownWords = /("[^"]*"|'[^']*')|\{[^}]*\}|(?:^|\s)(?:live|noInline|showLineNumbers(?:=\S+)?)(?=\s|$)/g

/** The element that becomes an editor, with its code as every block has it. Undefined for a language that does not run here. */
export function liveBlock({ language, meta, node }: Fence, file: PluginFile): Blockquote | undefined {
  if (!languages.has(language.toLowerCase())) {
    const message = file.message(`Unexpected language "${language}" of a live block, expected jsx, tsx, js or ts`, {
      place: node.position,
      source: 'live',
      ruleId: 'language',
    })
    message.note = 'Take "live" away to show the code only.'
    return undefined
  }
  const kept = meta.replace(ownWords, (_, quoted: string | undefined) => quoted ?? '').trim()
  const calls = /(?:^|\s)noInline(?=\s|$)/.test(meta.replace(/"[^"]*"|'[^']*'/g, ''))
  return {
    type: 'blockquote',
    data: {
      hName: 'live-code',
      hProperties: { className: ['live-code'], dataNeedsScript: '', ...(calls && { dataCalls: 'render' }) },
    },
    children: [{ ...node, meta: kept === '' ? null : kept }],
    position: node.position,
  }
}
