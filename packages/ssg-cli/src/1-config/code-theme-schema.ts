import type { CodeTheme } from '../model/code-theme.ts'
import { isObject } from '../text/is-object.ts'
import { name } from './schema-parts.ts'
import { custom, union } from './zod.ts'

/** The colors of code in a color mode: the name of a theme, or one itself, of which other keys than those we use may say anything. */
export const codeTheme = union(
  [name, custom<CodeTheme>(isCodeTheme)],
  'the name of a theme for code, or a theme with "tokenColors"',
)

function isCodeTheme(value: unknown): boolean {
  if (!isObject(value)) return false
  const { colors = {}, tokenColors } = value
  return (
    isObject(colors) && Object.values(colors).every(isColor) && Array.isArray(tokenColors) && tokenColors.every(isRule)
  )
}

function isRule(rule: unknown): boolean {
  const { scope = [], settings } = isObject(rule) ? rule : {}
  if (!isObject(settings)) return false
  const { foreground = 'inherit', fontStyle = '' } = settings
  return [scope].flat().every(isText) && isColor(foreground) && isText(fontStyle)
}

/** It becomes part of a stylesheet. */
function isColor(value: unknown): boolean {
  return isText(value) && /^[^;{}<]+$/.test(String(value))
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
