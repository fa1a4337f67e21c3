/**
 * The contract between the generator and a theme: everything that a page shows, as plain data.
 * A theme imports types from here and the search engines of `@docs-build/search`; the generator never imports a theme.
 */
export type * from './model/page.ts'
