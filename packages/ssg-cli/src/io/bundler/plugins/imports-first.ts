import type { ChildNode, Root } from '../../parse-css.ts'

/** What may stand before an import. */
const mayPrecede = new Set(['import', 'charset', 'layer'])

/**
 * Put every `@import` of a stylesheet before its rules, as the loader of webpack does: after a rule it means nothing in CSS, and
 * stylesheets written for Docusaurus count on it wherever it stands. All else keeps its line.
 *
 * @see https://github.com/webpack-contrib/css-loader/blob/v6.11.0/src/plugins/postcss-import-parser.js
 */
export function importsFirst(root: Root): void {
  const first = root.nodes.find((node) => !precedesImports(node))
  if (first === undefined) return
  const late = root.nodes.slice(root.index(first)).filter(isImport)
  for (const node of late) {
    const lines = `${node.raws.before ?? ''}${node.toString()}`.replace(/[^\n]/g, '')
    const next = node.next()
    if (next) next.raws.before = lines + (next.raws.before ?? '')
    first.before(node.clone({ raws: { ...node.raws, before: first.raws.before ?? '' } }))
    first.raws.before = ''
    node.remove()
  }
}

function precedesImports(node: ChildNode): boolean {
  return node.type === 'comment' || (node.type === 'atrule' && !node.nodes && mayPrecede.has(node.name.toLowerCase()))
}

function isImport(node: ChildNode): boolean {
  return node.type === 'atrule' && !node.nodes && node.name.toLowerCase() === 'import'
}
