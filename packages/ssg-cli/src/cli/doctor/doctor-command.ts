import { join, resolve } from 'node:path'
import { version as node } from 'node:process'
import { replacementState } from '../../edits/eject/replacement-state.ts'
import { configFile } from '../../io/config-file.ts'
import { installedState, packageVersion } from '../../io/packages/site-packages.ts'
import { codeOf } from '../../io/files/node-files.ts'
import { themePackage, type ThemePackage } from '../../io/packages/theme-package.ts'
import type { Config } from '../../model/config.ts'
import type { ProcessLike } from '../process-like.ts'
import { shownPath } from '../report/report-context.ts'
import { siteConfig } from '../site-config.ts'
import { siteDir } from '../site-dir.ts'
import { toolVersion } from '../tool-version.ts'
import { doctorWords } from './doctor-words.ts'
import { readFile } from '../../io/files/read-file.ts'

/** Say what a site is built with. Returns the exit code: 0 all is well, 1 something is not. */
export async function doctorCommand(named: string | undefined, process: ProcessLike): Promise<number> {
  const site = siteDir(named, process.cwd())
  const config = await siteConfig({ siteDir: site, outDir: join(site, 'dist'), command: 'doctor' }, process)
  if (!config) return 1
  const theme = themePackage(site, config.theme.package)
  const { text, problems } = doctorWords({
    tool: toolVersion,
    node: node.slice(1),
    config: shownPath(process.cwd(), join(site, configFile(site))),
    theme: { name: config.theme.package, version: theme?.version },
    plugins: (config.plugins ?? []).map(({ name, from }) => ({ name, from: from && origin(site, from) })),
    ...installedState(site),
    replacements: replacementsOf(config, site, theme),
  })
  process.stdout.write(text)
  return problems === 0 ? 0 : 1
}

/** `./plugins/a.ts`, or a package with its version. */
function origin(site: string, from: string): string {
  const version = packageVersion(site, from)
  return version === undefined ? from : `${from} ${version}`
}

function replacementsOf({ theme: { components } }: Config, site: string, theme: ThemePackage | undefined) {
  return Object.entries(components).map(([name, file]) => ({
    name,
    file,
    state: replacementState(textOf(resolve(site, file)), (path) => theme && textOf(join(theme.folder, path))),
  }))
}

function textOf(file: string): string | undefined {
  try {
    return readFile(file, 'utf8')
  } catch (error) {
    // A folder, or a file that may not be read, stands in the place of nothing.
    if (codeOf(error) !== undefined) return undefined
    throw error
  }
}
