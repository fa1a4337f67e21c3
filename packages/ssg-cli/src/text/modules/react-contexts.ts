/** What an element is that gives a context its value: `<Theme.Provider>`, or `<ThemeContext>` as React 19 takes it. */
export const provider = 'Context.Provider'

/**
 * True for the name of a context: one of the given ones, or one that says so.
 *
 *     isContextName('ThemeContext')  // → true
 *
 * @param own names of what `createContext()` gave
 */
export function isContextName(name: string, own: ReadonlySet<string> = new Set()): boolean {
  return own.has(name) || /^[A-Z]\w*(?:Context|Ctx)$|^Ctx$/.test(name)
}

/**
 * True for code that gives a context its value.
 *
 * @see https://react.dev/reference/react/createContext#provider
 */
export function providesIn(code: string): boolean {
  if (/\.Provider\b/.test(code)) return true
  const own = new Set(Array.from(code.matchAll(/\b(\w+)\s*=\s*(?:\w+\.)?createContext\b/g), ([, name = '']) => name))
  return Array.from(code.matchAll(/<([A-Z]\w*)\s+value=/g)).some(([, name = '']) => isContextName(name, own))
}
