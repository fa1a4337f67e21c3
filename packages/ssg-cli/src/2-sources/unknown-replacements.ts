import { unknownReplacement } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { componentForm, componentName } from '../text/modules/component-name.ts'
import { nearest } from '../text/nearest.ts'
import { folderOf } from '../text/urls/resolve-path.ts'

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
  const known = files.list(folderOf(found.file)).files.flatMap(({ path }) => nameOf(path) ?? [])
  if (known.length === 0) return []
  const forms = new Set(known.map(componentForm))
  return names
    .filter((name) => !forms.has(componentForm(name)))
    .map((name) => unknownReplacement({ file: source, name, suggestion: nearest(name, known)[0] }))
}

/** Under which name a file of a theme can be replaced: that of its component, or its own if it is a stylesheet. */
function nameOf(path: string): string | undefined {
  if (path.includes('node_modules/')) return undefined
  return componentName(path) ?? /(?:^|\/)([^/]+\.css)$/.exec(path)?.[1]
}
