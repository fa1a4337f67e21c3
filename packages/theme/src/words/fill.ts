/**
 * Put values into a text.
 *
 *     fill('Version: {version}', { version: '8.1' })  // → 'Version: 8.1'
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
