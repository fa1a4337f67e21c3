import { join } from 'node:path'
import { invalidFrontMatter } from '../../diagnostics/catalogue.ts'
import type { FrontMatters, GivenMarkdown } from '../../model/asked-functions.ts'
import { bodyStart, frontMatterBlock } from '../../text/markdown/front-matter.ts'
import { isObject } from '../../text/is-object.ts'
import { messageOf } from '../../text/message-of.ts'
import { readText } from '../../text/text-of.ts'
import type { HeadScan } from './read-head.ts'
import { parseYaml } from './yaml.ts'

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
      if (isObject(answer) && isObject(answer['frontMatter'])) found.set(source, answer['frontMatter'])
    } catch (error) {
      const message = `Unexpected error in "markdown.parseFrontMatter", expected front matter: ${messageOf(error)}`
      report(invalidFrontMatter({ file: source, position: { line: 1, column: 1, endLine: 1, endColumn: 1 }, message }))
    }
  }
  return found
}

function byDefault({ fileContent }: Pick<GivenMarkdown, 'fileContent'>) {
  const { start, end } = frontMatterBlock(fileContent) ?? { start: 0, end: 0 }
  const { entries } = parseYaml(fileContent.slice(start, end))
  const content = fileContent.slice(bodyStart(fileContent).offset).trim()
  return Promise.resolve({ frontMatter: Object.fromEntries(entries.map(({ key, value }) => [key, value])), content })
}
