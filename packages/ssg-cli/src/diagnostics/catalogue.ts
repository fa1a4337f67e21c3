/**
 * Every diagnostic, one function per code: the only place that words them.
 *
 * A function takes what is known about the finding and returns it with the code's default severity.
 * The table in README.md tells users about each.
 */
export * from './catalogue/links.ts'
export * from './catalogue/content.ts'
export * from './catalogue/placement.ts'
export * from './catalogue/site.ts'
