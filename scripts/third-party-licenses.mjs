import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * A package of which code is in a bundle.
 *
 * @typedef {object} BundledPackage
 * @property {string} name
 * @property {string} version
 * @property {string} license  as its package names it, in SPDX's words
 * @property {string} text     the text of the license
 */

/**
 * What the licenses of bundled packages ask for: their names and texts go along with the code.
 *
 * @type {(files: readonly string[], root: string) => string}
 * @param files paths that went into bundles, relative to `root` or absolute
 */
export function thirdPartyLicenses(files, root) {
  const folders = new Set(files.flatMap((file) => packageFolderOf(resolve(root, file)) ?? []))
  // One package may be there in two versions.
  const packages = new Map([...folders].map(bundledPackage).map((found) => [`${found.name} ${found.version}`, found]))
  const sorted = [...packages.values()].sort((left, right) => (left.name < right.name ? -1 : 1))
  const parts = sorted.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`)
  return [`Code of these ${sorted.length} packages is part of the files beside this one.\n`, ...parts].join(
    `\n${'-'.repeat(80)}\n\n`,
  )
}

/**
 * The folder of the installed package that a file belongs to; undefined for a file of our own.
 *
 *     packageFolderOf('/x/node_modules/@a/b/lib/c.js')  // → '/x/node_modules/@a/b'
 *
 * @type {(file: string) => string | undefined}
 */
export function packageFolderOf(file) {
  return /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(file)?.[0]
}

/** @type {(folder: string) => BundledPackage} */
function bundledPackage(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (typeof license !== 'string') throw new Error(`${name} names no license: nothing of it may be bundled.`)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|-mit|$)/i.test(entry))
  const owner = typeof author === 'string' ? author : author?.name
  const text =
    file === undefined ? `Copyright (c) ${owner ?? `the authors of ${name}`}` : readFileSync(join(folder, file), 'utf8')
  return { name, version, license, text: text.trim() }
}
