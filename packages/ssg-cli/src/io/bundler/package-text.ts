import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf } from '../../text/hash.ts'
import { codeOf } from '../files/node-files.ts'
import { packageFolder } from '../ready-made/package-folders.ts'
import { relativePath } from '../files/within.ts'
import type { BundlerOptions } from './bundler-options.ts'
import { readFile } from '../files/read-file.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** Read a file of a package: of the site's own, else of the one that comes with the tool. A package may be a folder. */
export function packageText(
  name: string,
  path: string,
  { siteDir, onInputs }: Pick<BundlerOptions, 'siteDir' | 'onInputs'>,
): { readonly file: string; readonly text: string } | undefined {
  const folder = /^[./]/.test(name)
    ? resolve(siteDir, name)
    : (packageFolder(name, siteDir) ?? packageFolder(name, here))
  if (folder === undefined) return undefined
  const file = relativePath(siteDir, join(folder, path))
  const text = textOf(join(folder, path))
  onInputs(`${name}/${path}`, { [file]: text === undefined ? '' : hashOf(text) })
  return text === undefined ? undefined : { file, text }
}

function textOf(path: string): string | undefined {
  try {
    return readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
