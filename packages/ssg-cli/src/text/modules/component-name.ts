/**
 * The name of the component in a file of a theme, or undefined for a file of another kind.
 *
 *     componentName('src/components/toc-list.tsx')  // → 'TocList'
 *     componentName('src/html/new-tab.ts')          // → undefined
 */
export function componentName(path: string): string | undefined {
  const [, name] = /(?:^|\/)([\w-]+)\.[jt]sx$/.exec(path) ?? []
  return name?.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** What the names of one component have in common: `TocList`, `toc-list` and `TOCList` are the same. */
export function componentForm(name: string): string {
  return name.replace(/-/g, '').toLowerCase()
}
