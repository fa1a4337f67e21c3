/**
 * The messages of all diagnostics: nothing else makes one.
 *
 * A function takes what is known and returns a diagnostic with the default severity of its code. What is said about each
 * code in general is in `model/diagnostic-table.ts`.
 */
export * from './catalogue/links.ts'
export * from './catalogue/content.ts'
export * from './catalogue/directives.ts'
export * from './catalogue/elements.ts'
export * from './catalogue/front-matter.ts'
export * from './catalogue/blog.ts'
export * from './catalogue/browser-code.ts'
export * from './catalogue/code.ts'
export * from './catalogue/names.ts'
export * from './catalogue/placement.ts'
export * from './catalogue/routes.ts'
export * from './catalogue/safety.ts'
export * from './catalogue/site.ts'
export * from './catalogue/plugins.ts'
export * from './catalogue/translations.ts'
