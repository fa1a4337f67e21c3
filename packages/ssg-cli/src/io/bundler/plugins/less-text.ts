import { readFile } from '../../files/read-file.ts'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { messageOf } from '../../../text/message-of.ts'
import type { PartialMessage } from '../../esbuild.ts'
import type { CssText } from './css-text.ts'

/** What is used of the package. */
interface Less {
  readonly FileManager: new () => FileManager
  readonly render: (
    text: string,
    options: {
      readonly filename: string
      readonly paths: readonly string[]
      readonly javascriptEnabled: boolean
      readonly plugins: readonly object[]
    },
  ) => Promise<{ readonly css: string; readonly imports: readonly string[] }>
}

interface FileManager {
  supports: (name: string) => boolean
  supportsSync: (name: string) => boolean
  loadFile: (name: string, folder: string, ...rest: readonly unknown[]) => unknown
}

/**
 * Turn a file of Less into CSS, with the compiler that the site has installed. Packages are found by their names, with and
 * without the `~` of webpack's loader.
 *
 * @see https://lesscss.org/usage/#programmatic-usage
 * @see https://webpack.js.org/loaders/less-loader/#imports
 */
export async function lessText(file: string, siteDir: string): Promise<CssText> {
  const less = installedLess(siteDir)
  if (!less)
    return failed({ text: 'Less needs a compiler. Run: npm install less', location: { file, line: 1, column: 0 } })
  const packages = join(siteDir, 'node_modules')
  try {
    const { css, imports } = await less.render(readFile(file, 'utf8'), {
      filename: file,
      paths: [packages],
      // Themes of components calculate with it.
      javascriptEnabled: true,
      plugins: [packageImports(less, packages)],
    })
    return { css, files: [file, ...imports], errors: [] }
  } catch (error) {
    return failed(lessMessage(error, file))
  }
}

function installedLess(siteDir: string): Less | undefined {
  try {
    // What the package is documented to export.
    return createRequire(join(siteDir, 'package.json'))('less') as Less
  } catch {
    return undefined
  }
}

/** `@import '~pkg/x'` */
function packageImports({ FileManager }: Less, packages: string): object {
  const manager = new FileManager()
  const { loadFile } = manager
  return {
    install: (_: unknown, plugins: { readonly addFileManager: (manager: FileManager) => void }) => {
      manager.supports = (name) => name.startsWith('~')
      manager.supportsSync = () => false
      manager.loadFile = (name, _folder, ...rest) => loadFile.call(manager, join(packages, name.slice(1)), '', ...rest)
      plugins.addFileManager(manager)
    },
  }
}

function failed(error: PartialMessage): CssText {
  return { css: '', files: [], errors: [error] }
}

/** An error of the compiler says in which file it is, on which line and after how many characters. */
function lessMessage(error: unknown, file: string): PartialMessage {
  const { filename, line, column } = Object(error) as { filename?: unknown; line?: unknown; column?: unknown }
  return {
    text: messageOf(error),
    location: {
      file: typeof filename === 'string' ? filename : file,
      line: typeof line === 'number' ? line : 1,
      column: typeof column === 'number' ? column : 0,
    },
  }
}
