import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { byOrder } from '../../../text/by-order.ts'
import { transform, type Plugin } from '../../esbuild.ts'
import { relativePath } from '../../files/within.ts'
import { ownCode } from '../filters.ts'
import { asksForClassicJsx } from '../kept/tsconfig-rules.ts'
import { providedFor } from './given-defines.ts'
import { statOf } from '../../files/stat-of.ts'
import { readFile } from '../../files/read-file.ts'

const quoted = /(["'`])(?<loader>!*raw-loader!)?(?<request>(?:\.|@site\/)[^"'`\n$]*)\1/
const regexp = /\/(?<words>(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n])+)\/(?<flags>[a-z]*)/
const call = new RegExp(
  String.raw`\brequire\.context\(\s*${quoted.source}(?:\s*,\s*(?<deep>true|false))?(?:\s*,\s*${regexp.source})?\s*,?\s*\)`,
  'g',
)

/**
 * Code of a site as webpack reads it. `require.context('./notes', true, /\.md$/)` gives the modules of a folder: each is bundled, and
 * asked for by its path in the folder. In JSX what a module does when it is imported is done, though nothing of it is used; in
 * TypeScript, and JSX with types, it might be a type. JSX needs no `import React`, whatever `tsconfig.json` says.
 *
 * @param read takes note of the folders
 * @param defines names that may mean modules
 * @see https://webpack.js.org/guides/dependency-management/#requirecontext
 */
export function siteCode(siteDir: string, read: Set<string>, defines: Readonly<Record<string, string>> = {}): Plugin {
  return {
    name: 'site-code',
    setup(context) {
      const isClassic = kept(asksForClassicJsx)
      const provided = providedFor(defines, context.initialOptions.platform === 'node', siteDir)
      context.onLoad({ filter: ownCode, namespace: 'file' }, async ({ path }) => {
        if (!existsSync(path)) return undefined
        const written = readFile(path, 'utf8')
        const text = provided(written, path) + (isClassic(dirname(path)) && !written.includes('@jsx') ? automatic : '')
        const contents = text.includes('require.context(') ? withContexts(text, { path, siteDir, read }) : text
        if (path.endsWith('.jsx') && (await isJsx(text))) return { contents, loader: 'jsx' }
        return contents === written ? undefined : { contents, loader: 'default' }
      })
    },
  }
}

/** What tells esbuild, which hears `tsconfig.json` before its options, that JSX needs no name. */
const automatic = '\n/** @jsxRuntime automatic */'

function kept<T>(answer: (question: string) => T): (question: string) => T {
  const known = new Map<string, T>()
  return (question) => {
    const last = known.get(question)
    if (last !== undefined) return last
    const found = answer(question)
    known.set(question, found)
    return found
  }
}

/** True for code without types. */
async function isJsx(text: string): Promise<boolean> {
  try {
    return (await transform(text, { loader: 'jsx', logLevel: 'silent' })) !== undefined
  } catch {
    return false
  }
}

interface Module {
  readonly path: string
  readonly siteDir: string
  readonly read: Set<string>
}

function withContexts(text: string, { path, siteDir, read }: Module): string {
  return text.replace(call, (all, ...given) => {
    // The last one is that of the named groups.
    const { loader = '', request = '', deep, words, flags } = given.at(-1) as Readonly<Record<string, string>>
    const folder = join(request.startsWith('.') ? dirname(path) : siteDir, request.replace(/^@site/, ''))
    // What is missing is told where it is written.
    if (!statOf(folder)?.isDirectory()) return `require(${JSON.stringify(request)})`
    const wanted = new RegExp(words ?? '', flags?.replace('g', ''))
    const keys = filesIn(folder, deep !== 'false', read).map((file) => `./${relativePath(folder, file)}`)
    const from = loader + request.replace(/\/$/, '')
    return contextOf(keys.filter((key) => wanted.test(key)).sort(byOrder), from) + all.replace(/[^\n]/g, '')
  })
}

function filesIn(folder: string, isDeep: boolean, read: Set<string>): readonly string[] {
  read.add(folder)
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return isDeep ? filesIn(path, isDeep, read) : []
  })
}

function contextOf(keys: readonly string[], from: string): string {
  const modules = keys.map((key) => `${JSON.stringify(key)}: () => require(${JSON.stringify(from + key.slice(1))})`)
  // In one line, so that those of the module keep their numbers.
  return `((modules) => Object.assign((key) => modules[key](), { keys: () => Object.keys(modules), resolve: (key) => key, id: ${JSON.stringify(from)} }))({ ${modules.join()} })`
}
