import type { Level } from './level.ts'

/** A language as pages know it. */
export interface Locale {
  readonly code: string
  readonly label: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
}

/** A language of a site. */
export interface Language {
  /** The name that the config has for it, and its folder of translations: `de`, `zh-Hans`. */
  readonly code: string
  /** Its name in itself. */
  readonly label: string
  /** Tag of the language (BCP 47). */
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  /** Path of its pages with slashes at both ends. */
  readonly baseUrl: string
  /** Origin of its pages. */
  readonly url: string
}

/** A language as the config has it: what is absent follows from its code. */
export interface WrittenLanguage {
  readonly label?: string | undefined
  readonly direction?: 'ltr' | 'rtl' | undefined
  readonly htmlLang?: string | undefined
  readonly baseUrl?: string | undefined
  readonly url?: string | undefined
  /** Folder of its translations, below that of all languages. */
  readonly path?: string | undefined
  readonly title?: string | undefined
  readonly tagline?: string | undefined
  /** False: nothing of it is translated but the words of the theme. */
  readonly translate?: boolean | undefined
}

/** The languages of a site, as the config of one of them knows them. */
export interface Languages {
  /** Code of the language that the site is written in. */
  readonly default: string
  /** In the order of the config. */
  readonly all: readonly Language[]
  /** Path of the whole site with slashes at both ends: what all languages share lies there. */
  readonly root: string
  /** Folder that holds the folders of languages, relative to the site folder. */
  readonly path: string
  /** What the config says of each language. */
  readonly written: Readonly<Record<string, WrittenLanguage>>
  /** Folder of the translations into this language, relative to the site folder; undefined when the language has none. */
  readonly folder?: string
  /** The default language's words, which are bundled into code. */
  readonly origin: { readonly title: string; readonly tagline: string; readonly url: string; readonly locale: Locale }
  /** Code of a language → what `siteConfig` of components has there besides that of the code: of a config that asks for the language. */
  readonly siteConfigs?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Code of a language → how mistakes weigh in it, where that is not the same in all. */
  readonly levels?: Readonly<Record<string, Readonly<Record<string, Level>>>>
  /** Translated texts of components by their ids. */
  readonly messages?: Readonly<Record<string, string>>
}
