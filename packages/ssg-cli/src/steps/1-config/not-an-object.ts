import { found } from './found.ts'
import { invalidConfig } from '../../diagnostics/catalogue.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'

/** Report a config file whose default export is no object. */
export function notAnObject(value: unknown, file: string): Diagnostic {
  const what = value === undefined ? 'config file without a default export' : `${found(value)} as default export`
  return invalidConfig({ file, path: '', message: `Unexpected ${what}, expected an object`, hint: hintFor(value) })
}

function hintFor(value: unknown): string {
  if (typeof value === 'function') {
    return 'A function is not supported, for it is not called. Export the object itself: export default defineConfig({ … })'
  }
  if (value instanceof Promise) return 'Write: export default await …'
  return "Write: export default defineConfig({ title: '…', url: 'https://…', docs: { path: 'docs' } })"
}
