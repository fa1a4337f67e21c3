import { componentForm, componentName } from '../../../text/modules/component-name.ts'
import { build } from '../../esbuild.ts'
import { codeLoaders } from '../loaders-of.ts'

/**
 * The module in the place of a component of the theme: what the site's file exports under the same names, its default
 * export for the component itself, and the theme's own for what it leaves out. Or what is missing in it.
 */
export async function replacementModule(
  replacement: string,
  original: string,
): Promise<{ readonly code: string } | { readonly missing: string }> {
  const [wanted, given] = await Promise.all([exportsOf(original), exportsOf(replacement)])
  const component = ownName(original, wanted)
  if (component !== undefined && given.length > 0 && !given.includes(component) && !given.includes('default')) {
    const found = given.map((name) => `"${name}"`).join(', ')
    return { missing: `Unexpected export of ${found}, expected a default export or "${component}"` }
  }
  const code = wanted.map((name) => {
    if (given.includes(name)) return reexport(name, name, replacement)
    return name === component ? reexport('default', name, replacement) : reexport(name, name, original)
  })
  return { code: code.join('\n') }
}

/** The theme's own component, under its name and as the default export. */
export async function originalModule(original: string): Promise<string> {
  const names = await exportsOf(original)
  const component = ownName(original, names)
  const all = names.map((name) => reexport(name, name, original))
  const isNamed = component !== undefined && !names.includes('default')
  return [...all, ...(isNamed ? [reexport(component, 'default', original)] : [])].join('\n')
}

function reexport(name: string, as: string, from: string): string {
  return `export { ${name} as ${as} } from ${JSON.stringify(from)}`
}

/** The export that is the component: it has the name of its file. */
function ownName(file: string, names: readonly string[]): string | undefined {
  const form = componentForm(componentName(file.replaceAll('\\', '/')) ?? '')
  return names.find((name) => componentForm(name) === form) ?? names.find((name) => name === 'default')
}

/** What a module exports by name. None for a file that can't be read: whoever bundles it says why. */
async function exportsOf(file: string): Promise<readonly string[]> {
  try {
    const { metafile } = await build({
      entryPoints: [file],
      bundle: false,
      outdir: '/',
      loader: codeLoaders,
      format: 'esm',
      logLevel: 'silent',
    })
    return Object.values(metafile.outputs).flatMap(({ exports }) => exports)
  } catch {
    return []
  }
}
