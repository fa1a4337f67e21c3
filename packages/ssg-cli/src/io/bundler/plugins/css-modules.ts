import { escapeRegExp } from '../../../text/html/escape.ts'
import { existsSync, realpathSync } from 'node:fs'
import { readFile } from '../../files/read-file.ts'
import { dirname, resolve } from 'node:path'
import { hashOf } from '../../../text/hash.ts'
import { build, type Message, type Metafile, type Plugin } from '../../esbuild.ts'
import { relativePath } from '../../files/within.ts'
import { localNames } from './local-names.ts'
import type { PostcssStep, PostcssText } from './postcss-text.ts'
import { rootedUrls, type RootedSite } from './rooted-urls.ts'
import { loadersOf } from '../loaders-of.ts'
import type { FileImport } from '../outside-imports.ts'
import { askedBy, hasAsked } from './asked-by.ts'
import { compiledStyles, compiledText } from './compiled-styles.ts'
import { statOf } from '../../files/stat-of.ts'
import { withImportsFirst } from './with-imports-first.ts'

/** CSS of components by file, collected while a bundle is made. */
export type CollectedCss = Map<string, string>

/** What is collected. */
export interface CssMet {
  readonly css: CollectedCss
  /** What the stylesheets import and show. */
  readonly imports: FileImport[]
  /** Absolute paths of files that are in the bundle as texts. */
  readonly texts: Set<string>
  /** True when CSS was made of what its plugins alone know: the bundle can't be kept. */
  isOpen?: true
}

/** What CSS of components is made with. */
export interface CssSteps {
  /** PostCSS of the site, which each file goes through by itself: it names others from where it lies. */
  readonly post?: PostcssStep | undefined
  /** In a bundle for browsers, what pages have of it: code that no page is rendered with brings its other CSS itself. */
  readonly late?: LateCss | undefined
}

/** What CSS that code brings itself is made with: no other bundle comes after. */
interface LateCss extends RootedSite {
  /** The CSS that all pages have. */
  readonly pagesCss: string
}

const assetLoaders = loadersOf('dataurl')

/** Bytes of a picture or font from which on it is a file of its own: every page waits for its stylesheets. */
const ownFileSize = 10_000

/** URLs that are no paths of files. */
const elsewhere = /^(?:[a-z]+:|#|\/\/)/i

/**
 * Turn CSS imports of components into class names, and collect their CSS.
 *
 * The names depend on nothing but where the file lies, seen from the site, so that the renderer and the browser agree
 * on them although each has a bundle of its own. esbuild alone numbers clashing names per bundle.
 */
export function cssModules(siteDir: string, met: CssMet, { post, late }: CssSteps = {}): Plugin {
  return {
    name: 'css-modules',
    setup(context) {
      // esbuild tells files by their real paths.
      const folder = existsSync(siteDir) ? realpathSync(siteDir) : siteDir
      // What takes note of all that is read wants to see what stylesheets import, too.
      const first = context.initialOptions.plugins?.filter(({ name }) => name === 'recorded-inputs') ?? []
      context.onLoad({ filter: /\.(?:css|s[ac]ss|less)$/, namespace: 'file' }, async ({ path }) => {
        const isModule = /\.module\.\w+$/.test(path)
        const written = await textOf(path, siteDir, post)
        if (written.errors.length > 0) return { errors: [...written.errors] }
        const contents = await withImportsFirst(written.css)
        const imports: FileImport[] = []
        const input = { path, folder, isModule, contents, first }
        const { css, names, warnings, metafile } = await compileCss({
          ...input,
          large: largeFiles(folder, path, imports),
        })
        imports.push(...importsOf(metafile, path, folder))
        met.imports.push(...imports)
        met.css.set(path, css)
        for (const file of [...written.files, ...imports.map(({ target }) => target)]) met.texts.add(file)
        const isLate = late !== undefined && !late.pagesCss.includes(css)
        if (written.isOpen && (isLate || !late)) met.isOpen = true
        const brought = isLate ? adopting((await compileCss({ ...input, site: late })).css) : ''
        return {
          contents: brought + (isModule ? names : ''),
          loader: 'js',
          watchFiles: [path, ...written.files],
          warnings,
        }
      })
    },
  }
}

/** A stylesheet as CSS that PostCSS has seen. */
async function textOf(path: string, siteDir: string, post: PostcssStep | undefined): Promise<PostcssText> {
  const made = compiledStyles.test(path) ? await compiledText(path, siteDir) : undefined
  const { css = readFile(path, 'utf8'), files = [], errors = [] } = made ?? {}
  if (!post || errors.length > 0) return { css, files, errors }
  const after = await post(css, path)
  return { ...after, files: [...files, ...after.files], isOpen: after.isOpen === true && after.css !== css }
}

/** Leaves large files that a stylesheet shows to the bundle of all stylesheets, as `@site/img/sky.jpg`, and takes note of them. */
function largeFiles(folder: string, file: string, met: FileImport[]): Plugin {
  return {
    name: 'large-files',
    setup(context) {
      context.onResolve({ filter: /./ }, async ({ path, pluginData, ...asked }) => {
        if (asked.kind !== 'url-token' || hasAsked(pluginData, 'large-files') || elsewhere.test(path)) return undefined
        const found = await context.resolve(path, { ...asked, pluginData: askedBy('large-files', pluginData) })
        const size = found.external ? undefined : statOf(found.path)?.size
        if (found.errors.length > 0 || size === undefined || size < ownFileSize) return undefined
        met.push({ file, specifier: path, target: found.path })
        return { path: `@site/${relativePath(folder, found.path)}${found.suffix}`, external: true }
      })
    },
  }
}

/** Code that gives a page a stylesheet. Policies allow it, for no style is in the page's text. */
function adopting(css: string): string {
  return `const sheet = new CSSStyleSheet()
sheet.replaceSync(${JSON.stringify(css)})
document.adoptedStyleSheets.push(sheet)
`
}

interface CompiledCss {
  readonly css: string
  readonly names: string
  readonly warnings: Message[]
  readonly metafile: Metafile
}

async function compileCss(input: {
  readonly path: string
  /** Real path of the site. */
  readonly folder: string
  readonly isModule: boolean
  readonly contents: string
  readonly first: readonly Plugin[]
  /** With it, URLs mean what they mean on pages. */
  readonly site?: RootedSite
  /** Without it, all files that the stylesheet shows are in its text. */
  readonly large?: Plugin
}): Promise<CompiledCss> {
  const { path, folder, isModule, contents, first, large } = input
  const local = localNames(hashOf(relativePath(folder, path)).slice(0, 6))
  const unique = `${local.fileName}.css`
  const result = await build({
    // A comment in the CSS names each file as it is seen from here.
    absWorkingDir: folder,
    stdin: {
      contents: `import names from ${JSON.stringify(unique)}\nexport default names`,
      resolveDir: dirname(path),
      loader: 'js',
    },
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    loader: assetLoaders,
    // Names are found in the text: none is to hold escapes of letters.
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [
      {
        name: 'one-file',
        setup(context) {
          context.onResolve({ filter: new RegExp(`^${escapeRegExp(unique)}$`) }, () => ({
            path: unique,
            namespace: 'one-file',
          }))
          context.onLoad({ filter: /.*/, namespace: 'one-file' }, () => ({
            contents,
            loader: isModule ? 'local-css' : 'css',
            resolveDir: dirname(path),
          }))
        },
      },
      ...first,
      ...(large ? [large] : []),
      rootedUrls(folder, input.site),
    ],
  })
  const text = (ending: string) => result.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
  const inFile = (at: Message['location']) => at && { ...at, file: path, namespace: 'file' }
  const warnings = result.warnings.map((warning) => ({
    ...warning,
    location: inFile(warning.location),
    notes: warning.notes.map((note) => ({ ...note, location: inFile(note.location) })),
  }))
  return { css: local.inCss(text('.css')), names: local.inCode(text('.js')), warnings, metafile: result.metafile }
}

/** What a stylesheet imports and shows. */
function importsOf({ inputs }: Metafile, file: string, folder: string): readonly FileImport[] {
  return Object.values(inputs).flatMap(({ imports }) =>
    imports.flatMap(({ path, original, external }) =>
      external || original === undefined || path.startsWith('one-file:')
        ? []
        : [{ file, specifier: original, target: resolve(folder, path) }],
    ),
  )
}
