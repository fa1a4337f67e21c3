import type { BundleEntry } from '../../host.ts'

const production = { 'process.env.NODE_ENV': '"production"' }

/** The options of esbuild that all bundles with named entries share. */
export function entryOptions(entries: Readonly<Record<string, BundleEntry>>, siteDir: string) {
  return {
    absWorkingDir: siteDir,
    entryPoints: Object.fromEntries(Object.keys(entries).map((key) => [fileName(key), `docs-build-entry:${key}`])),
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: production,
    logLevel: 'silent',
    minify: false,
    loader: {
      // Components written for other tools have JSX in files of JavaScript.
      '.js': 'jsx',
      '.svg': 'file',
      '.png': 'file',
      '.jpg': 'file',
      '.webp': 'file',
      '.gif': 'file',
      '.woff2': 'file',
    },
  } as const
}

function fileName(key: string): string {
  return key.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'entry'
}
