/**
 * The part of the islands' module that knows what the site has around all content: its root, which lives once on a page. What the
 * root shows itself comes to life with it, so that its HTML stands in \`data-root\`, and the content in \`data-inner\`. One that
 * shows nothing itself, such as a provider, adds nothing to a page.
 */
export const rootCode = `
let Root
export function setRoot(given) {
  Root = given
}

function inRoot(element) {
  return Root ? within('root', createElement(Root, null, element)) : element
}

// Whether a component in the root has effects.
let probed = false

// Known where components ask for their page, in \`Whole\`. What the root shows may be another thing on each page.
function shapeOf(Whole) {
  probed = rootRuns
  const probe = within('probe', createElement(Root, null, createElement('docs-slot')))
  try {
    const html = renderToStaticMarkup(createElement(Whole, null, probe)).replace(/<!--.*?-->/g, '')
    if (html === '<docs-slot></docs-slot>') return probed ? 'running' : 'bare'
    return html.includes('<docs-slot></docs-slot>') ? 'around' : 'hiding'
  } catch {
    return 'around'
  }
}

let bare
function isBare() {
  if (!Root) return false
  bare ??= /^(?:bare|running)$/.test(shapeOf(({ children }) => children))
  return bare
}

// \`isOutside\` where what the root shows itself has no place around the content.
export function WithinRoot({ Whole, isOutside, children }) {
  const shape = shapeOf(Whole)
  const content = inContent(true, children)
  if (shape === 'hiding' || (isOutside && shape === 'around')) return content
  if (shape === 'bare') return inRoot(content)
  if (shape === 'running') return [createElement(All, { key: 0 }, inRoot(content)), createElement('docs-slot', { key: 1, 'data-root': '' })]
  return createElement('docs-slot', { 'data-root': '' }, inRoot(createElement('docs-slot', { 'data-inner': '' }, content)))
}
`
