import { readFileSync } from 'node:fs'
import type { Plugin } from '../../esbuild.ts'
import { isInstalled, relativePath } from '../../within.ts'
import { lostPropCode } from './lost-prop-code.ts'

/** True for a component file that runs in the browser: its first statement is `'use client'`. */
export function isClientModule(text: string): boolean {
  return /^(?:\uFEFF)?(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(text)
}

/**
 * In the server bundle, a `'use client'` module renders its component inside a `docs-island` element that
 * tells the browser which chunk to load and with which props. All other components cost no JavaScript.
 *
 * @param detected absolute paths of modules that are islands though they do not say so
 */
export function islands(siteDir: string, met: Set<string>, detected: ReadonlySet<string>): Plugin {
  return {
    name: 'islands',
    setup(context) {
      context.onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, ({ path, pluginData }) => {
        if (isInstalled(path) || pluginData === 'original') return undefined
        // Read at once: esbuild waits for the answer, and a promise would wait for whatever else this thread does.
        const isDetected = detected.has(path)
        if (!isDetected && !isClientModule(readFileSync(path, 'utf8'))) return undefined
        met.add(islandKey(siteDir, path))
        return { contents: islandModule(islandKey(siteDir, path), path, isDetected), loader: 'js', resolveDir: siteDir }
      })
      context.onResolve({ filter: /^docs-build-original:/ }, ({ path }) => ({
        path: path.slice('docs-build-original:'.length),
        namespace: 'file',
        pluginData: 'original',
        suffix: '?original',
      }))
      context.onResolve({ filter: new RegExp(`^${islandHelper}$`) }, ({ path }) => ({ path, namespace: islandHelper }))
      context.onLoad({ filter: /.*/, namespace: islandHelper }, () => ({
        contents: islandCode,
        loader: 'js',
        resolveDir: siteDir,
      }))
    },
  }
}

/** The name by which the page's HTML asks for an island's chunk: its path below the site folder. */
export function islandKey(siteDir: string, path: string): string {
  return relativePath(siteDir, path)
}

function islandModule(key: string, path: string, isDetected: boolean): string {
  const original = JSON.stringify(`docs-build-original:${path}`)
  return `import { island } from ${JSON.stringify(islandHelper)}
import Component from ${original}
${isDetected ? `export * from ${original}` : ''}
export default island(${JSON.stringify(key)}, Component, ${isDetected})`
}

/** The module that the modules in the place of islands share: it has `island()`. */
export const islandHelper = 'docs-build-island'

// What an island renders is its own: a part of it that is an island elsewhere is loaded with it. One that nobody asked for stays
// as it is rendered where it would lose something.
const islandCode = `import { createContext, createElement, useContext } from 'react'
${lostPropCode}
const Inside = createContext(false)
export function island(key, Component, isDetected) {
  return function Island(props) {
    const content = createElement(Component, props)
    if (useContext(Inside)) return content
    const lost = lostProp(props)
    if (isDetected && lost !== undefined) return content
    const written = /^(?:bigint|circle) /.test(lost) ? '{}' : JSON.stringify(props)
    const attributes = { 'data-island': key, 'data-props': written, 'data-lost': lost, 'data-detected': isDetected ? '' : undefined }
    return createElement('docs-island', attributes, createElement(Inside.Provider, { value: true }, content))
  }
}
`
