/** Words shorter than this fit in every column and stay whole. */
const longWord = 16

/**
 * Split a name where the sidebar lets it break. It is `nameParts` of `html/breakable.ts` once more: what the search and the
 * sidebar both imported would become a file of its own, for which both would wait.
 */
export function splitName(text: string): readonly string[] {
  if (text.length < longWord) return [text]
  return text.split(/(?<=[\p{L}\p{N}][._/\\:-])(?=[\p{L}\p{N}])|(?<=\p{Ll}\p{Ll})(?=\p{Lu}\p{Ll})/u)
}
