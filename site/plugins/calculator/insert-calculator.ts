import type { Paragraph, Root } from 'mdast'
import type { VFile } from 'vfile'
import { functions } from '../../../packages/if97/src/functions.ts'

/**
 * Insert the calculator of a function before its example: on each page whose title is the full name of a function. It is
 * an empty element: what is in it needs JavaScript, so that without JavaScript there is nothing.
 */
export function insertCalculator() {
  return (tree: Root, file: VFile): void => {
    const name = calculatedBy(file.data.frontMatter?.['title'])
    if (name === undefined) return
    const example = tree.children.findIndex(
      (node) => node.type === 'heading' && node.depth === 2 && textOf(node.children) === 'Example',
    )
    tree.children.splice(example === -1 ? tree.children.length : example, 0, elementFor(name))
  }
}

/**
 * The function that a page is about.
 *
 *     calculatedBy('system.thermo.if97.density')  // → 'density'
 */
export function calculatedBy(title: unknown): keyof typeof functions | undefined {
  const name = typeof title === 'string' ? /^system\.thermo\.if97\.(\w+)$/.exec(title)?.[1] : undefined
  // Just seen among the keys.
  return name !== undefined && Object.hasOwn(functions, name) ? (name as keyof typeof functions) : undefined
}

function elementFor(name: keyof typeof functions): Paragraph {
  const { unit, overloads } = functions[name]
  // How many fields there will be, for the place that is kept.
  const dataInputs = Math.max(...overloads.map(({ length }) => length))
  // What the function is, so that no page loads the table of all.
  const dataOverloads = overloads.map((names) => names.join()).join(' ')
  return {
    type: 'paragraph',
    children: [],
    data: {
      hName: 'if97-calculator',
      hProperties: { dataNeedsScript: '', dataOf: name, dataInputs, dataOverloads, dataUnit: unit },
    },
  }
}

function textOf(children: readonly { readonly type: string }[]): string {
  return children.map((child) => ('value' in child ? String(child.value) : '')).join('')
}
