import type { Identifier, Literal, SimpleCallExpression } from 'estree'
import type { Root } from 'mdast'
import { loader } from '../../../text/modules/raw-import.ts'
import { isJsx, walk } from '../tree.ts'
import type { ImportedName } from '../types.ts'
import type { Esm } from './collect-esm.ts'
import { estreePosition, walkEstree } from './estree.ts'

/**
 * Make imports of what expressions ask for by `require('./a.png')`: the call becomes the name of the module's
 * namespace, so that `.default` is what an import would give.
 */
export function takeRequires(tree: Root, esm: Esm): Esm {
  const locals = new Map<string, ImportedName>()
  const take = (estree: unknown) =>
    walkEstree(estree, (node) => {
      if (node.type !== 'CallExpression' || !isRequire(node)) return
      const [source] = node.arguments
      const specifier = String(source.value)
      const known = locals.get(specifier)
      const name = known?.local ?? `required$${locals.size}`
      // JSON is its own namespace.
      const imported = specifier.endsWith('.json') ? 'default' : '*'
      if (!known) locals.set(specifier, { local: name, imported, specifier, position: estreePosition(source) })
      // The node becomes another one in its place: nobody else holds a tree that was just parsed.
      Object.assign(node, { type: 'Identifier', name, callee: undefined, arguments: undefined })
    })
  take(esm.code.statements)
  walk(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') take(node.data?.estree?.body)
    if (!isJsx(node)) return
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') take(attribute.data?.estree?.body)
      else if (typeof attribute.value === 'object') take(attribute.value?.data?.estree?.body)
    }
  })
  const found = [...locals.values()]
  return { ...esm, imports: [...esm.imports, ...found], specifiers: [...esm.specifiers, ...found] }
}

type RequireCall = SimpleCallExpression & { readonly callee: Identifier; readonly arguments: readonly [Literal] }

const required = new RegExp(String.raw`^${loader}(?:\.|/(?!/)|@site/|@docusaurus/)`)

function isRequire(node: SimpleCallExpression): node is RequireCall {
  const [source, ...more] = node.arguments
  return (
    node.callee.type === 'Identifier' &&
    node.callee.name === 'require' &&
    more.length === 0 &&
    source?.type === 'Literal' &&
    typeof source.value === 'string' &&
    required.test(source.value)
  )
}
