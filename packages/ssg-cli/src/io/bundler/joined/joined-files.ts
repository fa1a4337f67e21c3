import type { BundledFile } from '../../../model/bundle.ts'
import { build, type Metafile } from '../../esbuild.ts'
import { loadedTogether, nameOf, type Together } from './loaded-together.ts'
import { staticImports, type StaticImport } from './static-imports.ts'

type Codes = ReadonlyMap<string, string>

/** Make one file of those that are loaded together: fewer requests, and less to load. */
export async function joinedFiles(
  files: readonly BundledFile[],
  outputs: Metafile['outputs'],
): Promise<readonly BundledFile[]> {
  const scripts = files.filter(({ path }) => path.endsWith('.js'))
  // Names stand for paths below.
  if (new Set(scripts.map(({ path }) => path.slice(0, -nameOf(path).length))).size !== 1) return files
  const before: Codes = new Map(scripts.map(({ path, bytes }) => [nameOf(path), new TextDecoder().decode(bytes)]))
  let codes = before
  for (const together of loadedTogether(outputs, before)) codes = (await joined(codes, together)) ?? codes
  return files.flatMap((file) => {
    const name = nameOf(file.path)
    if (!before.has(name)) return [file]
    const code = codes.get(name)
    if (code === undefined) return []
    return [code === before.get(name) ? file : { ...file, bytes: new TextEncoder().encode(code) }]
  })
}

/** The scripts with some of them as one. Undefined when one of these is named where imports don't stand. */
async function joined(codes: Codes, { first, others }: Together): Promise<Codes | undefined> {
  const group = new Set([first, ...others])
  const outside = [...codes].flatMap(([name, code]) => (group.has(name) ? [] : [{ name, ...staticImports(code) }]))
  if (outside.some(({ rest }) => [...others].some((name) => rest.includes(name)))) return undefined
  const wanted = outside.flatMap(({ imports }) => imports.filter(({ from }) => group.has(from)))
  const exported = new Map(
    [...new Set(wanted.flatMap(({ from, names }) => names.map(({ name }) => `${name} ${from}`)))].map((key, index) => [
      key,
      shortName(index),
    ]),
  )
  const one = await bundled(codes, first, [
    `import ${JSON.stringify(`./${first}`)}`,
    ...[...exported].map(([key, short]) => {
      const [name, from] = key.split(' ')
      return `export { ${name} as ${short} } from ${JSON.stringify(`./${from}`)}`
    }),
  ])
  const result = new Map(codes)
  for (const name of others) result.delete(name)
  result.set(first, one)
  for (const { name, imports, rest } of outside) {
    const own = imports.filter(({ from }) => group.has(from))
    if (own.length === 0) continue
    const names = own.flatMap((each) =>
      each.names.map(({ name: of, local }) => ({ name: exported.get(`${of} ${each.from}`) ?? of, local })),
    )
    const kept = imports.filter((each) => !own.includes(each))
    result.set(name, [...kept, { from: first, names }].map(importText).join('') + rest)
  }
  return result

  async function bundled(texts: Codes, name: string, lines: readonly string[]): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents: lines.join('\n'), resolveDir: '/', sourcefile: name },
      bundle: true,
      format: 'esm',
      minify: true,
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'silent',
      plugins: [
        {
          name: 'scripts',
          setup(context) {
            context.onResolve({ filter: /.*/ }, ({ path, kind }) =>
              kind === 'import-statement' && group.has(nameOf(path))
                ? { path: nameOf(path), namespace: 'script' }
                : { path, external: true },
            )
            context.onLoad({ filter: /.*/, namespace: 'script' }, ({ path }) => ({
              contents: texts.get(path) ?? '',
              loader: 'js',
            }))
          },
        },
      ],
    })
    return outputFiles[0]?.text ?? ''
  }
}

function importText({ names, from }: StaticImport): string {
  const list = names.map(({ name, local }) => (name === local ? name : `${name} as ${local}`)).join()
  return `import${list === '' ? '' : `{${list}}from`}${JSON.stringify(`./${from}`)};`
}

/** `a`, …, `z`, `a1`, … */
function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26))
  return index < 26 ? letter : `${letter}${Math.floor(index / 26)}`
}
