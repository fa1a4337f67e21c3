import { visible } from '../../diagnostics/visible.ts'
import type { ReplacementState } from '../../edits/eject/replacement-state.ts'

/** What a doctor looked at. */
export interface Examined {
  readonly tool: string
  /** Version of Node, without `v`. */
  readonly node: string
  /** Path of the config, as the user sees it. */
  readonly config: string
  readonly theme: { readonly name: string; readonly version: string | undefined }
  readonly plugins: readonly { readonly name: string; readonly from: string | undefined }[]
  /** Packages of the site that are not installed. */
  readonly missing: readonly string[]
  /** Why nobody knows which these are. */
  readonly unreadable?: string
  readonly replacements: readonly { readonly name: string; readonly file: string; readonly state: ReplacementState }[]
}

/** What was found, in words, and how many problems are among it. */
export function doctorWords(examined: Examined): { readonly text: string; readonly problems: number } {
  const { tool, node, config, theme, plugins, missing, unreadable, replacements } = examined
  const width = (of: 'name' | 'file') => Math.max(...replacements.map((replacement) => replacement[of].length))
  const lines = [
    `docs-build ${tool}, Node ${node}`,
    `Config: ${config}`,
    `Theme: ${theme.name} ${theme.version ?? 'is not installed'}`,
    `Plugins: ${plugins.map(({ name, from }) => (from === undefined ? name : `${name} (${from})`)).join(', ') || 'none'}`,
    ...(unreadable === undefined ? [] : [`package.json can't be read. ${unreadable}`]),
    ...(missing.length > 0 ? [`Not installed: ${missing.join(', ')}. Run npm install.`] : []),
    ...(replacements.length > 0 ? ['In place of the theme:'] : []),
    ...replacements.map(
      ({ name, file, state }) => `  ${name.padEnd(width('name'))}  ${file.padEnd(width('file'))}  ${stateWords(state)}`,
    ),
  ]
  const problems =
    missing.length +
    replacements.filter(({ state }) => isProblem(state)).length +
    [theme.version === undefined, unreadable !== undefined].filter(Boolean).length
  return { text: `${[...lines, summary(problems)].map(visible).join('\n')}\n`, problems }
}

function isProblem(state: ReplacementState): boolean {
  return state.type === 'missing' || (state.type === 'copy' && state.isOlder)
}

function stateWords(state: ReplacementState): string {
  if (state.type === 'missing') return 'is not there'
  if (state.type === 'wraps') return "wraps the theme's"
  if (state.type === 'own') return 'of the site'
  const copy = `copied from ${state.version}`
  return state.isOlder ? `${copy}, older than ${state.path} of the theme` : `${copy}, up to date`
}

function summary(problems: number): string {
  return problems === 0 ? 'No problems.' : `${problems} ${problems === 1 ? 'problem' : 'problems'}.`
}
