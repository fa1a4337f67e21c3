import type { ServerInput } from '../../host.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { islandHelper } from '../../text/modules/island-helper.ts'
import { build, type Metafile, type Plugin } from '../esbuild.ts'
import { relativePath } from '../files/within.ts'
import { browserOptions, entryOptions } from './build-options.ts'
import { bundleFailures } from './bundle-messages.ts'
import type { BundlerOptions } from './bundler-options.ts'
import { markdownModules } from './plugins/markdown-modules.ts'
import { mdxCode } from './plugins/mdx-code.ts'
import { postcssStep } from './plugins/postcss-text.ts'
import { nothingMet, sitePlugins } from './site-plugins.ts'

/**
 * The entries of a bundle that hold one of these files, themselves or by what they import. All is bundled with these files
 * empty, so that nothing in them is wrong any more: undefined, with what is still wrong, where that does not help.
 *
 * @param files as diagnostics name them
 */
export async function entriesHolding(
  files: readonly string[],
  input: ServerInput & { readonly css?: string },
  options: BundlerOptions,
): Promise<Outcome<readonly string[] | undefined>> {
  const { siteDir, workDir } = options
  const { entries, markdown, theme, css } = input
  const post = await postcssStep(siteDir, options.postcss?.() ?? [])
  const isBrowser = css !== undefined
  const isWrong = new Set(files)
  try {
    const { metafile } = await build({
      ...entryOptions(entries, siteDir),
      ...browserOptions(workDir),
      minify: false,
      platform: isBrowser ? 'browser' : 'node',
      plugins: [
        emptied(isWrong, siteDir),
        ...(markdown
          ? [mdxCode(siteDir), markdownModules(markdown, { siteDir, theme: theme.package, isBrowser })]
          : []),
        ...sitePlugins(input, options, nothingMet(), { post, pagesCss: css }),
      ],
    })
    const holding = importersOf((name) => isWrong.has(withoutSuffix(name)), metafile)
    return outcome(Object.keys(entries).filter((key) => holding.has(`docs-build-entry:${key}`)))
  } catch (error) {
    return outcome(undefined, bundleFailures(error, siteDir))
  }
}

function emptied(files: ReadonlySet<string>, siteDir: string): Plugin {
  return {
    name: 'emptied',
    setup(context) {
      // CommonJS: any name may be imported of it.
      // Nothing is an island here; what stands around all pages asks for what makes them all the same.
      context.onResolve({ filter: new RegExp(`^${islandHelper}$`) }, ({ path }) => ({ path, namespace: islandHelper }))
      context.onLoad({ filter: /.*/, namespace: islandHelper }, () => ({
        contents: 'module.exports = {}',
        loader: 'js',
      }))
      context.onLoad({ filter: /.*/ }, ({ path, namespace }) =>
        files.has(namespace === 'file' ? relativePath(siteDir, path) : `${namespace}:${path}`)
          ? { contents: 'module.exports = {}', loader: 'js' }
          : undefined,
      )
    },
  }
}

/** The inputs of a bundle that are such, and all that import these, also through others. */
function importersOf(isSuch: (name: string) => boolean, { inputs }: Metafile): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  for (const [name, { imports }] of Object.entries(inputs))
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), name])
  const found = new Set(Object.keys(inputs).filter(isSuch))
  for (const name of found) for (const importer of importers.get(name) ?? []) found.add(importer)
  return found
}

/** An island is bundled beside what stands for it on the page, under a name of its own. */
function withoutSuffix(name: string): string {
  return name.replace(/\?[\w#-]+$/, '')
}
