import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { componentForm, componentName } from '../../text/modules/component-name.ts'
import { byOrder } from '../../text/by-order.ts'
import { relativePath } from '../files/within.ts'

/** A component of a theme. */
export interface ThemeComponentFile {
  /** `TocList` */
  readonly name: string
  /** Its file, relative to the folder that was looked through: `components/toc-list.tsx`. */
  readonly path: string
}

/** The components in a folder of a theme's sources, by name. */
export function themeComponents(folder: string): readonly ThemeComponentFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules', folder.length))
    .flatMap((entry) => {
      const path = relativePath(folder, join(entry.parentPath, entry.name))
      const name = componentName(path)
      return name === undefined ? [] : [{ name, path }]
    })
    .sort((a, b) => byOrder(a.name, b.name))
}

/** The component of a name, however it is written, and its absolute path. */
export function themeComponent(
  folder: string,
  name: string,
): (ThemeComponentFile & { readonly absolute: string }) | undefined {
  const found = themeComponents(folder).find((known) => componentForm(known.name) === componentForm(name))
  return found && { ...found, absolute: resolve(folder, found.path) }
}
