import { join } from 'node:path'
import { clientFolder } from './client-files.ts'

/** The options of esbuild that all bundles for browsers share. */
export function browserOptions(workDir: string) {
  return {
    outdir: join(workDir, clientFolder),
    assetNames: 'assets/[name]-[hash]',
    entryNames: 'assets/[name]-[hash]',
    minify: true,
    target: 'es2022',
  }
}
