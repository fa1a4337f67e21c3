/**
 * The text before a name in braces, and the text after it: for an element in the place of the name.
 *
 *     around('see the {link}.', 'link')  // → ['see the ', '.']
 */
export function around(text: string, name: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = text.split(`{${name}}`)
  return [before, after]
}
