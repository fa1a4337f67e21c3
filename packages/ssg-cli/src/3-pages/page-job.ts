import { unreadableFile } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { BodyInputs } from '../model/body-inputs.ts'
import type { CompileInput } from '../model/compile.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { BodyJob, CompiledBody, PageJob } from '../model/page-job.ts'
import type { BodyPlan, PagePlan } from '../model/page-plan.ts'
import { bodyStart } from '../text/front-matter.ts'
import { messageOf } from '../text/message-of.ts'
import { pageFiles } from '../text/page-files.ts'
import { readText } from '../text/text-of.ts'
import type { KnownPage, Lookup } from './known-page.ts'

type Report = (diagnostic: Diagnostic) => void

/** What is to be done for a page; its text is read here, when a thread is ready for it. */
export function pageJob(
  plan: PagePlan,
  known: KnownPage,
  { host, site, present }: Lookup,
  report: Report,
): Omit<PageJob, 'index' | 'mode'> {
  return {
    page: plan.page,
    sidebarKey: plan.sidebarKey,
    ...(plan.body && { body: bodyJob(host, plan.body, known, report) }),
    componentKey: plan.componentKey,
    knownRender: known.renderKey,
    present: presentFiles(plan, site.config.baseUrl, present),
  }
}

function bodyJob(host: Host, plan: BodyPlan, known: KnownPage, report: Report): BodyJob {
  const { head, linkBase, moduleKeys } = plan
  const text = textOrNothing(host, head.source, report)
  const { offset } = bodyStart(text)
  return {
    linkBase,
    text: text.slice(offset),
    source: head.source,
    moduleKeys,
    ...(known.compiled ? { compiled: known.compiled } : { compile: compileInput(host, plan, text, report) }),
    ...(known.linked && { linked: known.linked }),
    ...previousBody(host, known),
  }
}

function compileInput(host: Host, { head, inputs }: BodyPlan, text: string, report: Report): CompileInput {
  const files = readFiles(host, inputs, report)
  return {
    head: { source: head.source, format: head.format },
    text,
    bodyOffset: bodyStart(text).offset,
    files,
    resolved: inputs.resolved,
    available: inputs.available,
    partialHeads: partialHeads(inputs, files),
  }
}

/** Read the partials and included files of a body. */
function readFiles(host: Host, { files }: BodyInputs, report: Report): CompileInput['files'] {
  return Object.fromEntries(
    Object.entries(files).map(([source, kind]) => [
      source,
      kind === 'missing' ? { missing: true } : { text: textOrNothing(host, source, report) },
    ]),
  )
}

/** What parsing a partial needs of its head: its front matter shows nothing. */
function partialHeads({ partials }: BodyInputs, files: CompileInput['files']): CompileInput['partialHeads'] {
  return Object.fromEntries(
    Object.entries(partials).map(([source, { format }]) => {
      const file = files[source]
      return [source, { format, bodyOffset: file && 'text' in file ? bodyStart(file.text).offset : 0 }]
    }),
  )
}

function previousBody(host: Host, { previous }: KnownPage): Pick<BodyJob, 'previous'> {
  const compiled = previous === undefined ? undefined : host.cache.get<CompiledBody>('compile', previous)
  return compiled ? { previous: compiled.blob } : {}
}

function textOrNothing(host: Host, source: string, report: Report): string {
  try {
    return readText(host, source)
  } catch (error) {
    report(unreadableFile({ file: source, message: messageOf(error) }))
    return ''
  }
}

function presentFiles({ page }: PagePlan, baseUrl: string, present: Lookup['present']): Record<string, string> {
  return Object.fromEntries(
    Object.values(pageFiles(page, baseUrl)).flatMap((path) => {
      const hash = present[path]
      return hash === undefined ? [] : [[path, hash] as const]
    }),
  )
}
