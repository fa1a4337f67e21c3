/** What a check believes about pages that it does not render must be what rendering them shows. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPages } from '../packages/ssg-cli/src/check-pages.ts'
import { nodeHost } from '../packages/ssg-cli/src/io/node-host.ts'
import { makePages, type MadePages } from '../packages/ssg-cli/src/make-pages.ts'
import { planSite } from '../packages/ssg-cli/src/plan-site.ts'
import { outboundLinks } from '../packages/ssg-cli/src/outbound-links.ts'
import { siteRoutes } from '../packages/ssg-cli/src/site-routes.ts'
import { root } from './run-cli.ts'

test.each(['fixtures/markdown/site', 'fixtures/components/site', 'fixtures/versions/site', 'tests/browser/site'])(
  'ids, own anchors and outbound links of each page of %s are the same',
  async (path) => {
    const place = mkdtempSync(join(tmpdir(), 'docs-build-ids-'))
    try {
      cpSync(join(root, path), join(place, 'site'), {
        recursive: true,
        filter: (source) => !/\/(?:dist|\.docs-build)$/.test(source),
      })
      const checked = await facts(place, 'check')
      const built = await facts(place, 'build')
      expect(checked.pages.length).toBeGreaterThan(2)
      expect(checked).toEqual(built)
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
  },
)

async function facts(place: string, purpose: 'build' | 'check') {
  const dirs = { siteDir: join(place, 'site'), outDir: join(place, 'site/dist') }
  const host = nodeHost({ ...dirs, version: purpose, cache: 'fresh', workers: 0 })
  try {
    const planned = await planSite(host, { drafts: true, strict: false }, purpose)
    if (planned.state !== 'planned') throw new Error(`the site is ${planned.state}`)
    const made: MadePages = (await (purpose === 'check' ? checkPages : makePages)(host, planned.site)).value
    host.output.abort()
    return {
      pages: made.pages.map(({ plan, rendered }) => ({ route: plan.page.route, ids: rendered.ids })),
      routes: siteRoutes(planned.site, made),
      outbound: outboundLinks(planned.source, planned.site, made).map(({ url, file }) => `${file} ${url}`),
    }
  } finally {
    await host.close()
  }
}
