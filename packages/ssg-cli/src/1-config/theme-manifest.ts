import { invalidConfig } from '../diagnostics/catalogue.ts'
import { keyPath } from '../diagnostics/quote.ts'
import { locatePath } from '../diagnostics/locate-path.ts'
import type { Host } from '../host.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { ThemeManifest } from '../model/theme-manifest.ts'
import { hashOf } from '../text/hash.ts'
import { messageOf } from '../text/message-of.ts'
import { problemsOf } from './problems-of.ts'

/** Name of the file in a theme's package that holds its manifest. */
const manifestName = 'theme.json'

/** Read and check what a theme says of itself. Undefined when it says nothing, or nothing that can be understood. */
export async function themeManifest(
  { bundler, cache }: Pick<Host, 'bundler'> & { readonly cache: Pick<Host['cache'], 'get' | 'set'> },
  theme: string,
): Promise<Outcome<ThemeManifest | undefined>> {
  const found = bundler.packageText(theme, manifestName)
  if (!found) return outcome(undefined)
  const key = hashOf(found.text)
  const known = cache.get<ThemeManifest>('theme', key)
  if (known) return outcome(known)
  const checked = await checkedManifest(found.text, found.file)
  if (checked.value) cache.set('theme', key, checked.value)
  return checked
}

/** Check the text of a manifest. */
export async function checkedManifest(text: string, file: string): Promise<Outcome<ThemeManifest | undefined>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return outcome(undefined, [invalidConfig({ file, path: '', message: `Unexpected text: ${messageOf(error)}` })])
  }
  const { manifestSchema } = await import('./manifest-schema.ts')
  const { data, error } = manifestSchema.safeParse(value)
  const problems = error ? problemsOf(error, value) : []
  const diagnostics = problems.map(({ path, message, suggestion }) =>
    invalidConfig({ file, path: keyPath(path), message, suggestion, position: locatePath(text, { path }) }),
  )
  return outcome(data, diagnostics)
}
