import type { SiteLayout } from '../page.ts'

/** URLs of all stylesheets that a page of a site may show. */
export function stylesheetsOf({ assets: { css, sheets = {} } }: Pick<SiteLayout, 'assets'>): readonly string[] {
  return [...css, ...Object.values(sheets)]
}
