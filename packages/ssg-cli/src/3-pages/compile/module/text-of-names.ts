import { fixedText } from '../code-components.ts'
import type { ImportedName, PageState } from '../types.ts'
import type { Esm } from './collect-esm.ts'

/**
 * Know the names of an MDX file that stand for a text: files that it imports as text, and constants.
 *
 *     import example from '!!raw-loader!./example.py'
 *     export const command = 'npm ci'
 */
export function textOfNames(
  { code }: Esm,
  imports: readonly ImportedName[],
  { files }: PageState['input'],
): (name: string) => string | undefined {
  return (name) => {
    const { specifier, imported } = imports.find(({ local }) => local === name) ?? {}
    if (specifier === undefined) return constant(code, name)
    const file = imported === 'default' && specifier.startsWith('raw:') ? files[specifier.slice(4)] : undefined
    return file && 'text' in file ? file.text : undefined
  }
}

function constant({ statements }: Esm['code'], name: string): string | undefined {
  for (const statement of statements) {
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') continue
    const found = statement.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
    if (found) return fixedText(found.init)
  }
  return undefined
}
