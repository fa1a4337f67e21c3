import { escapeRegExp } from '../html/escape.ts'

/** In place of names, where code takes the environment as a whole: what it reads of it is known only when it runs. */
export const wholeEnvironment = '*'

/** In place of names, where code may ask for the time zone and the language of the machine. */
export const localTime = '@local'
/** Words of code that does, by itself or by a package that is for this. */
const local = /\b(?:Date|Intl|toLocale\w*String|localeCompare)\b|["'](?:dayjs|date-fns|luxon|moment)(?:["'/-])/

const specifier = String.raw`["'\`](?:node:)?process["'\`]`
const imported = new RegExp(String.raw`\b(import|export)\b([^;'"]*?)\bfrom\s*${specifier}`, 'g')
const asked = new RegExp(
  String.raw`\(\s*await\s+import\(\s*${specifier}\s*\)\s*\)|\b(?:require|await\s+import)\(\s*${specifier}\s*\)`,
  'g',
)
const otherSpecifier = /\bfrom\s*(["'])[^"'\n]*\1/g
// A line that says what code does; code in a template may begin like it.
const remark = /^\s*\/\/(?!.*\$\{).*$/gm

/** Where a declaration ends, and no line goes on with what is declared. */
const end = String.raw`(?=\s*(?:[;,)}\]]|$|\n(?!\s*[.?![])))`
const declared = (what: string) => new RegExp(String.raw`\b(export\s+)?(?:const|let|var)\s*${what}${end}`, 'g')

/** The code behind the environment when that says which variable is read: `.EDITION`, `?.['EDITION']`. */
const member = /^\s*!?(?:\??\.\s*(\w+)|(?:\?\.)?\s*\[\s*["'`]([^"'`$]+)["'`]\s*\])/
/** And the code before it: `{ EDITION, PLACE: place = 'here' } =`. */
const taken = /\{([^{}]*)\}\s*=\s*$/
const inImport = /\bimport\b[^;'"{}]*\{[^{}]*$/

/**
 * The environment variables that code names, whatever it calls the environment; `*` where it takes all of it, as
 * `process.env[name]` and `{ ...process.env }` do. `@local` where it names what differs with time zone and language.
 *
 *     environmentNames('process.env.EDITION')                    // → ['EDITION']
 *     environmentNames("import { env } from 'process'; env.A")   // → ['A']
 *     environmentNames('Object.keys(process.env)')               // → ['*']
 */
export function environmentNames(code: string): readonly string[] {
  const told = local.test(code) ? [localTime] : []
  if (!/\bprocess\b/.test(code)) return told
  const { text, environment, isLost } = withoutDeclarations(code)
  const names = [...text.matchAll(environment)].flatMap(({ 0: { length }, index }) =>
    namesAt(text.slice(Math.max(0, index - 1000), index), text.slice(index + length, index + length + 1000)),
  )
  return [...new Set([...told, ...names, ...(isLost ? [wholeEnvironment] : [])])].sort()
}

interface Undeclared {
  readonly text: string
  /** Finds the environment under all its names. */
  readonly environment: RegExp
  /** True when code elsewhere may have it under a name that is not known here. */
  readonly isLost: boolean
}

/** Code without the statements that give the environment, or what holds it, another name. */
function withoutDeclarations(code: string): Undeclared {
  const [processes, environments] = [new Set(['process']), new Set<string>()]
  let isLost = false
  const add = (names: Set<string>, name: string | undefined, isExported: boolean) => {
    isLost ||= isExported || name === undefined
    if (name !== undefined) names.add(name)
    return ''
  }
  const addList = (list: string, isExported: boolean) => {
    for (const [, name, other] of list.matchAll(/(\.\.\.|\*|[\w$]+)(?:\s*(?:\bas\b|:)\s*([\w$]+))?/g)) {
      if (name === 'env') add(environments, other ?? name, isExported)
      if (name === '...' || name === '*' || name === 'default') add(processes, other, isExported)
    }
    return ''
  }
  const known = code
    .replace(remark, '')
    .replace(imported, (_, kind: string, clause: string) => {
      const [before = '', list = ''] = clause.split('{')
      const [, name] = /^\s*([\w$]+)/.exec(before) ?? []
      if (name !== undefined && name !== 'type') add(processes, name, false)
      return addList(before.includes('*') ? before : list, kind === 'export')
    })
    .replace(otherSpecifier, '')
    .replace(asked, 'process')
    .replace(declared(String.raw`\{([^{}]*)\}\s*=\s*process`), (_, exported, list: string) =>
      addList(list, exported !== undefined),
    )
    .replace(declared(String.raw`([\w$]+)\s*=\s*process`), (_, exported, name: string) =>
      add(processes, name, exported !== undefined),
    )
  const anyProcess = String.raw`(?<![\w$])(?:${[...processes].map(escapeRegExp).join('|')})`
  const spelled = String.raw`${anyProcess}\s*(?:[?!]?\.\s*env(?![\w$])|(?:!|\?\.)?\s*\[\s*["'\`]env["'\`]\s*\])`
  const text = known.replace(declared(String.raw`([\w$]+)\s*=\s*${spelled}`), (_, exported, name: string) =>
    add(environments, name, exported !== undefined),
  )
  const named = [...environments].map((name) => String.raw`(?<![\w$])${escapeRegExp(name)}(?![\w$])`)
  const handedOn = [
    String.raw`(?:[=(,:?&|{[]|\.\.\.|\breturn)\s*${anyProcess}\s*(?=[,;)}\]|&]|$|\n|\?[^.])`,
    String.raw`${anyProcess}\s*(?:\?\.|!)?\s*\[(?!\s*["'\`])`,
    specifier,
  ]
  return {
    text,
    environment: new RegExp([spelled, ...named].join('|'), 'g'),
    isLost: isLost || new RegExp(handedOn.join('|')).test(text),
  }
}

/** What is read of the environment between these pieces of code. */
function namesAt(before: string, after: string): readonly string[] {
  const [, name, text] = member.exec(after) ?? []
  const read = name ?? text
  // What every object has may tell of all variables.
  if (read !== undefined) return read in {} ? [wholeEnvironment] : [read]
  if (inImport.test(before) && /^\s*[,}]/.test(after)) return []
  const [, list] = /^\s*(?:[;,)]|\n|$)/.test(after) ? (taken.exec(before) ?? []) : []
  if (list === undefined) return [wholeEnvironment]
  return list
    .split(',')
    .filter((each) => each.trim() !== '')
    .map((each) => /^\s*["']?(\w+)["']?\s*(?:[:=]|$)/.exec(each)?.[1] ?? wholeEnvironment)
}
