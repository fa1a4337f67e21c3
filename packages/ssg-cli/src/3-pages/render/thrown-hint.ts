import type { Position } from '../../model/diagnostic.ts'
import { withoutBundle } from '../../text/modules/without-bundle.ts'
import { nearest } from '../../text/nearest.ts'
import { clientNames } from '../compile/module/client-names.ts'

const ofBrowsers = /^(?:window|document|location|navigator|localStorage|sessionStorage|matchMedia|addEventListener)$/

/**
 * What helps against an error that code of a page threw, where its words tell.
 *
 * @param inMdx the position of the expression in MDX, when it threw and not a component
 */
export function thrownHint(message: string, inMdx?: Position): string | undefined {
  const [, missing] = /^(\w+) is not defined$/.exec(message) ?? []
  if (withoutBundle(message) !== message || /^__(?:dir|file)name$/.test(missing ?? '')) return bundleHint(message)
  if (missing === undefined) return hookHint(/^(\w+) is not a function/.exec(message)?.[1])
  if (missing === 'React') return "Write at the beginning of the file: import React from 'react'"
  if (ofBrowsers.test(missing))
    return "Pages are rendered without a browser: use it in an effect or event of a component whose file begins with 'use client'."
  return hookHint(missing) ?? (inMdx && nameHint(missing, inMdx))
}

/** Code that reads a file beside its own, or imports one by a name that it makes, finds none beside the bundle. */
function bundleHint(message: string): string {
  const [, path = './…'] = /'(\.\.?\/[^'\n]*)'/.exec(withoutBundle(message)) ?? []
  const isCode = message.startsWith('Cannot find module') || path.endsWith('.json')
  const specifier = isCode ? path : `!!raw-loader!${path}`
  return `Components run in a bundle, which holds what they import by its path: import … from '${specifier}'`
}

function hookHint(name: string | undefined): string | undefined {
  if (name === undefined || !/^use[A-Z]/.test(name)) return undefined
  const module = Object.keys(clientNames).find((specifier) => clientNames[specifier]?.[name] === name)
  const needsBrowser = module === undefined ? '' : ", in a component whose file begins with 'use client'"
  return `Write: import { ${name} } from '${module ?? 'react'}'${needsBrowser}`
}

/** What MDX knows without a definition. */
const mdxNames = ['frontMatter', 'contentTitle', 'toc', 'props']

/** Braces in MDX are code, whatever the author meant. */
function nameHint(name: string, { line, column, endLine, endColumn }: Position): string {
  const isWhole = line === endLine && endColumn - column === name.length + 2
  const braces = isWhole ? `"\\{${name}\\}" for text in braces` : '"\\{" for a brace in text'
  const [near] = nearest(name, mdxNames)
  if (near !== undefined) return `Did you mean "${near}"? For a brace in text write "\\{".`
  return `Write ${braces}, or define the name in this file: export const ${name} = …`
}
