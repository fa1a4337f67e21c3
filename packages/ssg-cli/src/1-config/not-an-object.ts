import { describe } from './describe.ts'
import { invalidConfig } from '../diagnostics/catalogue.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

/** Report a config file whose default export is no object. */
export function notAnObject(value: unknown, file: string): Diagnostic {
  const what = value === undefined ? 'config file without a default export' : `${describe(value)} as default export`
  const hint = "Write: export default defineConfig({ title: '…', url: 'https://…', docs: { path: 'docs' } })"
  return invalidConfig({ file, path: '', message: `Unexpected ${what}, expected an object`, hint })
}
