import type { Paragraph, Root } from 'mdast'
import type { VFile } from 'vfile'
import { functions, type FunctionName } from '../../../packages/if97/src/functions.ts'
import type { InputName } from '../../../packages/if97/src/limit-error.ts'
import { pythonCall } from './client/call-text.ts'
import { firstFields, inputsOf } from './client/given.ts'
import { resultText } from './client/result-text.ts'
import { stateFrom } from './client/state-from.ts'
import { valueFrom } from './client/value-from.ts'

/**
 * Insert the calculator of a function before its example: on each page whose title is the full name of a function. It is
 * an empty element: what is in it needs JavaScript, so that without JavaScript there is nothing. Paper has its first result before it is loaded.
 */
export function insertCalculator() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const name = calculatedBy(file.data.frontMatter?.['title'])
    if (name === undefined) return
    const example = tree.children.findIndex(
      (node) => node.type === 'heading' && node.depth === 2 && textOf(node.children) === 'Example',
    )
    tree.children.splice(example === -1 ? tree.children.length : example, 0, await elementFor(name))
  }
}

/**
 * The function that a page is about.
 *
 *     calculatedBy('system.thermo.if97.density')  // → 'density'
 */
export function calculatedBy(title: unknown): FunctionName | undefined {
  const name = typeof title === 'string' ? /^system\.thermo\.if97\.(\w+)$/.exec(title)?.[1] : undefined
  // Just seen among the keys.
  return name !== undefined && Object.hasOwn(functions, name) ? (name as FunctionName) : undefined
}

async function elementFor(name: FunctionName): Promise<Paragraph> {
  const { unit, overloads } = functions[name]
  // How many fields there will be, for the place that is kept.
  const dataInputs = Math.max(...overloads.map(({ length }) => length))
  // What the function is, so that no page loads the table of all.
  const dataOverloads = overloads.map((names) => names.join()).join(' ')
  const dataPaper = await firstCall(name, unit, overloads[0])
  return {
    type: 'paragraph',
    children: [],
    data: {
      hName: 'if97-calculator',
      hProperties: { dataNeedsScript: '', dataOf: name, dataInputs, dataOverloads, dataUnit: unit, dataPaper },
    },
  }
}

/** A call and what it returns, with the values with which the calculator begins: the same in all languages. */
async function firstCall(name: FunctionName, unit: string, names: readonly InputName[] = []): Promise<string> {
  const inputs = inputsOf({ names, fields: firstFields(name) })
  const value = await valueFrom(name, await stateFrom(inputs, name), inputs)
  return `${pythonCall(name, inputs)}  # ${resultText(name, unit, value)}`
}

function textOf(children: readonly { readonly type: string }[]): string {
  return children.map((child) => ('value' in child ? String(child.value) : '')).join('')
}
