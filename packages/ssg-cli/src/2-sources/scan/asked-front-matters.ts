import { join } from 'node:path'
import { invalidFrontMatter } from '../../diagnostics/catalogue.ts'
import type { FrontMatters, GivenMarkdown } from '../../model/asked-functions.ts'
import { bodyStart, frontMatterBlock } from '../../text/markdown/front-matter.ts'
import { isObject } from '../../text/is-object.ts'
import { messageOf } from '../../text/message-of.ts'
import { readText } from '../../text/text-of.ts'
import type { HeadScan } from './read-head.ts'
import { parseYaml, type YamlReading } from './yaml.ts'

/**
 * Ask `markdown.parseFrontMatter` of a site for the front matter of files. Undefined where a site has no such function; what it
 * throws is told, and the file then has what is written in it.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#markdown
 */
export async function askedFrontMatters(
  { host, config, report }: HeadScan,
  sources: readonly string[],
): Promise<FrontMatters | undefined> {
  const parse = config.asked?.parseFrontMatter
  if (!parse) return undefined
  const found = new Map<string, Readonly<Record<string, unknown>>>()
  for (const source of new Set(sources)) {
    try {
      const given = { filePath: join(host.bundler.pluginPlaces.siteDir, source), fileContent: readText(host, source) }
      const answer = await host.bundler.runCode(() => parse({ ...given, defaultParseFrontMatter: byDefault }))
      if (isObject(answer) && isObject(answer['frontMatter']))
        found.set(source, asWritten(answer['frontMatter'], given.fileContent))
    } catch (error) {
      const message = `Unexpected error in "markdown.parseFrontMatter", expected front matter: ${messageOf(error)}`
      report(invalidFrontMatter({ file: source, position: { line: 1, column: 1, endLine: 1, endColumn: 1 }, message }))
    }
  }
  return found
}

function byDefault({ fileContent }: Pick<GivenMarkdown, 'fileContent'>) {
  const content = fileContent.slice(bodyStart(fileContent).offset).trim()
  return Promise.resolve({ frontMatter: written(fileContent, { dates: true }), content })
}

function written(text: string, reading: YamlReading): Readonly<Record<string, unknown>> {
  const { start, end } = frontMatterBlock(text) ?? { start: 0, end: 0 }
  const { entries } = parseYaml(text.slice(start, end), reading)
  return Object.fromEntries(entries.map(({ key, value }) => [key, value]))
}

/** What a function gives, without dates: those that it was given and left as they are become what is written again. */
function asWritten(given: Readonly<Record<string, unknown>>, text: string): Readonly<Record<string, unknown>> {
  const [plain, dated] = [written(text, {}), written(text, { dates: true })]
  const values = Object.entries(given).map(([key, value]) => {
    const json = JSON.stringify(value)
    return [key, json === JSON.stringify(dated[key]) ? plain[key] : json && JSON.parse(json)] as const
  })
  return Object.fromEntries(values)
}
