import Sval from 'sval'
import { isObject, type Properties } from './read-properties.ts'

/**
 * Make a function of its text. The policy of the site forbids code that is made of texts, so that it is interpreted: with
 * the properties as `this`, and with stand-ins of the globals of a session.
 *
 * @param tell shows what a session would do
 * @throws SyntaxError for a text that is no JavaScript
 */
export function functionOfText(
  text: string,
  properties: Properties,
  tell: (words: string) => void,
): (...list: readonly unknown[]) => unknown {
  const interpreter = new Sval({ ecmaVer: 'latest', sourceType: 'script', sandBox: true })
  const call = (name: string) => (list: readonly unknown[]) =>
    tell(`${name}(${list.map((each) => JSON.stringify(each)).join(', ')})`)
  const named = (name: string) => {
    const told = call(name)
    return (...list: readonly unknown[]) => told(list)
  }
  const toast = Object.assign(
    named('periscope.toast'),
    Object.fromEntries(['info', 'success', 'warning', 'error'].map((kind) => [kind, named(`periscope.toast.${kind}`)])),
  )
  interpreter.import({
    properties,
    perspective: { context: {}, sendMessage: named('perspective.sendMessage') },
    periscope: { toast },
  })
  const clock = { begin: performance.now(), steps: 0 }
  interpreter.import({
    [step.expression.callee.name]() {
      if (++clock.steps % 100 === 0 && performance.now() - clock.begin > longest)
        throw new Error('Expected an end within a second')
    },
  })
  const tree = interpreter.parse(`exports.made = (function () { 'use strict'; return (${text}) }).call(properties)`)
  countLoops(tree)
  interpreter.run(tree)
  const made: unknown = interpreter.exports['made']
  if (typeof made !== 'function') throw new SyntaxError('Expected an arrow function')
  return (...list) => {
    clock.begin = performance.now()
    return Reflect.apply(made, undefined, [...list])
  }
}

/** How long a function may take, in ms: nothing else of the page would answer. */
const longest = 1000

/** A call, by a name that no text can have. */
const step = {
  type: 'ExpressionStatement',
  expression: { type: 'CallExpression', callee: { type: 'Identifier', name: ' step' }, arguments: [], optional: false },
}

/** Have each turn of a loop begin with a step. */
function countLoops(node: unknown): void {
  if (Array.isArray(node)) return node.forEach(countLoops)
  if (!isObject(node)) return
  for (const child of Object.values(node)) countLoops(child)
  if (/^(?:While|DoWhile|For|ForIn|ForOf)Statement$/.test(String(node['type'])))
    Object.assign(node, { body: { type: 'BlockStatement', body: [step, node['body']] } })
}
