import type { CodeBlock } from './code-blocks.ts'

/** A call of a property function as a page shows it, with the result below it. */
export interface ThermoExample {
  readonly file: string
  readonly line: number
  readonly name: string
  readonly inputs: Readonly<Record<string, number>>
  readonly result: string
}

/** Find the calls that are followed by a block with their result. */
export function thermoExamples(blocks: readonly CodeBlock[]): ThermoExample[] {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1]
    const call = callOf(block.code)
    if (!call || !next?.title?.startsWith('Result')) return []
    return [{ file: block.file, line: block.line, ...call, result: next.code.trim() }]
  })
}

function callOf(code: string): Pick<ThermoExample, 'name' | 'inputs'> | undefined {
  const script = /system\.thermo\.if97\.(\w+)\(([^()]*)\)/.exec(code)
  if (script) return { name: script[1] ?? '', inputs: Object.fromEntries(scriptInputs(script[2] ?? '', code)) }
  const expression = /^if97\("(\w+)"((?:,\s*"\w+",\s*[\d.e-]+)+)\)$/.exec(code)
  if (!expression) return undefined
  const pairs = (expression[2] ?? '').matchAll(/"(\w+)",\s*([\d.e-]+)/g)
  return {
    name: expression[1] ?? '',
    inputs: Object.fromEntries([...pairs].map(([, key = '', value]) => [key, Number(value)])),
  }
}

/** Inputs are numbers, or variables that the block sets to numbers: `p = 101325.0  # Pa`. */
function scriptInputs(args: string, code: string): (readonly [string, number])[] {
  return args.split(',').map((arg) => {
    const [key = '', value = ''] = arg.trim().split('=')
    const set = new RegExp(`^${value} = ([\\d.e-]+)`, 'm').exec(code)?.[1]
    return [key, Number(set ?? value)]
  })
}
