import type { PageTools } from '../page-tools.ts'
import type { SiteContext } from '../../model/page-job.ts'
import { messageOf } from '../../text/message-of.ts'
import { NeverSettled, TookTooLong } from '../took-too-long.ts'
// Modules made of Markdown ask for it as they load.
import './markdown-component.ts'
import { failingComponent, ModuleError } from './module-error.ts'
import { LayoutFailed, type Runtime } from './render-page.ts'
import { runtimeOf } from './runtime-of.ts'

/** What a module exports. */
export type Namespace = Readonly<Record<string, unknown>>

/** The modules of the server bundle, each imported once in a thread. */
export class SiteModules {
  readonly #import: PageTools['importModule']
  readonly #known = new Map<string, Promise<Namespace>>()

  constructor(importModule: PageTools['importModule']) {
    this.#import = importModule
  }

  /** The theme, and the React that renders it. @throws LayoutFailed when something in it throws while it is loaded */
  async runtime(context: SiteContext): Promise<Runtime> {
    try {
      return await runtimeOf(context, (path) => this.load(path, context))
    } catch (cause) {
      if (cause instanceof TookTooLong || cause instanceof NeverSettled) throw cause
      throw new LayoutFailed(messageOf(cause), { cause })
    }
  }

  /** Import a module by its path. */
  load(path: string, { config }: Pick<SiteContext, 'config'>): Promise<Namespace> {
    const known = this.#known.get(path)
    if (known) return known
    const loading = this.#import(path, config.markdown.pageSeconds)
    this.#known.set(path, loading)
    return loading
  }

  /** What the modules that a body imports export, by key. @throws ModuleError for one that throws while it is loaded */
  async imported(keys: Iterable<string>, context: SiteContext, { theme }: Runtime): Promise<Record<string, Namespace>> {
    const { modules } = context
    const found: Record<string, Namespace> = {}
    for (const key of new Set(keys)) {
      const [, themed] = /^theme:(.*)/.exec(key) ?? []
      const module = modules[key]
      if (themed !== undefined) found[key] = { default: theme.components[themed] }
      else if (module) found[key] = await this.#loadAs(key, module.path, context)
    }
    return found
  }

  /** The components that the site registers. One that can't be loaded throws when a page shows it. */
  async registered(context: SiteContext): Promise<Record<string, unknown>> {
    const { config, modules } = context
    const found: Record<string, unknown> = {}
    for (const [name, file] of Object.entries(config.theme.mdxComponents)) {
      const module = modules[`mdx:${name}`]
      if (module) found[name] = await this.#component(`file:${file}`, module.path, context)
    }
    return found
  }

  async #component(key: string, path: string, context: SiteContext): Promise<unknown> {
    try {
      return (await this.#loadAs(key, path, context))['default']
    } catch (error) {
      if (error instanceof ModuleError) return failingComponent(error)
      throw error
    }
  }

  async #loadAs(key: string, path: string, context: SiteContext): Promise<Namespace> {
    try {
      return await this.load(path, context)
    } catch (error) {
      throw new ModuleError(error, key)
    }
  }
}
