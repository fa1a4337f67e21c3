import { resolve } from 'node:path'
import type { Outcome } from '../../../model/outcome.ts'
import { isDocusaurusSite } from '../../config-file.ts'
import type { PartialMessage, Plugin } from '../../esbuild.ts'
import { readFile, textOfFile } from '../../files/read-file.ts'
import { askedVersion, packageVersion } from '../../packages/site-packages.ts'
import { askedBy, hasAsked } from '../plugins/asked-by.ts'
import { oneReact } from '../plugins/site-aliases.ts'
import { goneFromReact } from '../bundle-messages.ts'
import { ownCode } from '../filters.ts'
import { fileOfInput } from '../kept/bundle-inputs.ts'
import { defaults, olderReactCode } from './older-react-code.ts'

const namespace = 'older-react'

/** Code that counts on what React 19 gave up: properties of functions that nobody gives, and what made elements or looked at React. */
const olderWords = /\.defaultProps ?= ?[^=\s]|\bcreateFactory\b|\b__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED\b/

/** What React 19 has no more to do with a document, as whoever imports `react-dom` names it. */
const olderDom =
  /(?:\.\s*|[{,]\s*)(?:render|hydrate)\b|\b(?:findDOMNode|unmountComponentAtNode|createRoot|hydrateRoot)\b/

/**
 * Bundle code that was written for a React before 19, which is what renders it here. Only a site that asks for such a React gets
 * what stands between, and only where its code uses what React gave up.
 *
 * @see https://react.dev/blog/2024/04/25/react-19-upgrade-guide#removed-deprecated-react-apis
 */
export function withOlderReact<T>(
  siteDir: string,
  make: (first: readonly Plugin[]) => Promise<Outcome<T>>,
): (first: readonly Plugin[]) => Promise<Outcome<T>> {
  if (!isDocusaurusSite(siteDir) || !asksForOlder(siteDir)) return make
  return async (first) => {
    const found = { isAsked: false, isThere: false }
    const all = [...first, olderReact(siteDir, found)]
    const made = await make(all)
    return found.isAsked && !found.isThere ? make(all) : made
  }
}

/** What nothing stands in for, and what does the same in each React. */
const gone = [
  [/\bthis\.refs\b/, 'React.createRef()', 'refs by name'],
  [/\b(?:childContextTypes|contextTypes)\b(?=\s*=)/, 'React.createContext()', 'other contexts'],
] as const

/** What code of the site counts on that React 19 has no more. */
function goneWords(inputs: readonly string[], siteDir: string): PartialMessage[] {
  const files = new Set(inputs.map(fileOfInput).filter((file) => ownCode.test(resolve(siteDir, file))))
  return [...files].flatMap((file) => {
    const text = textOfFile(resolve(siteDir, file)) ?? ''
    return gone.flatMap(([words, expected, lost]) => {
      const found = words.exec(text)
      if (!found) return []
      const [before, [name]] = [text.slice(0, found.index).split('\n'), found]
      const lineText = text.split('\n')[before.length - 1] ?? ''
      const column = Buffer.byteLength(before.at(-1) ?? '')
      return {
        id: goneFromReact,
        text: `Unexpected "${name}", expected ${expected}: React 19, which shows the site, knows no ${lost}`,
        location: { file, line: before.length, column, length: name.length, lineText },
      }
    })
  })
}

/** What a site asks for may name no number, as in a workspace: then what is installed counts. */
function asksForOlder(siteDir: string): boolean {
  const [, major] =
    /^\D*(\d+)/.exec(askedVersion(siteDir, 'react') ?? '') ??
    /^(\d+)/.exec(packageVersion(siteDir, 'react') ?? '') ??
    []
  return Number(major) < 19
}

/** @param found whether the last bundle holds code that asks for an older React, and whether it has it: the next one has */
function olderReact(siteDir: string, found: { isAsked: boolean; isThere: boolean }): Plugin {
  return {
    name: namespace,
    setup(context) {
      found.isThere = found.isAsked
      const isBrowser = context.initialOptions.platform === 'browser'
      context.onResolve({ filter: /^react(?:-dom|\/jsx-runtime)?$/ }, async (asked) => {
        const { path, pluginData, importer, namespace: from, kind, resolveDir } = asked
        // Who asks for the one React of a site asks for that itself.
        if ([namespace, oneReact].some((plugin) => hasAsked(pluginData, plugin)) || from === namespace) return undefined
        if (path === 'react-dom' ? !usesOlderDom(importer, from) : !found.isThere) return undefined
        const data = askedBy(namespace, pluginData)
        const other = await context.resolve(path, { importer, namespace: from, kind, resolveDir, pluginData: data })
        // What another plugin puts there imports React itself.
        return other.namespace === 'file' ? { path, namespace } : other
      })
      context.onResolve({ filter: new RegExp(`^${defaults}$`), namespace }, ({ path }) => ({ path, namespace }))
      context.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: olderReactCode[path],
        loader: 'js',
        resolveDir: siteDir,
      }))
      // It knows elements by a name that they had before.
      context.onLoad({ filter: /[\\/]react-is[\\/](?:cjs|umd)[\\/][^\\/]*\.js$/, namespace: 'file' }, ({ path }) => ({
        contents: readFile(path, 'utf8').replaceAll(/(['"])react\.element\1/g, "'react.transitional.element'"),
        loader: 'js',
      }))
      context.onEnd(({ outputFiles = [], metafile }) => {
        found.isAsked ||= outputFiles.some(({ path, text }) => /\.m?js$/.test(path) && olderWords.test(text))
        return isBrowser ? undefined : { warnings: goneWords(Object.keys(metafile?.inputs ?? {}), siteDir) }
      })

      function usesOlderDom(importer: string, from: string): boolean {
        if (!isBrowser || from !== 'file' || /[\\/]node_modules[\\/]react-dom[\\/]/.test(importer)) return false
        return olderDom.test(textOfFile(importer) ?? '')
      }
    },
  }
}
