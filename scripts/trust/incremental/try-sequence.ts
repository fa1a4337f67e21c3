import { isDeepStrictEqual } from 'node:util'
import { createElement, useState, type ReactNode } from 'react'
import { check } from '../../../packages/ssg-cli/src/check.ts'
import { checkAgain } from '../../../packages/ssg-cli/src/check/check-again.ts'
import { memoryCache, memoryHost, type MemorySite } from '../../../packages/ssg-cli/src/io/memory/memory-host.ts'
import type { Diagnostic } from '../../../packages/ssg-cli/src/model/diagnostic.ts'
import { buildInMemory, memorySite } from '../../../tests/memory-site.ts'
import { watchInMemory, type Watched } from '../../../tests/memory-watch.ts'

/** Path → text of a site's files. */
export type Files = Readonly<Record<string, string>>

/** A named edit of a site, which makes new files of the present ones. */
export type Edit = readonly [name: string, edit: (files: Files) => Files]

/** What is rendered for the site's components; the text of their files tells only that they are others. */
const modules: MemorySite['modules'] = {
  'components/Box.jsx': { default: ({ children }: { children?: ReactNode }) => createElement('aside', null, children) },
  'components/Counter.jsx': {
    default: ({ start }: { start: number }) => createElement('button', null, useState(start)[0]),
  },
  'docs/guides/sample.js': { default: 'const pump = 1' },
  'pages/about.jsx': { default: () => createElement('p', null, 'About pumps.'), title: 'About' },
  'pages/team.jsx': { default: () => createElement('p', null, 'Team') },
}

/**
 * Edit a site in memory step by step, and compare what build, check and watch know of earlier steps with what a clean
 * build gives. Returns a sentence for each difference.
 */
export async function trySequence(start: Files, edits: readonly Edit[]): Promise<readonly string[]> {
  const site = memorySite(start, { modules })
  const [built, checked] = [memoryCache(), memoryCache()]
  await buildInMemory(site, built)
  await checkAgain(check, memoryHost(site, checked), options)
  const watched = await watchInMemory(site)
  const wrong: string[] = []
  let files = start
  for (const [name, edit] of edits) {
    files = edit(files)
    await watched.edit((present) => replaceAll(present, files))
    const clean = await buildInMemory({ ...site, files: new Map(site.files) })
    const { diagnostics, state } = clean.result
    const again = await buildInMemory(site, built)
    const found = await checkAgain(check, memoryHost(site, checked), options)
    const differences = [
      again.result.state === state ? '' : `a build is ${again.result.state}, a clean one ${state}`,
      diagnosticsDiffer('a build', again.result.diagnostics, diagnostics),
      diagnosticsDiffer('a check', found.diagnostics, diagnostics),
      // Which URLs must stay is asked of what is published, not of what is being written.
      diagnosticsDiffer(
        'watch',
        watched.diagnostics(),
        diagnostics.filter(({ file }) => file !== 'routes.lock'),
      ),
      state === 'done' && !isDeepStrictEqual(again.outputs, clean.outputs) ? 'a build writes other files' : '',
      state === 'done' ? await servedDiffer(watched, clean.outputs) : '',
    ]
    wrong.push(...differences.flatMap((difference) => (difference === '' ? [] : [`after ${name}: ${difference}`])))
  }
  return wrong
}

const options = { drafts: false, strict: false }

function replaceAll(present: Map<string, string | Uint8Array>, files: Files): void {
  for (const path of present.keys()) if (files[path] === undefined) present.delete(path)
  for (const [path, text] of Object.entries(files)) present.set(path, text)
}

/** What is reported beside what is expected, from the first difference on. */
function diagnosticsDiffer(who: string, found: readonly Diagnostic[], expected: readonly Diagnostic[]): string {
  // As they are written down: what is undefined is as absent.
  const left = found.map((diagnostic) => JSON.stringify(diagnostic))
  const right = expected.map((diagnostic) => JSON.stringify(diagnostic))
  const index = left.findIndex((text, place) => text !== right[place])
  if (index < 0 && left.length === right.length) return ''
  const place = index < 0 ? left.length : index
  return `${who} reports ${left[place] ?? 'nothing'}, expected ${right[place] ?? 'nothing'}`
}

async function servedDiffer(watched: Watched, outputs: ReadonlyMap<string, string>): Promise<string> {
  for (const [path, text] of outputs) {
    // Rules for the host of a built site; a server of its own sets its headers itself.
    if (path !== '_headers' && (await watched.text(path)) !== text) return `watch serves another "${path}"`
  }
  return ''
}
