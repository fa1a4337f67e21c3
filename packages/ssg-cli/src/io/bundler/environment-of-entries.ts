import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { codeOfMdx } from '../../2-sources/scan/declares-components.ts'
import { writtenElements } from '../../3-pages/compile/module/written-elements.ts'
import { environmentNames } from '../../text/modules/environment-names.ts'
import type { Metafile } from '../esbuild.ts'
import { isOwnFile } from '../packages/is-own-file.ts'
import { fileOfInput } from './kept/bundle-inputs.ts'
import { readFile } from '../files/read-file.ts'

/**
 * The environment variables that code of the site itself reads, by entry: what packages ask of the environment is of the machine,
 * which caches may share with others.
 */
export function environmentOfEntries(
  outputs: readonly (readonly [entry: string, output: string])[],
  metafile: Metafile,
  siteDir: string,
): Readonly<Record<string, readonly string[]>> {
  const texts = new Map<string, string>()
  const textOf = (path: string) => {
    const known = texts.get(path) ?? ownCode(path, siteDir)
    texts.set(path, known)
    return known
  }
  return Object.fromEntries(
    outputs.flatMap(([entry, output]) => {
      const names = environmentNames(filesIn(output, metafile).map(textOf).join('\n'))
      return names.length > 0 ? [[entry, names]] : []
    }),
  )
}

/** The files that an output holds, itself and by what it imports. */
function filesIn(output: string, { outputs }: Metafile): readonly string[] {
  const all = new Set([output])
  for (const each of all) for (const { path, external } of outputs[each]?.imports ?? []) if (!external) all.add(path)
  return [...new Set([...all].flatMap((each) => Object.keys(outputs[each]?.inputs ?? {})))].map(fileOfInput)
}

/** The code of a file of the site, '' for what is none. */
function ownCode(path: string, siteDir: string): string {
  const file = resolve(siteDir, path)
  // An author may take one away meanwhile.
  if (!/\.(?:[cm]?[jt]sx?|mdx?)$/.test(path) || !isOwnFile(path, siteDir) || !existsSync(file)) return ''
  const text = readFile(file, 'utf8')
  return /\.mdx?$/.test(path) ? codeOfMdx(text, writtenElements(text)) : text
}
