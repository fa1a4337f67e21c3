import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Application, JSONOutput } from 'typedoc'
import type { Diagnostic as TypeScriptDiagnostic } from 'typescript'
import type { PluginMessage, SourceContext } from 'docs-build'
import type { TypeScriptOptions } from './options.ts'

/** What TypeDoc says of sources. */
export type Project = JSONOutput.ProjectReflection

/** A project, and the folder to which its paths are relative, where that is known. */
export interface FoundProject {
  readonly project: Project
  readonly baseDir?: string
}

interface Kept {
  /** Absolute path → hash of every file that the answer follows from. */
  readonly files: Readonly<Record<string, string>>
  readonly messages: readonly PluginMessage[]
  readonly project?: Project
}

/** Read what TypeDoc says of sources: from the file that is named, from what an earlier build kept, or by running it. */
export async function readProject(
  options: TypeScriptOptions,
  context: SourceContext,
): Promise<FoundProject | undefined> {
  if (options.json !== undefined) {
    const project = parsed(await context.read(options.json), options.json, context)
    return project && { project }
  }
  const entryPoints = (options.entryPoints ?? []).map((path) => resolve(context.siteDir, path))
  const named = options.tsconfig === undefined ? undefined : resolve(context.siteDir, options.tsconfig)
  const tsconfig = named ?? nearestConfig(entryPoints[0] ?? '')
  if (tsconfig === undefined || !existsSync(tsconfig)) {
    const file = named ?? entryPoints[0]
    context.report({
      code: 'no-tsconfig',
      severity: 'error',
      message: missingConfig,
      ...(file !== undefined && { file }),
    })
    return undefined
  }
  const key = hash(JSON.stringify([context.version, entryPoints, tsconfig])).slice(0, 16)
  const file = join(context.workDir, `typedoc-${key}.json`)
  const known = await keptAnswer(file, context)
  const answer = known ?? (await converted(entryPoints, tsconfig, context))
  for (const message of answer.messages) context.report(message)
  if (!known && answer.project) {
    await mkdir(context.workDir, { recursive: true })
    await writeFile(file, JSON.stringify(answer))
  }
  return answer.project && { project: answer.project, baseDir: dirname(tsconfig) }
}

const missingConfig =
  'Found no tsconfig.json, expected one in the folder of the first module or above it, or where the option "tsconfig" says'

function parsed(json: string, file: string, context: SourceContext): Project | undefined {
  try {
    // A file that TypeDoc wrote has this form; one of other programs has no list of its children.
    const project = JSON.parse(json) as Project
    if (Array.isArray(project.children)) return project
  } catch {
    // Told below.
  }
  context.report({
    code: 'unknown-json',
    severity: 'error',
    file,
    message: 'Unexpected text, expected what TypeDoc wrote with "--json"',
  })
  return undefined
}

function nearestConfig(entryPoint: string): string | undefined {
  for (let folder = dirname(entryPoint); ; folder = dirname(folder)) {
    const file = join(folder, 'tsconfig.json')
    if (existsSync(file)) return file
    if (folder === dirname(folder)) return undefined
  }
}

/** An answer is kept for as long as all that it follows from is as it was. */
async function keptAnswer(file: string, context: SourceContext): Promise<Kept | undefined> {
  try {
    // Nobody else writes to this folder, and what is torn does not parse.
    const kept = JSON.parse(await readFile(file, 'utf8')) as Kept
    const hashes = await Promise.all(Object.keys(kept.files).map((path) => hashOf(path, context)))
    return Object.values(kept.files).every((known, index) => known === hashes[index]) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Reading by way of the context lets `watch` know of the file. */
async function hashOf(path: string, context: SourceContext): Promise<string> {
  return hash(await context.read(path))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function converted(entryPoints: readonly string[], tsconfig: string, context: SourceContext): Promise<Kept> {
  const { Application: TypeDoc, LogLevel } = await import('typedoc')
  const { getParsedCommandLineOfConfigFile, sys } = (await import('typescript')).default
  const app = await TypeDoc.bootstrap({
    entryPoints: [...entryPoints],
    tsconfig,
    basePath: dirname(tsconfig),
    skipErrorChecking: true,
    excludeInternal: true,
    excludePrivate: true,
    disableGit: true,
    sourceLinkTemplate: '{path}',
    readme: 'none',
    sort: ['source-order'],
    // What it warns of is what the site decided not to show.
    logLevel: LogLevel.None,
    plugin: [],
  })
  // TypeDoc reads a config once in a process, and then knows neither a new file nor a changed option.
  const config = getParsedCommandLineOfConfigFile(tsconfig, {}, { ...sys, onUnRecoverableConfigFileDiagnostic() {} })
  if (config) app.options.setCompilerOptions(config.fileNames, config.options, config.projectReferences)
  narrow(app, entryPoints)
  const modules = app.getEntryPoints() ?? []
  const programs = new Set(modules.map(({ program }) => program))
  const sources = [...programs].flatMap((program) => program.getSourceFiles().map(({ fileName }) => fileName))
  const own = [
    ...new Set([
      ...sources.filter((name) => !name.includes('/node_modules/')),
      ...configs(await readFile(tsconfig, 'utf8'), tsconfig),
    ]),
  ]
  const files = Object.fromEntries(
    await Promise.all(own.map(async (path) => [path, await hashOf(path, context)] as const)),
  )
  const wrong = [...programs].flatMap((program) => program.getSyntacticDiagnostics()).flatMap(syntaxError)
  const project = await app.convert()
  if (!project) {
    const message = `Found no exports in ${entryPoints.join(', ')}`
    return { files, messages: [...wrong, { code: 'no-exports', severity: 'error', message, file: tsconfig }] }
  }
  // Its paths are texts with slashes, by a type of its own.
  return { files, messages: wrong, project: app.serializer.projectToObject(project, dirname(tsconfig) as never) }
}

/** What a compiler can't read it guesses at, and the pages show what it guessed. */
function syntaxError({ file, start, messageText }: TypeScriptDiagnostic): readonly PluginMessage[] {
  if (!file || start === undefined || file.fileName.includes('/node_modules/')) return []
  const { line, character } = file.getLineAndCharacterOfPosition(start)
  const words = typeof messageText === 'string' ? messageText : messageText.messageText
  const message = `Unexpected syntax, expected TypeScript: ${words}`
  return [{ code: 'syntax', severity: 'error', message, file: file.fileName, line: line + 1, column: character + 1 }]
}

/**
 * A config often takes in tests and scripts, which take longer than what is shown. What modules import comes by itself, global
 * declarations do not.
 */
function narrow({ options, logger }: Application, entryPoints: readonly string[]): void {
  // A module is compiled as the referenced project says that it belongs to.
  if (options.getProjectReferences().length > 0) return
  const declarations = options.getFileNames().filter((name) => /\.d\.[cm]?ts$/.test(name))
  options.setCompilerOptions([...entryPoints, ...declarations], options.getCompilerOptions(logger), undefined)
}

/** A config, and the one beside it that it extends. */
function configs(text: string, file: string): readonly string[] {
  const names = Array.from(text.matchAll(/"extends"\s*:\s*"(\.[^"]*)"/g), ([, name = '']) =>
    resolve(dirname(file), name),
  )
  return [file, ...names.filter((name) => existsSync(name))]
}
