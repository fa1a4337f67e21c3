/**
 * Tell text in which nothing can be syntax, wherever it stands in a doc: words with commas and full stops.
 *
 *     isPlain('The name, as it is shown.')  // → true
 *     isPlain('1. The name')                // → false: a list
 */
export function isPlain(text: string): boolean {
  return /^[a-z(](?:[a-z\d ,.()'"?;/-]*[a-z\d,.()'"?;/-])?$/i.test(text) && !/^(?:im|ex)port\b|www\.|  /i.test(text)
}
