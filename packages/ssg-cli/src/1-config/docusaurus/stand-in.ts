import { isObject } from '../../text/is-object.ts'
import { classicParts } from './classic-parts.ts'

const mark = Symbol.for('docs-build.stand-in')

/** Names in versioned docs, which plugins of Docusaurus build paths of. */
const docsNames: Readonly<Record<string, string>> = {
  CURRENT_VERSION_NAME: 'current',
  VERSIONED_DOCS_DIR: 'versioned_docs',
  VERSIONED_SIDEBARS_DIR: 'versioned_sidebars',
  VERSIONS_JSON_FILE: 'versions.json',
}

/**
 * What a config gets in place of a package that is not installed: it can be called, made with `new`, asked for any name and
 * gone through, and gives stand-ins again. Configs mostly hand such a thing on, and {@link packageOf} tells what it stands for.
 *
 * @param part what of the package it is: `themes.github`
 * @param given what it was made of, with `new`
 */
export function standIn(name: string, part = '', given: readonly unknown[] = []): unknown {
  const inner = (key: string) => standIn(name, part === '' || part === 'default' ? key : `${part}.${key}`)
  const handler: ProxyHandler<object> = {
    get(_, key) {
      if (key === mark) return { name, part, ...(given.length > 0 && { given }) }
      if (key === Symbol.toPrimitive) return () => ''
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      if (name.startsWith('@docusaurus/plugin-content-docs/') && Object.hasOwn(docsNames, key))
        return docsNames[String(key)]
      // A promise would wait for it, and a module that says so has no default export of its own.
      return typeof key === 'symbol' || key === 'then' || key === '__esModule' ? undefined : inner(key)
    },
    has: (_, key) => key === mark,
    apply: (_, __, [, options]: unknown[]) => {
      const isItself = part === '' || part === 'default'
      if (isItself && name === '@docusaurus/preset-classic') return classicParts(options)
      return isItself && contentPlugin.test(name) ? extensible(name, options) : inner('()')
    },
    construct: (_, values: unknown[]) => Object(standIn(name, part === '' ? 'new' : `${part}.new`, values)) as object,
  }
  // A copy that a bundler makes of the module has its prototype, by which names that nobody knows are found too.
  const names = new Proxy({}, { ...handler, getPrototypeOf: () => null })
  return new Proxy(function standsIn() {}, { ...handler, getPrototypeOf: () => names })
}

const contentPlugin = /^@docusaurus\/plugin-content-\w+$/
const extension = Symbol.for('docs-build.extension')

/** Who is told what content a plugin hands on to the one that it extends, among the actions that go with it. */
export const placed = Symbol.for('docs-build.placed')

/** What a plugin of the site asks of the content plugin that it extends. */
export interface Extended {
  /** The options with which it asks. */
  readonly options: unknown
  /** What `loadContent` of that plugin gives. */
  content?: unknown
}

/** What a plugin of the site adds its own to. */
function extensible(name: string, options: unknown): object {
  const extended: Extended = { options }
  return {
    [extension]: extended,
    name: name.replace('@docusaurus/', 'docusaurus-'),
    loadContent: async () => extended.content ?? standIn(name, 'content'),
    contentLoaded: async (given: unknown) => {
      const { content, actions } = isObject(given) ? given : {}
      const tell: unknown = isObject(actions) ? Reflect.get(actions, placed) : undefined
      if (typeof tell === 'function') tell(content)
    },
  }
}

/** What a plugin of the site asks of the content plugin that it extends; undefined for any other. */
export function extensionIn(plugin: unknown): Extended | undefined {
  // Only what is made above has it.
  return isObject(plugin) ? (Reflect.get(plugin, extension) as Extended | undefined) : undefined
}

/** What a stand-in stands for. */
export interface StoodFor {
  readonly name: string
  /** `themes.github`; '' for the package itself. */
  readonly part: string
  /** What it was made of, with `new`. */
  readonly given?: readonly unknown[]
}

/** Let a value of a package say what it is, by which {@link stoodFor} knows it. What a config makes of it is another value. */
export function marked(value: object, what: StoodFor): void {
  Object.defineProperty(value, mark, { value: what, configurable: true })
}

/** What a value of a config stands for, if it is a stand-in or marked. */
export function stoodFor(value: unknown): StoodFor | undefined {
  const isOne = (typeof value === 'function' || isObject(value)) && Reflect.has(value, mark)
  // Only these have the mark.
  return isOne ? (Reflect.get(value, mark) as StoodFor) : undefined
}
