import type { CodeTheme } from '../../model/code-theme.ts'
import { isObject } from '../../text/is-object.ts'
import { prismScopes } from './prism-scopes.ts'

/** A theme of Prism in the form that shiki has, and what is lost on the way. */
export interface PrismTheme {
  readonly theme: CodeTheme
  /** Properties of CSS: `background`. */
  readonly lost: readonly string[]
}

type Style = Readonly<Record<string, unknown>>

/**
 * Make a theme of shiki of one of Prism, which a config holds as an object. Undefined for what is none.
 *
 *     prismTheme({ plain: { color: '#eee' }, styles: [{ types: ['comment'], style: { fontStyle: 'italic' } }] })
 *
 * @see https://github.com/FormidableLabs/prism-react-renderer#theming
 */
export function prismTheme(value: unknown): PrismTheme | undefined {
  const { plain, styles } = isObject(value) ? value : {}
  if (!isObject(plain) || !Array.isArray(styles)) return undefined
  const byType = stylesByType(styles)
  const [foreground, background] = [colorOf(plain['color']), colorOf(plain['backgroundColor'])]
  const colors = {
    ...(foreground !== undefined && { 'editor.foreground': foreground }),
    ...(background !== undefined && { 'editor.background': background }),
  }
  const tokenColors = [
    { scope: plainScopes, settings: { ...(foreground !== undefined && { foreground }), fontStyle: '' } },
    // The later type is the inner one: where both color a scope, Prism shows it.
    ...Object.entries(prismScopes).flatMap(([type, scopes]) =>
      Array.from(byType.get(type) ?? [], ([language, style]) => ({
        scope: rootsOf(language).flatMap((root) => scopes.map((scope) => `${root}${scope}`)),
        settings: settingsOf(style),
      })).filter(({ settings }) => Object.keys(settings).length > 0),
    ),
  ]
  const lost = Object.keys(prismScopes).flatMap((type) => [...(byType.get(type)?.values() ?? [])].flatMap(Object.keys))
  return { theme: { colors, tokenColors }, lost: [...new Set(lost)].filter((key) => !known.has(key)) }
}

/** Scopes that lie within those of texts and keywords, and are neither in Prism: code in a template, operators. */
const plainScopes = ['meta.embedded', 'meta.template.expression', 'keyword.operator', 'storage.type.function.arrow']

/** Type of token → language → style. Of two styles the later one counts, property by property. */
function stylesByType(styles: readonly unknown[]): ReadonlyMap<string, ReadonlyMap<string, Style>> {
  const byType = new Map<string, Map<string, Style>>()
  for (const { types, style, languages = [''] } of styles.filter(isObject)) {
    if (!Array.isArray(types) || !isObject(style) || !Array.isArray(languages)) continue
    for (const type of types.map(String)) {
      const own = byType.get(type) ?? new Map<string, Style>()
      byType.set(type, own)
      for (const language of languages.map(String)) own.set(language, { ...own.get(language), ...style })
    }
  }
  return byType
}

function settingsOf(style: Style): { readonly foreground?: string; readonly fontStyle?: string } {
  const foreground = colorOf(style['color'])
  const lines = [style['textDecoration'], style['textDecorationLine']].join(' ')
  const fontStyle = [
    /italic|oblique/.test(String(style['fontStyle'])) ? 'italic' : '',
    /^(?:bold|bolder|[6-9]00)$/.test(String(style['fontWeight'])) ? 'bold' : '',
    lines.includes('underline') ? 'underline' : '',
    lines.includes('line-through') ? 'strikethrough' : '',
  ].filter(Boolean)
  // Without one it would be that of what stands around: names in JSON lie within texts.
  const isShown = [...known].some((key) => style[key] !== undefined)
  return { ...(foreground !== undefined && { foreground }), ...(isShown && { fontStyle: fontStyle.join(' ') }) }
}

const known = new Set(['color', 'fontStyle', 'fontWeight', 'textDecoration', 'textDecorationLine'])

/** It becomes part of a stylesheet. */
function colorOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[^;{}<]*[^;{}<\s][^;{}<]*$/.test(value) ? value.trim() : undefined
}

/** What stands in front of scopes in a language of Prism. */
function rootsOf(language: string): readonly string[] {
  if (language === '') return ['']
  if (/^(?:markup|html|xml|svg)$/.test(language)) return ['text.html ', 'text.xml ']
  return [`source.${shortNames[language] ?? language} `]
}

const shortNames: Readonly<Record<string, string>> = { javascript: 'js', typescript: 'ts', bash: 'shell', csharp: 'cs' }
