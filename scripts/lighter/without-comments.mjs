/**
 * What takes comments out of a text, as source: an expression reads on to the end for each that nothing closes.
 */
export const withoutComments = `function withoutComments(text) {
  let kept = '';
  for (let at = 0; ; ) {
    const begin = text.indexOf('/*', at);
    const end = begin === -1 ? -1 : text.indexOf('*/', begin + 2);
    if (end === -1) return kept + text.slice(at);
    kept += text.slice(at, begin);
    at = end + 2;
  }
}`

/**
 * Whether code in braces is comments alone, for micromark-util-events-to-acorn.
 *
 * @type {readonly (readonly [from: string, to: string])[]}
 */
export const emptyChanges = [
  [
    String.raw`function empty(value) {
  return /^\s*$/.test(value
  // Multiline comments.
  .replace(/\/\*[\s\S]*?\*\//g, '')
  // Line comments.
  // EOF instead of EOL is specifically not allowed, because that would
  // mean the closing brace is on the commented-out line
  .replace(/\/\/[^\r\n]*(\r\n|\n|\r)/g, ''));
}`,
    String.raw`function empty(value) {
  return /^(?:\s|\/\/[^\r\n]*[\r\n])*$/.test(withoutComments(value));
}
${withoutComments}`,
  ],
]
