import { unknownReplacement } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { nearest } from '../text/nearest.ts'
import { folderOf } from '../text/resolve-path.ts'

/** Report names in `theme.components` that no file of the theme has: nothing would be replaced. */
export function unknownReplacements(
  {
    bundler,
    files,
  }: { readonly bundler: Pick<Host['bundler'], 'packageText'>; readonly files: Pick<Host['files'], 'list'> },
  { theme }: Pick<Config, 'theme'>,
  source: string,
): Diagnostic[] {
  const names = Object.keys(theme.components)
  const found = names.length === 0 ? undefined : bundler.packageText(theme.package, 'package.json')
  if (!found) return []
  const known = files.list(folderOf(found.file)).files.flatMap(({ path }) => componentOf(path) ?? [])
  if (known.length === 0) return []
  const forms = new Set(known.map(formOf))
  return names
    .filter((name) => !forms.has(formOf(name)))
    .map((name) => unknownReplacement({ file: source, name, suggestion: nearest(name, known)[0] }))
}

/** `src/components/toc-list.tsx` is `TocList`. */
function componentOf(path: string): string | undefined {
  const [, name] = /(?:^|\/)([\w-]+)\.[jt]sx$/.exec(path) ?? []
  return name === undefined || path.includes('node_modules/')
    ? undefined
    : name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function formOf(name: string): string {
  return name.replace(/-/g, '').toLowerCase()
}
