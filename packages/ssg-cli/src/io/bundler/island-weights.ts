import { gzipSync } from 'node:zlib'
import type { BundledFile } from '../../model/bundle.ts'
import type { Metafile } from '../esbuild.ts'
import { entryOutputs } from './build-options.ts'

/**
 * What a page loads for each island: the bytes of its file and of all that this imports, each compressed by gzip. What the
 * client loads itself does not count: its own files, and those that it needs to bring anything to life, React among them.
 *
 * @param fileOf the file that an output of the bundler became
 */
export function islandWeights(
  metafile: Metafile,
  keys: readonly string[],
  fileOf: (output: string) => BundledFile | undefined,
): Readonly<Record<string, number>> {
  const islands = keys.filter((key) => key.startsWith('island:'))
  if (islands.length === 0) return {}
  const loads = loader(metafile.outputs, fileOf)
  const [[, client] = []] = entryOutputs(metafile, ['client'])
  const shared = client === undefined ? new Set<string>() : ofClient(client, metafile.outputs, loads)
  const sizes = new Map<string, number>()
  const sizeOf = (output: string) => {
    const size = sizes.get(output) ?? gzipSync(fileOf(output)?.bytes ?? new Uint8Array()).length
    sizes.set(output, size)
    return size
  }
  return Object.fromEntries(
    entryOutputs(metafile, islands).map(([key, output]) => [
      key.slice('island:'.length),
      [...loads(output)].reduce((sum, each) => (shared.has(each) ? sum : sum + sizeOf(each)), 0),
    ]),
  )
}

type Outputs = Metafile['outputs']
type Loads = (output: string) => ReadonlySet<string>

/** An output and all that it imports, also through others: what is loaded before it runs. */
function loader(outputs: Outputs, fileOf: (output: string) => BundledFile | undefined): Loads {
  return (first) => {
    const found = new Set([first])
    for (const each of found) {
      const text = new TextDecoder().decode(fileOf(each)?.bytes)
      for (const { path, kind } of outputs[each]?.imports ?? []) {
        const name = fileOf(path)?.path.split('/').at(-1)
        // Some imports were taken out when the files got their names.
        if (kind === 'import-statement' && name !== undefined && text.includes(name)) found.add(path)
      }
    }
    return found
  }
}

/** What the client loads when a page is shown, and what is loaded with everything of it that renders by React. */
function ofClient(client: string, outputs: Outputs, loads: Loads): ReadonlySet<string> {
  const own = loads(client)
  const later = [...own].flatMap((output) =>
    (outputs[output]?.imports ?? []).flatMap(({ path, kind }) => (kind === 'dynamic-import' ? [path] : [])),
  )
  const rendering = [...new Set(later)]
    .map(loads)
    .filter((files) => [...files].some((each) => rendersByReact(outputs[each])))
  const [first = new Set<string>(), ...others] = rendering
  return new Set([...own, ...[...first].filter((file) => others.every((files) => files.has(file)))])
}

function rendersByReact(output: Outputs[string] | undefined): boolean {
  return Object.keys(output?.inputs ?? {}).some((path) => /\/node_modules\/react-dom\/.*client/.test(`/${path}`))
}
