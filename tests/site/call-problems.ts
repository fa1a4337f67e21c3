import { callsOf, stringsOf, type Call } from './calls.ts'
import { codeBlocks, type CodeBlock } from './code-blocks.ts'
import type { ContentFile } from './content-files.ts'
import { signatures, type Signature } from './signatures.ts'

// What is not ours: of Python, Ignition and JavaScript.
const foreign = new Set(
  `print len str int float range system.perspective.print system.util.invokeLater
  Promise resolve setTimeout console.log document.querySelector document.createElement link.click url.split`.split(
    /\s+/,
  ),
)

// Methods of the objects that a JavaScript function finds in `this`: of ApexCharts, Chart.js and Swiper.
const libraries = new Set(
  `addPointAnnotation appendData removeAnnotation resetSeries toggleSeries updateOptions updateSeries
  resetZoom update zoomScale toBase64Image dataURI
  slideNext`.split(/\s+/),
)

/**
 * Find the calls in the code samples of a file that name no function, or parameters that the function does not have.
 *
 *     callProblems(file)  // → ['content/a.md:12 system.bartender.runBlockin does not exist']
 */
export function callProblems(file: Pick<ContentFile, 'file' | 'text'>): string[] {
  const blocks = codeBlocks(file)
  const page = blocks.map(({ code }) => code).join('\n')
  return blocks.flatMap((block) =>
    callsOfBlock(block).flatMap((call) => {
      const problem = problemOf(call, page)
      return problem === undefined ? [] : [`${file.file}:${block.line + call.line} ${problem}`]
    }),
  )
}

function callsOfBlock({ code, language, section, isOutside }: CodeBlock): readonly Call[] {
  if (isOutside) return []
  switch (language) {
    case 'python':
      return [...callsOf(code, 'python'), ...functionsIn(code, 'python')]
    case 'javascript':
      return callsOf(code, 'javascript')
    case 'json':
      return functionsIn(code, 'javascript')
    case 'text':
      return section.includes('Syntax') ? [] : expressionsIn(code)
    default:
      return []
  }
}

/** Calls in JavaScript functions that are written as strings. */
function functionsIn(code: string, language: 'python' | 'javascript'): Call[] {
  return stringsOf(code, language)
    .filter((string) => /=>|^function\b/.test(string))
    .flatMap((string) => callsOf(string, 'javascript').map((call) => ({ ...call, line: 0 })))
}

/** The expression `if97("density", "p", 1, "t", 2)` is the call `density(p=1, t=2)`. */
function expressionsIn(code: string): Call[] {
  return code.split('\n').flatMap((text, line) => {
    const [, property, inputs = ''] = /^if97\("(\w+)"(.*)\)$/.exec(text) ?? []
    if (property === undefined) return []
    const args = [...inputs.matchAll(/"(\w+)",\s*([^,]+)/g)].map(([, name, value]) => `${name}=${value}`)
    return [{ name: `system.thermo.if97.${property}`, args, line }]
  })
}

function problemOf(call: Call, page: string): string | undefined {
  const method = /^this\.(?:.*\.)?(\w+)$/.exec(call.name)?.[1]
  if (foreign.has(call.name) || (method !== undefined && libraries.has(method))) return undefined
  const name = knownName(call.name, page)
  const overloads = signatures.get(name)
  if (!overloads) return isLocal(call.name, page) ? undefined : `${name} does not exist`
  if (overloads.some((overload) => fits(call, overload))) return undefined
  const named = call.args.map((arg) => /^(\w+)=/.exec(arg)?.[1] ?? '')
  const given =
    named.every(Boolean) && named.length > 0
      ? named.join(', ')
      : `${call.args.length} argument${call.args.length === 1 ? '' : 's'}`
  return `${name} cannot be called with ${given}`
}

// What makes the object that a variable holds.
const makers = [
  ['proxy', /getJavaScriptProxy/],
  ['script', /system\.bartender\.btxml\.(?:fromDict|fromJSON|fromXML|newScript)/],
  ['future', /system\.bartender\.runAsync/],
] as const

function knownName(name: string, page: string): string {
  const [, variable = '', method = ''] = /^(\w+)\.(\w+)$/.exec(name) ?? []
  if (variable === 'self') return `component.${method}`
  const made = new RegExp(`^\\s*${variable} = ([\\w.]+)\\(`, 'm').exec(page)?.[1] ?? ''
  const maker = variable && makers.find(([, pattern]) => pattern.test(made))
  return maker ? `${maker[0]}.${method}` : name
}

/** Functions that the page itself defines, and methods of JavaScript arrays. */
function isLocal(name: string, page: string): boolean {
  return (
    new RegExp(`\\bdef ${name}\\(`).test(page) ||
    /^(?!self\.|system\.|perspective\.|periscope\.).*\.(?:push|splice|indexOf|forEach|map|filter)$/.test(name)
  )
}

function fits({ args }: Call, { parameters }: Signature): boolean {
  const names = args.flatMap((arg) => /^(\w+)=(?!=|>)/.exec(arg)?.[1] ?? [])
  const positional = args.length - names.length
  const filled = new Set([...parameters.slice(0, positional).map(({ name }) => name), ...names])
  return (
    filled.size === args.length &&
    [...filled].every((name) => parameters.some((parameter) => parameter.name === name)) &&
    parameters.every(({ name, isOptional, isNamed }) =>
      isNamed ? names.includes(name) : isOptional || filled.has(name),
    )
  )
}
