/** Write the types of the published library, so that a user's type check reads declarations and not our sources. Runs when the package is packed. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
// npm runs it in the folder of the package that it packs.
const folder = process.cwd()
const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const sources = Object.values(exports).flatMap((target) => target['docs-build-source'] ?? [])

rmSync(join(folder, 'types'), { recursive: true, force: true })
const temporary = mkdtempSync(join(folder, '.types-'))
try {
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: join(folder, 'src'),
    outDir: join(folder, 'types'),
  }
  const files = sources.map((path) => resolve(folder, path))
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files }
  writeFileSync(join(temporary, 'tsconfig.json'), JSON.stringify(config))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  // What it says must not be on stdout: npm pack prints the name of the package there.
  execFileSync(process.execPath, [compiler, '-p', join(temporary, 'tsconfig.json')], {
    stdio: ['ignore', 2, 'inherit'],
  })
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
