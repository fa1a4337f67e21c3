import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { messageOf } from '../../../text/message-of.ts'
import type { PartialMessage } from '../../esbuild.ts'
import type { CssText } from './css-text.ts'

/** What is used of the package. */
interface Sass {
  readonly compileAsync: (
    file: string,
    options: {
      readonly loadPaths: readonly string[]
      readonly importers: readonly { readonly findFileUrl: (url: string) => URL | null }[]
      readonly quietDeps: boolean
      readonly logger: object
    },
  ) => Promise<{ readonly css: string; readonly loadedUrls: readonly URL[] }>
}

/**
 * Turn a file of Sass into CSS, with the compiler that the site has installed. Packages are found by their names, with and
 * without the `~` of webpack's loader.
 *
 * @see https://sass-lang.com/documentation/js-api/functions/compileasync/
 * @see https://webpack.js.org/loaders/sass-loader/#resolving-import-at-rules
 */
export async function sassText(file: string, siteDir: string): Promise<CssText> {
  const sass = installedSass(siteDir)
  if (!sass)
    return failed({
      text: 'Sass needs a compiler of version 1.45 or later. Run: npm install sass',
      location: { file, line: 1, column: 0 },
    })
  const packages = join(siteDir, 'node_modules')
  const findFileUrl = (url: string) => (url.startsWith('~') ? pathToFileURL(join(packages, url.slice(1))) : null)
  try {
    const { css, loadedUrls } = await sass.compileAsync(file, {
      loadPaths: [packages],
      importers: [{ findFileUrl }],
      quietDeps: true,
      // What will change in a later version of Sass is no matter of a build with this one.
      logger: {},
    })
    return {
      css,
      files: loadedUrls.flatMap((url) => (url.protocol === 'file:' ? [fileURLToPath(url)] : [])),
      errors: [],
    }
  } catch (error) {
    return failed(sassMessage(error, file))
  }
}

function installedSass(siteDir: string): Sass | undefined {
  const require = createRequire(join(siteDir, 'package.json'))
  for (const name of ['sass-embedded', 'sass']) {
    try {
      const found: object = require(name)
      // What the package is documented to export, from 1.45 on.
      if ('compileAsync' in found) return found as Sass
    } catch {
      // The other one may be there.
    }
  }
  return undefined
}

function failed(error: PartialMessage): CssText {
  return { css: '', files: [], errors: [error] }
}

/** An error of the compiler has a message without position and, in `span`, where it is. */
function sassMessage(error: unknown, file: string): PartialMessage {
  if (!(error instanceof Error) || !('sassMessage' in error)) {
    return { text: messageOf(error), location: { file, line: 1, column: 0 } }
  }
  // As the package documents them.
  const { sassMessage: text, span } = error as Error & {
    readonly sassMessage: string
    readonly span: { readonly start: { readonly line: number; readonly column: number }; readonly url?: URL }
  }
  const { line, column } = span.start
  return {
    text,
    location: { file: span.url?.protocol === 'file:' ? fileURLToPath(span.url) : file, line: line + 1, column },
  }
}
