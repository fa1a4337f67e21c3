import type { AtRule, ChildNode, Container, Rule } from '../../parse-css.ts'

/** An import with a layer: what stands before that, and its name. */
const imported = /^((?:url\((?:"[^"]*"|'[^']*'|[^)]*)\)|"[^"]*"|'[^']*')\s+)layer(?:\(\s*([^)]*?)\s*\))?(?=\s|$)/i

/**
 * Put the cascade layers of a stylesheet into the theme's layer `foreign`, below almost all of the theme. In Docusaurus neither
 * Infima nor the theme is in a layer, so that they win over what Tailwind 4 says of all elements and with its utilities.
 * What it says for some media wins: pages are published with all such rules at the end of their stylesheet, in no layer.
 *
 * @see https://tailwindcss.com/docs/preflight
 * @see https://www.w3.org/TR/css-cascade-5/#layer-names
 * @see https://github.com/yunusga/postcss-sort-media-queries which Docusaurus writes stylesheets with
 */
export function foreignLayers(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule') return
    const name = node.name.toLowerCase()
    if (name === 'layer') {
      node.params = node.params.split(',').map(foreignName).join(', ')
      if (node.nodes) node.after(withoutMedia(node))
    } else if (name === 'import')
      node.params = node.params.replace(imported, (_, url: string, layer = '') => `${url}layer(${foreignName(layer)})`)
    else if (node.nodes) foreignLayers(node)
  })
}

function foreignName(name: string): string {
  return name.trim() === '' ? 'foreign' : `foreign.${name.trim()}`
}

/** Take the rules for some media out of a layer, each with the rules that it stands in. */
function withoutMedia(layer: AtRule): Container[] {
  const taken: Container[] = []
  layer.walkAtRules('media', (media) => {
    taken.push(shellsAround(media, layer).reduce<Container>((inner, shell) => shell.append(inner), media.clone()))
    media.remove()
  })
  return taken
}

/** What stands around a node in a layer, but for further layers, without what else stands in it: from the inside. */
function shellsAround(node: ChildNode, layer: AtRule): Container[] {
  const { parent } = node
  if (parent?.type !== 'rule' && parent?.type !== 'atrule') return []
  // PostCSS has no other nodes of these types; its own declaration of a parent is wider.
  const around = parent as AtRule | Rule
  if (around === layer) return []
  const isLayer = around.type === 'atrule' && around.name === 'layer'
  return [...(isLayer ? [] : [around.clone({ nodes: [] })]), ...shellsAround(around, layer)]
}
