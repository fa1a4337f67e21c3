import { escapeHtml } from './escape-html.ts'

/** Words shorter than this fit in every column and stay whole. */
const longWord = 16

/**
 * Make the HTML of a plain text in which long names may break where a reader would break them:
 * after dots, slashes and underscores, and before capitals in a word.
 *
 *     breakable('system.thermo.if97.density')  // → 'system.<wbr>thermo.<wbr>if97.<wbr>density'
 */
export function breakable(text: string): string {
  return nameParts(text).map(escapeHtml).join('<wbr>')
}

/** Split a text where {@link breakable} lets it break. The parts joined give the text. */
export function nameParts(text: string): readonly string[] {
  if (text.length < longWord) return [text]
  return text.split(/(?<=[\p{L}\p{N}][._/\\:-])(?=[\p{L}\p{N}])|(?<=\p{Ll}\p{Ll})(?=\p{Lu}\p{Ll})/u)
}
