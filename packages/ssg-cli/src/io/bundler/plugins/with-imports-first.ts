import { importsFirst } from './imports-first.ts'

/** An import below a rule, or what looks like one: all other stylesheets need no parser. */
const maybeLate = /\}[^]*@import/i

/** A text of CSS with every `@import` before its rules. What can't be parsed stays as it is, and is told by the bundler. */
export async function withImportsFirst(css: string): Promise<string> {
  if (!maybeLate.test(css)) return css
  const { parseCss } = await import('../../parse-css.ts')
  try {
    const root = parseCss(css)
    importsFirst(root)
    return root.toString()
  } catch {
    return css
  }
}
