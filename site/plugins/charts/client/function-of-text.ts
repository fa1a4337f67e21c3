import Sval from 'sval'
import type { Properties } from './read-properties.ts'

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
  interpreter.run(`exports.made = (function () { 'use strict'; return (${text}) }).call(properties)`)
  const made: unknown = interpreter.exports['made']
  if (typeof made !== 'function') throw new SyntaxError('Expected an arrow function')
  return (...list) => Reflect.apply(made, undefined, [...list])
}
