import { extname, join } from 'node:path'
import type { OutputFile } from '../../model/page-job.ts'
import { fileURLToPath } from 'node:url'
import { offlineCss, offlineHtml } from '../../4-emit/offline/offline-html.ts'
import { onlyServed } from '../../4-emit/offline/only-served.ts'
import { redirectPage, redirectScript } from '../../4-emit/redirect-page.ts'
import type { Output } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import { hashOf } from '../../text/hash.ts'
import type { LocalFiles } from '../../text/urls/local-path.ts'
import { siteRoot } from '../../text/urls/site-root.ts'
import { readManifest } from '../output/manifest.ts'
import { classicScript, isModule } from './classic-script.ts'
import { readFile } from '../files/read-file.ts'

/** The argument of {@link writeOffline}. */
export interface OfflineInput {
  /** Absolute path of the output of a build. */
  readonly from: string
  /** Where the folder is written. */
  readonly output: Output
  readonly config: Config
  /** Is told of a script that can't run from files. */
  readonly warn: (words: string) => void
}

/** What was written. */
export interface OfflineResult {
  readonly written: number
  readonly unchanged: number
  readonly outputBytes: number
}

/** Path of the script that runs modules, relative to the output folder. */
const loader = 'offline.js'
/** What scripts read as text or as bytes. */
const texts = new Set('.json .geojson .topojson .csv .tsv .txt .xml .md .yaml .yml .toml .jsonl .ndjson'.split(' '))
const bytes = new Set('.wasm .bin .dat'.split(' '))

/** Make of an output a folder that works from `file://`. */
export async function writeOffline({ from, output, config, warn }: OfflineInput): Promise<OfflineResult> {
  const present = output.open()
  const paths = Object.keys(readManifest(from)?.files ?? {}).filter((path) => !onlyServed.test(path))
  const known = new Set(paths)
  const local: LocalFiles = {
    root: siteRoot(config),
    origin: new URL(config.url).origin,
    isFile: (path) => known.has(path),
  }
  const names = new Set(paths.map((path) => extname(path).slice(1).toLowerCase()).filter((name) => /^\w+$/.test(name)))
  const data = {
    base: local.root,
    origin: local.origin,
    html: config.trailingSlash === false ? 'file' : 'folder',
    data: [...names].sort().join('|'),
  }
  const entries: OutputFile[] = []
  const write = (path: string, content: string | Uint8Array) => {
    const hash = hashOf(content)
    if (present[path] !== hash) output.write(path, content)
    entries.push({ path, hash, size: Buffer.byteLength(content) })
  }
  write(loader, readFile(fileURLToPath(new URL('./offline-loader.js', import.meta.url))))
  /** Modules that pages start, and those that these name. */
  const started = new Set<string>()
  const page = { ...local, loader, data, onModule: (file: string) => started.add(file) }
  const isHtml = (path: string) => extname(path).toLowerCase() === '.html'
  /** Scripts that look like no modules: what others import is one nevertheless. */
  const others: (readonly [path: string, content: Buffer])[] = []
  const writeModule = async (path: string, text: string) => {
    const script = await classicScript(text, path)
    if (script.problem !== undefined) warn(`The script "${path}" can't run from a file: ${script.problem}`)
    write(path, script.text)
    for (const file of script.modules) started.add(file)
  }
  // Pages first: they say which scripts are modules.
  for (const path of paths.toSorted((a, b) => Number(isHtml(b)) - Number(isHtml(a)))) {
    const content = readFile(join(from, path))
    const kind = extname(path).toLowerCase()
    if (kind === '.html') write(path, offlineHtml(content.toString(), { ...page, file: path }))
    else if (kind === '.css') write(path, offlineCss(content.toString(), { ...local, file: path }))
    else if (kind !== '.js' && kind !== '.mjs') write(path, content)
    else if (isModule(content.toString())) await writeModule(path, content.toString())
    else others.push([path, content])
    const given = givenBy(path, kind, content)
    if (given !== undefined && !known.has(`${path}.js`)) write(`${path}.js`, given)
  }
  for (let left = others; left.length > 0;) {
    const named = left.filter(([path]) => started.has(path))
    for (const [path, content] of named) await writeModule(path, content.toString())
    left = left.filter((other) => !named.includes(other))
    if (named.length > 0) continue
    for (const [path, content] of left) write(path, content)
    break
  }
  const first = known.has('index.html') ? undefined : nearestPage(paths.filter(isHtml))
  if (first !== undefined) write('index.html', redirectPage({ to: first, canonical: first, script: redirectScript }))
  const { written, unchanged } = await output.commit(entries, siteRoot(config))
  return { written, unchanged, outputBytes: entries.reduce((sum, { size }) => sum + size, 0) }
}

/** The page that readers of a site without a home page begin with: the one with the shortest way to it. */
function nearestPage(paths: readonly string[]): string | undefined {
  const pages = paths.filter((path) => !/^(?:404|search(?:\/index)?)\.html$/.test(path))
  const depth = (path: string) => path.replace(/(?:^|\/)index\.html$/, '').split('/').length
  return pages.toSorted((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))[0]
}

/** The script that gives a page what `fetch` asks for. */
function givenBy(path: string, kind: string, content: Buffer): string | undefined {
  const name = JSON.stringify(path)
  if (texts.has(kind)) return `docsBuildOffline.text(${name},${JSON.stringify(content.toString())})\n`
  if (bytes.has(kind)) return `docsBuildOffline.bytes(${name},"${content.toString('base64')}")\n`
  return undefined
}
