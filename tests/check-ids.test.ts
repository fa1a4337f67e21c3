/** What a check believes about pages that it does not render must be what rendering them shows. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodeHost } from '../packages/ssg-cli/src/io/node-host.ts'
import { makePages } from '../packages/ssg-cli/src/3-pages/make-pages.ts'
import type { MadePages } from '../packages/ssg-cli/src/model/page-plan.ts'
import { loadConfig } from '../packages/ssg-cli/src/1-config/load-config.ts'
import { planSite } from '../packages/ssg-cli/src/2-sources/plan-site.ts'
import { externalLinks } from '../packages/ssg-cli/src/check/external-links.ts'
import { siteRoutes } from '../packages/ssg-cli/src/check/site-routes.ts'
import { root } from './run-cli.ts'

test.each(['fixtures/markdown/site', 'fixtures/components/site', 'fixtures/versions/site', 'tests/browser/site'])(
  'ids, own anchors and external links of each page of %s are the same',
  async (path) => {
    const workDir = mkdtempSync(join(tmpdir(), 'docs-build-ids-'))
    try {
      cpSync(join(root, path), join(workDir, 'site'), {
        recursive: true,
        filter: (source) => !/\/(?:dist|\.docs-build)$/.test(source),
      })
      const checked = await facts(workDir, 'check')
      const built = await facts(workDir, 'build')
      expect(checked.pages.length).toBeGreaterThan(2)
      expect(checked).toEqual(built)
    } finally {
      rmSync(workDir, { recursive: true, force: true })
    }
  },
)

async function facts(workDir: string, purpose: 'build' | 'check') {
  const dirs = { siteDir: join(workDir, 'site'), outDir: join(workDir, 'site/dist') }
  const host = nodeHost({ ...dirs, version: purpose, cache: 'fresh', workers: 0 })
  try {
    const { config, source: configSource } = (await loadConfig(host, {})).value
    if (!config) throw new Error('the config can be used')
    const planned = await planSite(host, { config, configSource, drafts: true, purpose })
    const site = planned.value?.site
    if (!site) throw new Error('the site can be planned')
    if (purpose === 'build') host.output.open()
    const made: MadePages = (await makePages(host, site, { mode: purpose })).value
    host.output.abort()
    return {
      pages: made.pages.map(({ plan, rendered }) => ({ route: plan.page.route, ids: rendered.ids })),
      routes: siteRoutes(site, made),
      external: externalLinks(site, made).map(({ url, file }) => `${file} ${url}`),
    }
  } finally {
    await host.close()
  }
}
