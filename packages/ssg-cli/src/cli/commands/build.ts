import type { BuildFlags } from '../build/build-flags.ts'
import type { Command } from '../command.ts'
import { baseUrlFlag } from './base-url-flag.ts'
import { numberFlag } from './number-flag.ts'
import { shardFlag } from './shard-flag.ts'
import {
  cacheOption,
  draftsOption,
  outDirOption,
  reporterOption,
  siteArgument,
  strictOption,
  type SiteArgument,
  localeOption,
} from './shared.ts'

/** `docs-build build` */
export const build: Command<SiteArgument, BuildFlags> = {
  name: 'build',
  summary: 'build the static site',
  arguments: { site: siteArgument },
  options: {
    outDir: outDirOption,
    baseUrl: { usage: '--base-url <path>', summary: 'put the site under this path', read: baseUrlFlag },
    cache: cacheOption,
    clean: { usage: '--clean', summary: 'delete the cache first', default: false },
    strict: strictOption,
    locale: localeOption,
    drafts: draftsOption,
    offline: {
      usage: '--offline',
      summary: 'make a folder that works from a disk or USB stick, without a server (default: dist-offline)',
      default: false,
    },
    profile: { usage: '--profile', summary: 'show how long each step and the slowest pages took', default: false },
    islands: {
      usage: '--islands',
      summary: 'list components that come to life in browsers: their weight, their pages, and why they do',
      default: false,
    },
    verifyPlugins: {
      usage: '--verify-plugins',
      summary: 'run plugins once more for each page, and report answers that differ from those kept',
      default: false,
    },
    shard: {
      usage: '--shard <n/m>',
      summary: 'make a part of the pages into the shared cache, for a build that joins all',
      read: shardFlag,
    },
    reporter: reporterOption,
    workers: {
      usage: '--workers <n>',
      summary:
        'threads that make pages (default: from the cores, none for a small site); the output does not depend on it',
      read: numberFlag('--workers', 0, 256),
    },
  },
  examples: [
    'docs-build build',
    'docs-build build site --base-url /docs/ --strict',
    'docs-build build --offline --out-dir /media/usb/manual',
    'docs-build build --shard 2/8',
    'docs-build build --reporter json > report.json',
  ],
  async run({ site, ...flags }, process) {
    const { buildCommand } = await import('../build/build-command.ts')
    return buildCommand(site, flags, process)
  },
}
