/** What gives functions the properties that nobody gave them. */
export const defaults = 'older-react-defaults'

/**
 * Modules in the place of those of React, for code that was written for one before 19: what that had and this has not.
 *
 * @see https://react.dev/blog/2024/04/25/react-19-upgrade-guide#removed-deprecated-react-apis
 */
export const olderReactCode: Readonly<Record<string, string>> = {
  // Of classes React itself fills in what is not given.
  [defaults]: `module.exports = (type, props, areNamed) => {
  let all = props
  for (let each = type; each; each = typeof each === 'object' && each.type) {
    const defaults = each.defaultProps
    for (const name in defaults) if (all?.[name] === undefined && (!areNamed || name in all)) all = { ...all, [name]: defaults[name] }
  }
  return all
}`,
  'react/jsx-runtime': `const { Fragment, jsx, jsxs } = require('react/jsx-runtime')
const filled = require('${defaults}')
exports.Fragment = Fragment
exports.jsx = (type, props, key) => jsx(type, filled(type, props), key)
exports.jsxs = (type, props, key) => jsxs(type, filled(type, props), key)`,
  react: `const React = require('react')
const filled = require('${defaults}')
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
const createElement = (type, props, ...children) => React.createElement(type, filled(type, props), ...children)
module.exports = {
  ...React,
  createElement,
  cloneElement: (element, props, ...children) => React.cloneElement(element, filled(element?.type, props ?? {}, true), ...children),
  createFactory: (type) => Object.assign(createElement.bind(null, type), { type }),
  lazy: (load) => React.lazy(() => load().then((module) => {
    const Component = module?.default
    return Component?.defaultProps && !Component.prototype?.isReactComponent ? { default: (props) => createElement(Component, props) } : module
  })),
  __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: {
    ReactCurrentDispatcher: { get current() { return internals.H } },
    ReactCurrentOwner: { current: null },
    ReactCurrentBatchConfig: { transition: null },
  },
}`,
  'react-dom': `const { createElement, useLayoutEffect } = require('react')
const DOM = require('react-dom')
const { createRoot, hydrateRoot } = require('react-dom/client')
const roots = new WeakMap()
const Called = ({ then, children }) => (useLayoutEffect(() => void then?.()), children)
const called = (element, then) => createElement(Called, { then: typeof then === 'function' ? then : undefined }, element)
const hosts = new Set([5, 6, 26, 27])
const portal = 4
const fiberOf = (fiber, instance) => {
  for (let each = fiber; each; each = each.sibling) {
    const found = each.stateNode === instance ? each : fiberOf(each.child, instance)
    if (found) return found
  }
}
const nodeOf = (fiber) => {
  if (hosts.has(fiber.tag)) return fiber.stateNode
  for (let each = fiber.child; each; each = each.sibling) {
    const found = each.tag === portal ? null : nodeOf(each)
    if (found) return found
  }
  return null
}
module.exports = {
  ...DOM,
  createRoot,
  hydrateRoot,
  render(element, container, then) {
    if (!roots.has(container)) {
      container.textContent = ''
      roots.set(container, createRoot(container))
    }
    DOM.flushSync(() => roots.get(container).render(called(element, then)))
    return null
  },
  hydrate(element, container, then) {
    if (roots.has(container)) return module.exports.render(element, container, then)
    DOM.flushSync(() => roots.set(container, hydrateRoot(container, called(element, then))))
    return null
  },
  unmountComponentAtNode(container) {
    const root = roots.get(container)
    roots.delete(container)
    if (root) DOM.flushSync(() => root.unmount())
    return root !== undefined
  },
  // Of what React keeps twice, as it was and as it will be, the one counts that is below the root.
  findDOMNode(instance) {
    if (instance == null || instance.nodeType) return instance ?? null
    let top = instance._reactInternals
    while (top?.return) top = top.return
    const fiber = top && fiberOf(top.stateNode.current, instance)
    if (!fiber) throw new Error('Unable to find node on an unmounted component.')
    return nodeOf(fiber)
  },
}`,
}
