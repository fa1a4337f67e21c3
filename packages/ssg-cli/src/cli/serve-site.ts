import { join, resolve } from 'node:path'
import { readManifest } from '../io/output/manifest.ts'
import { baseUrl } from '../1-config/base-url.ts'
import type { HostName } from '../io/static-server/host-rules.ts'
import type { ProcessLike } from './process-like.ts'
import { serveCommand } from './serve.ts'
import { siteDir } from './site-dir.ts'

/** Flags of `docs-build serve`. */
export interface ServeFlags {
  readonly outDir?: string
  readonly baseUrl?: string
  readonly port: number
  readonly host: string
  readonly open: boolean
  readonly hostRules?: HostName
}

/** Serve the output of a site, under the path it was built for unless another one is named. */
export function serveSite(named: string | undefined, flags: ServeFlags, process: ProcessLike): Promise<number> {
  const cwd = process.cwd()
  const dir = flags.outDir === undefined ? join(siteDir(named, cwd), 'dist') : resolve(cwd, flags.outDir)
  const base = baseUrl(flags.baseUrl ?? readManifest(dir)?.baseUrl ?? '/')
  const { host, port, open, hostRules } = flags
  return serveCommand({ dir, host, port, baseUrl: base, open, hostRules }, process)
}
