import { resolve } from 'node:path'
import { bundleWarning } from '../../diagnostics/catalogue.ts'
import { nearest } from '../../text/nearest.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { positionAt } from '../../text/markdown/position-at.ts'
import type { BundleInputs } from './kept/bundle-inputs.ts'
import { isOwnFile } from '../packages/is-own-file.ts'
import { readFile } from '../files/read-file.ts'

/** @see https://developer.mozilla.org/en-US/docs/Web/CSS/CSS_syntax/At-rule */
const known =
  'charset color-profile container counter-style custom-media font-face font-feature-values font-palette-values import keyframes layer media namespace page position-try property scope starting-style supports view-transition'.split(
    ' ',
  )

/** At-rules of the site's stylesheets that are nearly known ones: esbuild and browsers pass over those that they do not know. */
export function mistypedAtRules(inputs: BundleInputs, siteDir: string): Diagnostic[] {
  const styles = Object.keys(inputs).filter((path) => path.endsWith('.css') && isOwnFile(path, siteDir))
  return styles.flatMap((file) => {
    const text = readFile(resolve(siteDir, file), 'utf8')
    const plain = text.replace(/\/\*[^]*?\*\/|(["'])(?:\\.|(?!\1)[^\\\n])*\1/g, (found) => found.replace(/[^\n]/g, ' '))
    return Array.from(plain.matchAll(/@([a-z][a-z-]*)/gi), ({ 0: rule, 1: name = '', index }) => {
      const [meant] = known.includes(name.toLowerCase()) || name.startsWith('-') ? [] : nearest(name, known)
      if (meant === undefined) return []
      const message = `Unexpected "${rule}", expected an at-rule of CSS such as "@${meant}"`
      return [bundleWarning({ file, position: positionAt(text, index, rule.length), message })]
    }).flat()
  })
}
