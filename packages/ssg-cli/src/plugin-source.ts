import type { CollectionConfig, SidebarsConfig } from './model/config.ts'
import type { HeadTag } from './model/head-tag.ts'
import type { Position } from './model/diagnostic.ts'
import type { GlobalData, Origin, SourceRoute } from './model/sourced.ts'
import type { Loose } from './model/user-data.ts'

/** A value, or a promise of it. */
export type Awaitable<T> = T | Promise<T>

/** What a plugin is made with. */
export interface PluginContext {
  /** Absolute path of the site folder. */
  readonly siteDir: string
  /** Absolute path of a folder of the plugin's own, where it may keep what is costly to get. It may be deleted at any time. */
  readonly workDir: string
  /** Version of docs-build. */
  readonly version: string
  /** True in `docs-build watch`, where nobody but authors read. */
  readonly isWatch?: boolean
}

/** What a plugin found wrong. It becomes a diagnostic with the code `<name of the plugin>/<code>`. */
export interface PluginMessage extends Partial<Position> {
  /** Words with hyphens: `missing-owner`. Its severity can be set in `diagnostics` of the config. */
  readonly code: string
  readonly message: string
  readonly hint?: string
  /** `warning` unless it says more. */
  readonly severity?: 'error' | 'warning'
  /** Relative to the site folder. */
  readonly file?: string
  readonly route?: string
}

/** A source of pages that are no files of the site: an API, a folder of JSON, a description in OpenAPI. */
export interface PluginSource {
  /** Unique in the site. */
  readonly id: string
  load(context: SourceContext): Awaitable<SourceContent>
}

/** What a source is given to read with. */
export interface SourceContext extends PluginContext {
  /** Text of a file, absolute or relative to the site folder. A change of it loads the source again, in `watch` too. */
  read(path: string): Promise<string>
  /** Bytes of a URL. They are kept: later builds get them without a network, until `maxAgeSeconds` have passed. */
  fetch(url: string, options?: { readonly maxAgeSeconds?: number }): Promise<Uint8Array>
  report(message: PluginMessage): void
  /** Keep a text as a file for modules to import, by its name: `units.json`. Gives its absolute path; it is there when the source is loaded. */
  write(name: string, text: string): string
  /** In a site of Docusaurus, what its docs, blogs and pages hold: name of the plugin that loads them there → instance → content. */
  siteContent?(): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>>
}

/** The pages of a source. */
export interface SourceContent {
  /** Docs, as if they were files of a folder: links by path, sidebars, search and routes are those of docs. */
  readonly docs?: Loose<Omit<CollectionConfig, 'id' | 'path' | 'sidebars'>> & {
    /** Base route: `api`. */
    readonly routeBasePath: string
    /** Path → doc: `pets/list.md`. */
    readonly files: Readonly<Record<string, SourceDoc>>
    readonly sidebars?: SidebarsConfig | false
  }
  /** Pages that a component shows. */
  readonly pages?: readonly SourceRoute[]
  /** Tags of every page. */
  readonly head?: readonly HeadTag[]
  /** What components of all pages may ask for: plugin → instance (`default`) → plain data. */
  readonly globalData?: GlobalData
}

/** A doc that is no file. */
export interface SourceDoc {
  /** Markdown or MDX, with front matter where there is some. */
  readonly text: string
  /** Where its content really comes from: diagnostics and the link to edit it point there. */
  readonly origin?: Origin
}

export type { GlobalData, SourceRoute } from './model/sourced.ts'
