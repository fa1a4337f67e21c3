import { escapeRegExp } from '../../text/html/escape.ts'
import { brokenExternalLink, noNetwork } from '../../diagnostics/catalogue.ts'
import type { Progress } from '../../host.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { MovedLink, ExternalLink } from '../../model/external-link.ts'
import { urlAsker, type Answer } from './ask-url.ts'
import { knownLinks } from './known-links.ts'
import { paced } from './paced.ts'
import { isWebUrl } from '../../text/urls/split-url.ts'

/** The options of {@link checkExternal}. */
export interface ExternalOptions {
  /** Patterns of URLs that are not asked for; `*` stands for anything. */
  readonly ignore: readonly string[]
  /** Milliseconds to wait for an answer. */
  readonly timeout: number
  /** URLs to ask for at a time. */
  readonly concurrency: number
  /** Absolute path of the file that remembers good answers. */
  readonly memory: string
  /** Do not believe that file. */
  readonly isFresh: boolean
  readonly progress: (progress: Progress) => void
}

/** What came of asking. */
export interface ExternalAnswers {
  readonly diagnostics: readonly Diagnostic[]
  /** Links that lead to a page, which has another address from now on. */
  readonly moved: readonly MovedLink[]
}

/** Codes of a network that is not there, rather than of a server. */
const offline = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH'])
/** When so many hosts in a row cannot be looked up and none answers, it is the network. */
const enoughHosts = 3

/** Ask for each URL that leads out of the site, once, and tell of each link to one that does not answer. */
export async function checkExternal(
  links: readonly ExternalLink[],
  options: ExternalOptions,
): Promise<ExternalAnswers> {
  const byUrl = new Map<string, ExternalLink[]>()
  for (const link of links) {
    const url = askedUrl(link.url)
    if (url === undefined || isIgnored(link.url, options.ignore)) continue
    byUrl.set(url, [...(byUrl.get(url) ?? []), link])
  }
  const known = knownLinks(options.memory, Date.now())
  const todo = [...byUrl.keys()].filter((url) => options.isFresh || !known.has(url)).sort()
  const answers = await askAll(todo, options)
  // What moved is told each time, so it is asked for each time.
  for (const [url, answer] of answers) if (answer.state === 'ok' && answer.movedTo === undefined) known.add(url)
  if (todo.length > 0) known.save()
  if (isOffline(answers, todo)) return { diagnostics: [noNetwork({ count: todo.length })], moved: [] }
  const diagnostics: Diagnostic[] = []
  const moved: MovedLink[] = []
  for (const [url, answer] of answers) {
    for (const link of byUrl.get(url) ?? []) {
      if (answer.state === 'broken') diagnostics.push(brokenExternalLink({ ...link, reason: answer.reason }))
      if (answer.state === 'ok' && answer.movedTo !== undefined) moved.push({ ...link, to: answer.movedTo })
    }
  }
  return { diagnostics, moved }
}

async function askAll(
  urls: readonly string[],
  { timeout, concurrency, progress }: ExternalOptions,
): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>()
  if (urls.length === 0) return answers
  const ask = await urlAsker(timeout)
  progress({ step: 'external', done: 0, total: urls.length })
  await paced(
    urls,
    { concurrency, perHost: 2, gap: 100 },
    async (url) => {
      answers.set(url, await ask(url))
      progress({ step: 'external', done: answers.size, total: urls.length })
    },
    () => !isOffline(answers, urls),
  )
  return answers
}

/** True when all that answered is the network: at several hosts, or at all that there are. */
function isOffline(answers: ReadonlyMap<string, Answer>, urls: readonly string[]): boolean {
  const hosts = new Set<string>()
  for (const [url, answer] of answers) {
    if (answer.state !== 'broken' || !offline.has(answer.code ?? '')) return false
    // A name that is not known may be the fault of the link; a network that cannot be reached is not.
    if (answer.code !== 'ENOTFOUND') return answers.size === urls.length || answers.size >= enoughHosts
    hosts.add(new URL(url).host)
  }
  return hosts.size >= enoughHosts
}

/** The address to ask for: without what never leaves the browser. */
function askedUrl(url: string): string | undefined {
  const full = url.startsWith('//') ? `https:${url}` : url
  if (!isWebUrl(full) || !URL.canParse(full)) return undefined
  const parsed = new URL(full)
  parsed.hash = ''
  return parsed.href
}

function isIgnored(url: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split('*').map(escapeRegExp)
    return new RegExp(`^${parts.join('.*')}$`, 'i').test(url)
  })
}
