/**
 * The file of a component that may be a part of what a module exports by default.
 *
 *     moduleOf('src/boxes.js#Box')  // → 'src/boxes.js'
 */
export function moduleOf(path: string): string {
  return path.replace(/#[^/#]*$/, '')
}

/**
 * The part of what a module exports. Undefined for all of it.
 *
 *     partOfModule('src/boxes.js#Box')  // → 'Box'
 */
export function partOfModule(path: string): string | undefined {
  return /#([^/#]*)$/.exec(path)?.[1]
}
