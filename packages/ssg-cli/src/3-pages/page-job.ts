import { unreadableFile } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { BodyInputs } from '../model/body-inputs.ts'
import type { CompileInput } from '../model/compile.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { BodyJob, PageJob } from '../model/page-job.ts'
import type { BodyPlan, PagePlan } from '../model/page-plan.ts'
import { bodyStart } from '../text/markdown/front-matter.ts'
import { messageOf } from '../text/message-of.ts'
import { pageFiles, type FilePlaces } from '../text/urls/page-files.ts'
import { partText } from '../text/markdown/part-text.ts'
import { hashOf } from '../text/hash.ts'
import { decodeText } from '../text/text-of.ts'
import type { KnownPage, Lookup } from './known-page.ts'

/** What is noticed while files are read. */
export interface Reading {
  readonly report: (diagnostic: Diagnostic) => void
  /** Called when a file was changed after the site was planned: what follows from it is no answer for its key. */
  readonly onChange: () => void
}

/** What is to be done for a page; its text is read here, when a thread is ready for it. */
export function pageJob(
  plan: PagePlan,
  known: KnownPage,
  { host, site, present }: Lookup,
  reading: Reading,
): Omit<PageJob, 'index' | 'mode'> {
  return {
    page: plan.page,
    ...(plan.language !== undefined && { language: plan.language }),
    sidebarKey: plan.sidebarKey,
    ...(plan.body && { body: bodyJob(host, plan.body, known, { ...reading, isForPlugins: !!site.config.plugins }) }),
    componentKey: plan.componentKey,
    ...(plan.quoted && { quoted: plan.quoted }),
    knownRender: known.renderKey,
    present: presentFiles(plan, site.config, present),
  }
}

/** How a body is read: plugins get its front matter too. */
type BodyReading = Reading & { readonly isForPlugins: boolean }

function bodyJob(host: Host, plan: BodyPlan, known: KnownPage, reading: BodyReading): BodyJob {
  const { head, linkBase, moduleKeys } = plan
  const whole = textOrNothing(host, head.source, plan.inputs, reading)
  const text = head.part ? partText(whole, head.part) : whole
  const offset = head.part ? 0 : bodyStart(text).offset
  return {
    linkBase,
    text: text.slice(offset),
    source: head.source,
    moduleKeys,
    ...(known.compiled ? { compiled: known.compiled } : { compile: compileInput(host, plan, text, reading) }),
    ...(known.linked && { linked: known.linked }),
    ...(known.previous && { previous: known.previous }),
  }
}

function compileInput(host: Host, { head, inputs, added }: BodyPlan, text: string, reading: BodyReading): CompileInput {
  const files = readFiles(host, inputs, reading)
  const { source, format, frontMatter } = head
  const bodyOffset = head.part ? 0 : bodyStart(text).offset
  const cutLine = head.post && lineOfCut(text, bodyOffset, head.post.marker)
  return {
    head: { source, format, ...(reading.isForPlugins && { frontMatter }) },
    text,
    bodyOffset,
    ...(cutLine !== undefined && { cutLine }),
    files,
    resolved: inputs.resolved,
    available: inputs.available,
    ...(added && { added }),
    partialHeads: partialHeads(inputs, files),
  }
}

/** The first line whose blocks no list shows: that of the mark, or the one below it where words stand before the mark. */
function lineOfCut(text: string, bodyOffset: number, marker: string): number | undefined {
  const cut = text.slice(bodyOffset).search(new RegExp(marker))
  if (cut < 0) return undefined
  const lines = text.slice(0, bodyOffset + cut).split('\n')
  return lines.length + (lines.at(-1)?.trim() === '' ? 0 : 1)
}

/** Read the partials and included files of a body. */
function readFiles(host: Host, inputs: BodyInputs, reading: Reading): CompileInput['files'] {
  return Object.fromEntries(
    Object.entries(inputs.files).map(([source, kind]) => [
      source,
      kind === 'text' ? { text: textOrNothing(host, source, inputs, reading) } : kind,
    ]),
  )
}

/** What parsing a partial needs of its head: its front matter shows nothing, but to plugins and to what imports it. */
function partialHeads({ partials }: BodyInputs, files: CompileInput['files']): CompileInput['partialHeads'] {
  return Object.fromEntries(
    Object.entries(partials).map(([source, { format, frontMatter, contentTitle }]) => {
      const file = files[source]
      const bodyOffset = file && 'text' in file ? bodyStart(file.text).offset : 0
      return [source, { format, bodyOffset, frontMatter, ...(contentTitle !== undefined && { contentTitle }) }]
    }),
  )
}

function textOrNothing(host: Host, source: string, { hashes }: BodyInputs, reading: Reading): string {
  try {
    const bytes = host.files.read(source)
    if (hashOf(bytes) !== hashes[source]) reading.onChange()
    return decodeText(bytes)
  } catch (error) {
    reading.report(unreadableFile({ file: source, message: messageOf(error) }))
    return ''
  }
}

function presentFiles({ page }: PagePlan, places: FilePlaces, present: Lookup['present']): Record<string, string> {
  return Object.fromEntries(
    Object.values(pageFiles(page, places)).flatMap((path) => {
      const hash = present[path]
      return hash === undefined ? [] : [[path, hash] as const]
    }),
  )
}
