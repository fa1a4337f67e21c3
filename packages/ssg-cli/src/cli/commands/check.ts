import type { CheckFlags } from '../check/run-check.ts'
import type { Command } from '../command.ts'
import { baseUrlFlag } from './base-url-flag.ts'
import { numberFlag } from './number-flag.ts'
import {
  cacheOption,
  draftsOption,
  reporterOption,
  siteArgument,
  strictOption,
  type SiteArgument,
  localeOption,
} from './shared.ts'

/** `docs-build check` */
export const check: Command<SiteArgument, CheckFlags> = {
  name: 'check',
  summary: 'find what a build would report, without building',
  arguments: { site: siteArgument },
  options: {
    strict: strictOption,
    since: {
      usage: '--since <ref>',
      summary: 'report only what changed since a git ref, and links that the change broke',
    },
    fix: {
      usage: '--fix',
      summary: 'fix links that have one safe correction: moved files, renamed headings, missing .md',
      default: false,
    },
    external: { usage: '--external', summary: 'check external links too', default: false },
    timeout: {
      usage: '--timeout <ms>',
      summary: 'milliseconds to wait for an external link',
      read: numberFlag('--timeout', 1),
      default: 10_000,
    },
    concurrency: {
      usage: '--concurrency <n>',
      summary: 'external links to check at a time',
      read: numberFlag('--concurrency', 1),
      default: 10,
    },
    baseUrl: { usage: '--base-url <path>', summary: 'check the site as it is under this path', read: baseUrlFlag },
    locale: localeOption,
    drafts: draftsOption,
    cache: cacheOption,
    reporter: reporterOption,
  },
  examples: [
    'docs-build check',
    'docs-build check site --strict --external',
    'docs-build check --since origin/main --reporter github',
    'docs-build check --fix',
  ],
  async run({ site, ...flags }, process) {
    const { checkCommand } = await import('../check/check-command.ts')
    return checkCommand(site, flags, process)
  },
}
