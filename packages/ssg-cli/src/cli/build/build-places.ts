import { join, resolve } from 'node:path'
import { shardPrefix } from '../../io/lock/sweep-shards.ts'
import { workFolder, type NodeHostOptions } from '../../io/node-host.ts'
import { isWithin } from '../../io/files/within.ts'
import { UsageError } from '../process-like.ts'
import type { BuildFlags } from './build-flags.ts'

/** Where a build works, all absolute, and what it takes from earlier ones. */
export interface BuildPlaces extends Required<Pick<NodeHostOptions, 'siteDir' | 'workDir' | 'cache'>> {
  /** What the user asked for. */
  readonly wantedDir: string
  /** What pages are made into. */
  readonly outDir: string
}

/** The folders of a build of a site. A shard has its own, so that many may run at once, and touches nothing else. */
export function buildPlaces(siteDir: string, flags: BuildFlags, cwd: string): BuildPlaces {
  const { shard, offline } = flags
  const workDir = join(siteDir, workFolder)
  if (shard) {
    if (flags.outDir !== undefined)
      throw new UsageError(
        'Unexpected --out-dir with --shard, expected it where shards are joined: a shard writes no output.',
      )
    const own = join(workDir, `${shardPrefix}${shard.index}-of-${shard.count}`)
    const outDir = join(own, 'output')
    return { siteDir, workDir: own, outDir, wantedDir: outDir, cache: 'use' }
  }
  const wantedDir = resolve(cwd, flags.outDir ?? join(siteDir, offline ? 'dist-offline' : 'dist'))
  if (isWithin(siteDir, wantedDir))
    throw new UsageError(`Unexpected output folder "${flags.outDir}", expected one that does not hold the site itself.`)
  // The folder without a server is made of an output with one, which stands apart from that which is published.
  const outDir = offline ? join(workDir, 'offline') : wantedDir
  return { siteDir, workDir, outDir, wantedDir, cache: flags.clean ? 'delete' : flags.cache ? 'use' : 'fresh' }
}
