import { existsSync, readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { bundleError, bundleWarning, unreadableFile } from '../../diagnostics/catalogue.ts'
import type { SourcePosition } from '../../host.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { installHint } from '../../text/modules/install-hint.ts'
import { configFile } from '../config-file.ts'
import { failureMessages, type Message } from '../esbuild.ts'
import { isOwnFile } from '../packages/is-own-file.ts'
import { typesHint } from './types-hint.ts'
import { reasonOf } from '../files/node-files.ts'
import { relativePath } from '../files/within.ts'
import { writtenBefore } from './written-before.ts'

/**
 * What esbuild found, as diagnostics. Where esbuild names no position `file` is named, or else the config. Any other error is
 * thrown on.
 */
export function bundleFailures(error: unknown, siteDir: string, file?: string): Diagnostic[] {
  const messages = failureMessages(error)
  if (!messages) throw error
  return messages.map((message) => bundleFailure(message, file, siteDir))
}

function bundleFailure(message: Message, file: string | undefined, siteDir: string): Diagnostic {
  const location = authorsLocation(message, siteDir)
  const text = message.text
    .replaceAll(/\?(?:original|code(?:-original)?)\b/g, '')
    .replace(/^Could not resolve ("[^"]*")$/, 'Unexpected import $1, expected a file or package that exists')
    .replace(/^(?:Cannot read file: |E[A-Z]+: .*, open ')([^']*)'?$/, (_, path: string) => unreadWords(path))
  if (!location)
    return unreadFailure(message, siteDir) ?? bundleError({ file: file ?? configFile(siteDir), message: text })
  const unresolved = /^Could not resolve "([^"]*)"$/.exec(message.text)?.[1]
  const place = messagePosition(location, siteDir)
  const hint =
    unresolved === undefined
      ? syntaxHint(text, resolve(siteDir, place.file), location.lineText)
      : isBuiltin(unresolved)
        ? 'It is a module of Node, which browsers do not have.'
        : installHint(unresolved)
  return bundleError({ ...place, message: text, hint })
}

/** What helps against an error of a parser, which names what it found. */
function syntaxHint(text: string, file: string, lineText: string): string | undefined {
  return /^Expected .* but found |^Unexpected "/.test(text) ? typesHint(file, lineText) : undefined
}

/** A file that one of our plugins could not read; undefined for any other failure. */
function unreadFailure({ detail }: Message, siteDir: string): Diagnostic | undefined {
  if (!(detail instanceof Error) || !('path' in detail) || typeof detail.path !== 'string') return undefined
  return unreadableFile({ file: relativePath(siteDir, detail.path), message: reasonOf(detail) })
}

/** Where a plugin of ours fails esbuild names the code of that, and in a note the import that led there, if one did. */
function authorsLocation({ location, notes = [], detail }: Message, siteDir: string): Message['location'] {
  if (!location || isOwnFile(location.file, siteDir)) return location
  const isImport = (note: { readonly text: string }) => note.text.endsWith(' was triggered by this import')
  return notes.find(isImport)?.location ?? (detail instanceof Error ? null : location)
}

/** esbuild finds a file whose name has other capital letters, and can't read it where these count. */
function unreadWords(path: string): string {
  const name = basename(path)
  const names = existsSync(dirname(path)) ? readdirSync(dirname(path)) : []
  const meant = names.find((other) => other !== name && other.toLowerCase() === name.toLowerCase())
  return meant === undefined || names.includes(name)
    ? `Unexpected file "${name}" that can't be read`
    : otherCapitals(name, meant)
}

function otherCapitals(name: string, meant: string): string {
  return `Unexpected name "${name}", expected "${meant}": capital letters count`
}

/**
 * What a warning of esbuild about code has to begin with to be a mistake. The others tell what a browser or a bundler
 * may not know, which is no matter of the author.
 *
 * @see https://github.com/evanw/esbuild/blob/v0.25.0/internal/logger/msg_ids.go
 */
const mistakes =
  /^(?:assign-to|call-import-namespace|class-name-will-throw|delete-super-property|different-path-case|duplicate-|equals-|impossible-typeof|import-is-undefined|private-name-will-throw|semicolon-after-return|suspicious-|unsupported-jsx-comment)/

/** What a warning about code is called that needs something which React has no more. */
export const goneFromReact = 'suspicious-gone-from-react'

/** The mistakes in the site's own files that do not keep esbuild from making a bundle: of styles all, of code those that are sure. */
export function bundleWarnings(messages: readonly Message[], siteDir: string): Diagnostic[] {
  return messages.flatMap(({ id, text, location, notes }) => {
    // Modules that are made up, such as entries, have names with a colon.
    if (!location || /^[a-z-]{2,}:/.test(location.file)) return []
    if (!location.file.endsWith('.css') && !mistakes.test(id)) return []
    const unclosed = text.startsWith('Expected "}" to go with "{"') ? notes[0]?.location : undefined
    const { file, position } = messagePosition(unclosed ?? location, siteDir)
    if (!isOwnFile(file, siteDir)) return []
    // Where capital letters don't count the file is read: it is the mistake that ends the build of all others.
    const [, meant, name] = /^Use "([^"]*)" instead of "([^"]*)"/.exec(id === 'different-path-case' ? text : '') ?? []
    if (meant !== undefined && name !== undefined)
      return [bundleError({ file, position, message: otherCapitals(basename(name), basename(meant)) })]
    return [
      bundleWarning({ file, position, message: unclosed ? 'Unexpected "{" that nothing closes, expected "}"' : text }),
    ]
  })
}

/** Where a message of esbuild stands. Its columns are bytes and count from 0. */
function messagePosition(location: NonNullable<Message['location']>, siteDir: string): SourcePosition {
  const { line, length, lineText } = location
  const before = Buffer.from(lineText).subarray(0, location.column).toString()
  const column = lineText === '' ? location.column : writtenBefore(before).length
  return {
    // An island is bundled beside what stands for it on the page, under a name of its own.
    file: relativePath(siteDir, resolve(siteDir, location.file.replace(/\?[\w#-]+$/, ''))),
    position: { line, column: column + 1, endLine: line, endColumn: column + 1 + Math.max(1, length) },
  }
}
