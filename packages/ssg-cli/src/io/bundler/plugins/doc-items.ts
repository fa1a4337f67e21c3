import { importOf } from '../docusaurus/import-of.ts'
import { aroundModule } from '../docusaurus/page.ts'
import { itemNamespace, itemPrefix } from '../../../text/modules/doc-item.ts'
import { islandHelper } from '../../../text/modules/island-helper.ts'
import type { Plugin } from '../../esbuild.ts'
import type { MetIslands } from './islands.ts'

/**
 * Resolve `item:@theme/ApiItem`: what shows the docs of a collection. Its component gets the body of the doc as one more, with all that is
 * known of the doc, and the route. Where pages are rendered it is an island, and the body is a slot in it.
 *
 * @param met takes those that are rendered; in browsers there is none
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#docItemComponent
 */
export function docItems(siteDir: string, met?: MetIslands): Plugin {
  return {
    name: 'doc-items',
    setup(context) {
      context.onResolve({ filter: new RegExp(`^${itemPrefix}`) }, ({ path }) => ({
        path: path.slice(itemPrefix.length),
        namespace: itemNamespace,
      }))
      context.onLoad({ filter: /.*/, namespace: itemNamespace }, ({ path }) => {
        const key = itemPrefix + path
        met?.set(key, { because: 'docItemComponent', file: path, line: 1, column: 1, asksPage: true, provides: true })
        return { contents: met ? rendered(path, key) : live(path), loader: 'js', resolveDir: siteDir }
      })
    },
  }
}

function itemCode(specifier: string): string {
  return `import { createElement, useState } from 'react'
${importOf('{ useDoc }', '@docusaurus/plugin-content-docs/client')}
import Component from ${JSON.stringify(specifier)}
function DocItem({ children }) {
  const doc = useDoc()
  const [content] = useState(() => Object.assign(() => children, doc))
  const { permalink: path, sidebar } = doc.metadata
  return createElement(Component, { content, route: { path, exact: true, sidebar } })
}`
}

function live(specifier: string): string {
  return `${itemCode(specifier)}
export default DocItem`
}

function rendered(specifier: string, key: string): string {
  return `${itemCode(specifier)}
import { item } from ${JSON.stringify(islandHelper)}
${importOf('{ usePageFacts }', aroundModule)}
export default item(${JSON.stringify(key)}, DocItem, usePageFacts)`
}
