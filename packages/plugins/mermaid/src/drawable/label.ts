/** Signs that mean something else to one of the two renderers: entities, Markdown, icons, tags but line breaks. */
const special = /[#;`*\\]|~~|\bfa[bklrs]?:|<(?!br\s*\/?>)/i

/** True for text that is drawn as it is written. */
export function isPlainLabel(text: string): boolean {
  return text.trim() !== '' && !special.test(text)
}
