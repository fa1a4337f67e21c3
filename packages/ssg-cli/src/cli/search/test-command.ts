import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseJson } from '../../diagnostics/json-text.ts'
import { reasonOf } from '../../io/files/node-files.ts'
import { embeddedSearch } from '@docs-build/search/reader'
import type { IndexManifest } from '@docs-build/search/reader'
import { SearchUnreachable } from '@docs-build/search'
import { manifestPath } from '@docs-build/search/builder'
import type { ProcessLike } from '../process-like.ts'
import { presentFolder } from '../../io/output/output-folders.ts'
import { siteDir } from '../site-dir.ts'
import { indexFolder } from './index-folder.ts'
import { expectedRank, type QueryOutcome } from './expected-rank.ts'
import { failureTable } from './failure-table.ts'
import { queryExpectations, type QueryExpectation } from './query-expectation.ts'
import { queryScope } from './query-scope.ts'
import { outputPath } from '../../text/urls/base-url.ts'
import { readFile } from '../../io/files/read-file.ts'

/** Flags of `docs-build search test`. */
export interface SearchTestFlags {
  readonly outDir?: string
  /** Code of the language whose index is asked; that of the pages at the root of the site unless given. */
  readonly locale?: string
}

/**
 * Ask each query of a file in the built index. Returns the exit code: 0 when each shows its page, 1 when one does not,
 * 2 when the file or the index can't be used.
 */
export async function testCommand(
  queriesFile: string,
  named: string | undefined,
  flags: SearchTestFlags,
  process: ProcessLike,
): Promise<number> {
  const cwd = process.cwd()
  const fail = (...lines: readonly string[]) => {
    process.stderr.write(`${lines.join('\n')}\n`)
    return 2
  }
  const outDir = flags.outDir === undefined ? join(siteDir(named, cwd), 'dist') : resolve(cwd, flags.outDir)
  const dir = presentFolder(outDir)
  const parsed = readQueries(resolve(cwd, queriesFile))
  if (parsed.problems.length > 0) return fail(`The queries in "${queriesFile}" can't be used.`, ...parsed.problems)
  const name = relative(cwd, outDir) || '.'
  const folder = indexFolder(dir, flags.locale)
  if (!('path' in folder)) return fail(folder.problem)
  const opened = readManifest(join(dir, folder.path), name)
  if (typeof opened === 'string') return fail(opened)

  const baseUrl = opened.folder.replace(/assets\/search\/$/, '')
  const scopes = parsed.queries.map((query) => queryScope(opened, query))
  const unknown = scopes.flatMap((scope, index) => (typeof scope === 'string' ? [`Query ${index + 1}: ${scope}`] : []))
  if (unknown.length > 0) return fail(`The queries in "${queriesFile}" can't be used.`, ...unknown)

  const engine = embeddedSearch({
    url: `${baseUrl}${manifestPath}`,
    indexName: 'test',
    read: async (url) => readFile(join(dir, folder.path, outputPath(url, baseUrl))),
  })
  try {
    const outcomes: QueryOutcome[] = []
    for (const [index, query] of parsed.queries.entries()) {
      const scope = scopes[index]
      if (typeof scope === 'object') outcomes.push(await expectedRank(engine, query, { baseUrl, ...scope }))
    }
    return report(outcomes, process)
  } catch (error) {
    if (!(error instanceof SearchUnreachable)) throw error
    return fail(error.message, 'Run `docs-build build` again.')
  }
}

function report(outcomes: readonly QueryOutcome[], process: ProcessLike): number {
  const failures = outcomes.filter(({ isRight }) => !isRight)
  if (failures.length > 0) process.stderr.write(`${failureTable(failures)}\n\n`)
  const right = outcomes.length - failures.length
  process.stderr.write(`${right} of ${outcomes.length} queries show what they should.\n`)
  return failures.length > 0 ? 1 : 0
}

function readQueries(file: string): {
  readonly queries: readonly QueryExpectation[]
  readonly problems: readonly string[]
} {
  let text: string
  try {
    text = readFile(file, 'utf8')
  } catch (error) {
    return { queries: [], problems: [reasonOf(error)] }
  }
  const parsed = parseJson(text)
  if ('value' in parsed) return queryExpectations(parsed.value)
  const { line, column } = parsed.position
  return { queries: [], problems: [`Line ${line}, column ${column}: ${parsed.message}.`] }
}

/** The list of the index's files, or why there is none. */
function readManifest(dir: string, name: string): IndexManifest | string {
  if (!existsSync(dir)) return `There is no output folder "${name}".\nRun \`docs-build build\` first.`
  const file = join(dir, manifestPath)
  if (!existsSync(file))
    return `There is no search index in "${name}".\nIt is built for a site with a page /search whose config does not choose another search provider. Run \`docs-build build\` again.`
  try {
    // Written by the build; the engine checks its format.
    return JSON.parse(readFile(file, 'utf8')) as IndexManifest
  } catch (error) {
    return `The search index in "${name}" can't be read. ${error instanceof Error ? error.message : ''}\nRun \`docs-build build\` again.`
  }
}
