import type { Nodes, Parents, Root } from 'mdast'
import type { Position } from '../../../model/diagnostic.ts'
import { isContextName, provider } from '../../../text/modules/react-contexts.ts'
import { isJsx, positionOf, type JsxElement } from '../tree.ts'
import { collectEsm } from './collect-esm.ts'
import { asksProps, codeOf, eventIn, isEvent, makesContext, nameOf, textOf, type Attribute } from './element-code.ts'
import { walkEstree } from './estree.ts'
import { eventWithin, isExpression, wholeElement, type WholeElement } from './whole-element.ts'

/** Code of a file, where it stands. */
export interface PlacedCode {
  readonly text: string
  readonly position: Position
}

/** A part of MDX that only browsers bring to life, and that a component of the file's module stands for (`codeOfMdx()`). */
export interface LiveElement {
  /** What stands in it decides, not where it is: equal ones are one component. */
  readonly name: string
  /** What has a meaning only in a browser: `onClick`, `BrowserOnly`. */
  readonly because: string
  readonly position: Position
  /** The component: its code stands between these. */
  readonly start: string
  readonly pieces: readonly PlacedCode[]
  readonly end: string
  /** Its code, for the names in it. */
  readonly code: readonly unknown[]
  /** What may be a context: the component is nothing to browsers where it is none. */
  readonly of?: string
  /** What stands in it is a part of its code. */
  readonly isWhole?: true
  /** Put the component in its place. */
  readonly replace: () => void
}

/**
 * Elements of a tree that answer to events, give a context its value, or are shown by browsers only; and expressions with such
 * elements. What only the page knows keeps them where they are.
 */
export function liveElements(tree: Root): readonly LiveElement[] {
  const { imports, code } = collectEsm(tree)
  const own = new Set(imports.flatMap(({ local, specifier }) => (/^(?:\.|\/|@site\/)/.test(specifier) ? [local] : [])))
  const contexts = new Set<string>()
  walkEstree(code.statements, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && makesContext(node.init))
      contexts.add(node.id.name)
  })
  const found: LiveElement[] = []
  const visit = (node: Nodes, parent: Parents | undefined) => {
    const element = isJsx(node) ? liveElement(node, contexts, own) : liveExpression(node, parent)
    if (element) found.push(element)
    if ('children' in node && !element?.isWhole) for (const child of node.children) visit(child, node)
  }
  visit(tree, undefined)
  return found
}

const browserOnly = 'BrowserOnly'

/** Elements that stand in certain others only: nothing can be put around them. */
const neverAlone =
  /^(?:li|dt|dd|tr|td|th|thead|tbody|tfoot|caption|col|colgroup|option|optgroup|source|track|summary|path|g|circle|ellipse|rect|line|polyline|polygon|text|tspan|use|defs)$/
const holdsCertain = /^(?:ul|ol|dl|table|thead|tbody|tfoot|tr|colgroup|select|optgroup|svg|g|picture|video|audio)$/

/**
 * @param contexts names of what `createContext()` gave
 * @param own names that come from files of the site, which nobody has looked into
 */
function liveElement(
  node: JsxElement,
  contexts: ReadonlySet<string>,
  own: ReadonlySet<string>,
): LiveElement | undefined {
  const { name } = node
  if (name === browserOnly) return shownByBrowsers(node)
  if (name === null) return undefined
  if (name.endsWith('.Provider') || isContextName(name, contexts)) return around(node, provider, () => true)
  if (own.has(name) && hasOnlyValue(node)) {
    const element = around(node, provider, () => true)
    return element && { ...element, of: name }
  }
  if (!/^[a-z][\w-]*$/.test(name) || neverAlone.test(name)) return undefined
  const whole = holdsCertain.test(name) ? wholeOf(node) : undefined
  if (whole) return whole
  if (name === 'details') return folding(node)
  const event = node.attributes.find(isEvent)
  return event?.type === 'mdxJsxAttribute' ? around(node, event.name, isEvent) : undefined
}

function hasOnlyValue({ attributes, children }: JsxElement): boolean {
  const [first, ...more] = attributes
  return first?.type === 'mdxJsxAttribute' && first.name === 'value' && more.length === 0 && children.length > 0
}

/** An element with some attributes in code; what else it has is given by the page. */
function around(
  node: JsxElement,
  because: string,
  isTaken: (attribute: Attribute) => boolean,
  first?: { readonly position: Position } & WholeElement,
): LiveElement | undefined {
  const taken = node.attributes.filter((attribute) => codeOf(attribute) !== undefined && isTaken(attribute))
  const code = [...taken.map(codeOf), ...(first?.code ?? [])]
  if (code.some(asksProps)) return undefined
  const pieces = taken.map((attribute) => ({ text: textOf(attribute), position: positionOf(attribute) }))
  if (first) pieces.push({ text: `>${first.text}{given.children}</${node.name}>`, position: before(first.position) })
  const name = nameOf(
    node.name ?? '',
    pieces.map(({ text }) => text),
  )
  return {
    name,
    because,
    position: pieces[0]?.position ?? positionOf(node),
    start: `export const ${name} = (given) => <${node.name} {...given}`,
    pieces,
    end: first ? '' : '/>',
    code,
    replace: () => {
      node.name = name
      node.attributes = node.attributes.filter((attribute) => !taken.includes(attribute))
    },
  }
}

/** `<details>`: its summary is one only where it stands in it, so it is a part of the code. */
function folding(node: JsxElement): LiveElement | undefined {
  const event = node.attributes.find(isEvent)
  const line = node.children.find((child) => isJsx(child) || child.type === 'paragraph')
  const holder = line?.type === 'paragraph' ? line : node
  const summary = holder.children.find((child) => isJsx(child) && child.name === 'summary')
  const because = event?.type === 'mdxJsxAttribute' ? event.name : summary && eventWithin(summary)
  if (because === undefined) return undefined
  if (!summary || !isJsx(summary)) return around(node, because, isEvent)
  const whole = wholeElement(summary)
  const element = whole && around(node, because, isEvent, { ...whole, position: positionOf(summary) })
  if (!element) return undefined
  const replace = () => {
    element.replace()
    holder.children.splice(holder.children.indexOf(summary as never), 1)
  }
  return { ...element, replace }
}

/** An element that may hold certain others only, of which one answers to events. */
function wholeOf(node: JsxElement): LiveElement | undefined {
  const because = eventWithin(node)
  const whole = because === undefined ? undefined : wholeElement(node)
  if (because === undefined || !whole || whole.code.some(asksProps)) return undefined
  const name = nameOf(node.name ?? '', [whole.text])
  return {
    name,
    because,
    position: positionOf(node),
    start: `export const ${name} = () =>`,
    pieces: [{ text: whole.text, position: positionOf(node) }],
    end: '',
    code: whole.code,
    isWhole: true,
    replace: () => Object.assign(node, { name, attributes: [], children: [] }),
  }
}

/** `<BrowserOnly>` whose content is a function. */
function shownByBrowsers(node: JsxElement): LiveElement | undefined {
  const [content, ...more] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  if (!content || more.length > 0 || !isExpression(content)) return undefined
  const code = [...node.attributes.map(codeOf), content.data?.estree]
  if (code.some(asksProps)) return undefined
  const attributes = node.attributes.map((each) => ({ text: textOf(each), position: positionOf(each) }))
  const inside = { text: `{${content.value}}`, position: positionOf(content) }
  const tag = { text: `<${browserOnly}`, position: positionOf(node) }
  const name = nameOf(browserOnly, [...attributes.map(({ text }) => text), inside.text])
  return {
    name,
    because: browserOnly,
    position: positionOf(node),
    start: `export const ${name} = () =>`,
    // It is asked for one child: a space between the pieces would be another one.
    pieces: [tag, ...attributes, { text: `>${inside.text}</${browserOnly}>`, position: before(inside.position) }],
    end: '',
    code: [...code, { type: 'JSXOpeningElement', name: { name: browserOnly } }],
    isWhole: true,
    replace: () => Object.assign(node, { name, attributes: [], children: [] }),
  }
}

function liveExpression(node: Nodes, parent: Parents | undefined): LiveElement | undefined {
  if (!isExpression(node)) return undefined
  if (parent && isJsx(parent) && (holdsCertain.test(parent.name ?? '') || parent.name === browserOnly)) return undefined
  const { estree } = node.data ?? {}
  const because = eventIn(estree)
  if (because === undefined || asksProps(estree)) return undefined
  const text = `{${node.value}}`
  const name = nameOf('Code', [text])
  return {
    name,
    because,
    position: positionOf(node),
    start: `export const ${name} = () => <>`,
    pieces: [{ text, position: positionOf(node) }],
    end: '</>',
    code: [estree],
    replace: () => {
      const type = node.type === 'mdxFlowExpression' ? 'mdxJsxFlowElement' : 'mdxJsxTextElement'
      Object.assign(node, { type, name, attributes: [], children: [], data: undefined })
    },
  }
}

function before({ line, column, ...end }: Position): Position {
  return { ...end, line, column: Math.max(1, column - 1) }
}
