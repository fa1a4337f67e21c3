import type { CssText } from './css-text.ts'
import { lessText } from './less-text.ts'
import { sassText } from './sass-text.ts'

/** Which stylesheets are written in a language that becomes CSS: Sass, with braces or by indentation, and Less. */
export const compiledStyles = /\.(?:s[ac]ss|less)$/

/** The CSS of such a stylesheet, made by the compiler that the site has installed. */
export function compiledText(file: string, siteDir: string): Promise<CssText> {
  return file.endsWith('.less') ? lessText(file, siteDir) : sassText(file, siteDir)
}
