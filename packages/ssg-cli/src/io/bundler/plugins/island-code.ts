import { islandSlotsCode } from './island-slots-code.ts'
import { lostPropCode } from './lost-prop-code.ts'
import { rootCode } from './root-code.ts'

/** What browsers run or show of a component whether somebody asks it or not. */
const effects = /\buse(?:Layout|Insertion)?Effect\b|\bcomponentDidMount\b|\bBrowserOnly\b|\buseIsBrowser\b/

/** True for code with an effect, or with what only browsers show. */
export function hasEffects(code: string): boolean {
  return effects.test(code)
}

/**
 * The module that the modules in the place of islands share.
 *
 * What an island renders is its own: a part of it that is an island elsewhere is loaded with it, and so it is with what the site has
 * around all content. One that nobody asked for stays as it is rendered where it would lose something.
 *
 * @param root code of the component around all content, '' where a site has none
 */
export function islandCode(root: string): string {
  return `${islandModuleCode}
const rootRuns = ${hasEffects(root)}
`
}

const islandModuleCode = `import { createContext, createElement, Fragment as All, useContext, useId } from 'react'
${islandSlotsCode}
${lostPropCode}
${rootCode}
// 'outside' of what the root has around it, in the 'root' itself, in its 'content', or in an 'island'.
const Place = createContext('outside')
// Whether something that lives stands around, which may have an answer for who asks a context.
const Answered = createContext(false)
const inContent = (answers, part) => createElement(Answered.Provider, { value: answers }, within('content', ...[part].flat()))
const within = (value, ...children) => createElement(Place.Provider, { value }, ...children)
export function island(key, Component, isDetected, { usePageFacts, runs, onlyProvides, onlyAsks, onlyHands } = {}) {
  if (!isComponent(Component)) return Component
  // What else a component is asked for, such as \`Tabs.Item\`, is asked of what stands in its place.
  return Object.assign(Island, partsOf(Component))
  function Island(props) {
    const facts = usePageFacts?.()
    const place = useContext(Place)
    const isAnswered = useContext(Answered)
    if (place === 'island' || place === 'root') return createElement(Component, props)
    const here = (part) => within(place, createElement(Answered.Provider, { value: isAnswered }, part))
    if (onlyHands && (place === 'probe' || !losesWithin(here(createElement(Component, props)))))
      return createElement(Component, props)
    if (onlyAsks && !isAnswered && !(place === 'outside' && isBare())) return createElement(Component, props)
    const element = lostProp(props)
    if (place === 'probe') {
      probed ||= runs
      // What stands around the content provides for it; anything else is to be seen, or to run.
      return element === undefined ? createElement('docs-live') : createElement(Component, props)
    }
    const render = (given) => within('island', createElement(Component, given))
    const around = (element) => (place === 'outside' && isBare() ? inRoot(element) : element)
    const other = lostProp(props, '', [], true)
    if (onlyProvides && (element === undefined || other !== undefined || !holdsIslands(render, props, isAnswered)))
      return createElement(Component, props)
    if (element !== undefined && other === undefined && keepsSlots((given) => inRoot(render(given)), props))
      return createElement(WithSlots, { name: key, isDetected, facts, render, around, props, answers: !onlyProvides || isAnswered })
    const lost = other ?? element
    if (onlyHands && lost !== undefined) return createElement(Component, props)
    if (isDetected && lost !== undefined)
      return [
        createElement('docs-asleep', { key: 0, 'data-island': key, 'data-lost': lost }),
        createElement(Component, { ...props, key: 1 }),
      ]
    return createElement('docs-island', attributesOf(key, written(props), { isDetected, facts, lost }), around(render(props)))
  }
}

// What shows a doc, with the text of that as its one slot: it is handed on as it is, whatever shows it.
export function item(key, Component, usePageFacts) {
  return function Item(props) {
    const given = { name: key, isDetected: true, facts: usePageFacts(), props, answers: true }
    const render = (inner) => within('island', createElement(Component, inner))
    return createElement(WithSlots, { ...given, render, around: (element) => element })
  }
}

// What only provides is worth nothing in a browser without somebody who asks.
function holdsIslands(render, props, answers) {
  try {
    const parts = withSlots(props, (_, part) => inContent(answers, part))
    return renderToStaticMarkup(inRoot(render(parts))).includes('<docs-island ')
  } catch {
    return false
  }
}

// What only hands on is worth nothing in a browser where nobody loses that.
function losesWithin(element) {
  try {
    return renderToStaticMarkup(inRoot(element)).includes('<docs-asleep ')
  } catch {
    return false
  }
}

// What JSON can't hold at all is told as a property that is lost.
function written(props) {
  try {
    return JSON.stringify(props)
  } catch {
    return '{}'
  }
}

// A name with a capital letter may be that of a class or a constant.
function isComponent(value) {
  if (typeof value === 'function') return !/^class\\b/.test(String(value)) || !!value.prototype.isReactComponent
  return /(?:memo|forward_ref|lazy)\\)$/.test(String(value?.$$typeof))
}

// One that \`forwardRef\` or \`memo\` made is an object, of which React has some names.
function partsOf(Component) {
  if (typeof Component === 'function' || !Component) return Component
  return Object.fromEntries(Object.entries(Component).filter(([name]) => /^[A-Z]/.test(name)))
}

function attributesOf(key, written, { isDetected, facts, lost }) {
  const detected = isDetected ? '' : undefined
  return { 'data-island': key, 'data-props': written, 'data-lost': lost, 'data-detected': detected, 'data-around': facts }
}

// A component of its own: after something else was rendered within it, a component has no hooks any more.
function WithSlots({ name, isDetected, facts, render, around, props, answers }) {
  const id = useId()
  const parts = []
  const seen = new Set()
  const data = withSlots(props, (at, part) => (parts.push(part), { $slot: id + at }))
  const given = withSlots(props, (at, part) => createElement(Slot, { id: id + at, part, seen, answers }))
  const attributes = attributesOf(name, JSON.stringify(data), { isDetected, facts })
  return createElement('docs-island', attributes, around(render(given)), createElement(Unseen, { id, parts, seen, answers }))
}

function Slot({ id, part, seen, answers }) {
  seen.add(id)
  return slotElement({ 'data-slot': id }, inContent(answers, part))
}

// React gets here when it has rendered the component: what that did not show by now it may show when it is used.
function Unseen({ id, parts, seen, answers }) {
  return parts.map((part, at) =>
    seen.has(id + at) ? null : createElement('template', { key: at, 'data-slot': id + at }, inContent(answers, part)),
  )
}
`
