import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

// Each page that is looked at compiles it: the whole of it takes a third longer.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe has against a page as it is now, or against the part of it that a selector finds.
 *
 *     expect(await violations(page)).toEqual([])   // else 'color-contrast: <p class="lead">…'
 *
 * @see https://github.com/dequelabs/axe-core/blob/develop/doc/rule-descriptions.md
 */
export async function violations(page: Page, within?: string): Promise<readonly string[]> {
  // One frame and its violations are all that is looked at: no page of axe's own, no passes, no selectors that lead there.
  const builder = new AxeBuilder({ page, axeSource })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false, selectors: false })
  const found = await (within === undefined ? builder : builder.include(within)).analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
