import { isAbsolute } from 'node:path'
import type { ImportKind, Metafile, Plugin } from '../../esbuild.ts'
import { readFile } from '../../files/read-file.ts'

/** What a build that fails has read and asked for: esbuild describes only what it could bundle. */
export interface RecordedInputs {
  /** To stand before all others, so that it is asked for everything. */
  readonly plugin: Plugin
  readonly metafile: () => Pick<Metafile, 'inputs'>
}

/** What stylesheets of components import and show, which are bundled each by itself. */
const cssImport = /(?:\burl\(|@import|\bfrom)\s*["']?([^"')\s]+)/g

/** Take note of the files that a build reads, and of what they import. */
export function recordedInputs(): RecordedInputs {
  const imports = new Map<string, Metafile['inputs'][string]['imports']>()
  const importsOf = (file: string) => imports.get(file) ?? []
  const add = (file: string, original: string, kind: Exclude<ImportKind, 'entry-point'>) =>
    // Nobody knows what file it led to, if any.
    void imports.set(file, [...importsOf(file), { path: '', kind, original }])
  const plugin: Plugin = {
    name: 'recorded-inputs',
    setup(context) {
      context.onResolve({ filter: /.*/ }, ({ path, importer, namespace, kind }) => {
        if (kind !== 'entry-point') add(isAbsolute(importer) ? importer : `${namespace}:${importer}`, path, kind)
        return undefined
      })
      context.onLoad({ filter: /.*/ }, ({ path }) => {
        if (!isAbsolute(path)) return undefined
        imports.set(path, importsOf(path))
        if (path.endsWith('.css'))
          for (const [, specifier = ''] of textOf(path).matchAll(cssImport)) add(path, specifier, 'url-token')
        return undefined
      })
    },
  }
  const metafile = () => ({
    inputs: Object.fromEntries([...imports].map(([file, found]) => [file, { bytes: 0, imports: found }])),
  })
  return { plugin, metafile }
}

function textOf(path: string): string {
  try {
    return readFile(path, 'utf8')
  } catch {
    return ''
  }
}
