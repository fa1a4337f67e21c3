import { pageTooDeep, unreadableFile } from '../../diagnostics/catalogue.ts'
import type { FrontMatters } from '../../model/asked-functions.ts'
import type { DocHead, PostReading } from '../../model/head.ts'
import type { Outcome } from '../../model/outcome.ts'
import { hashValues } from '../../text/hash.ts'
import { messageOf } from '../../text/message-of.ts'
import { readText } from '../../text/text-of.ts'
import { mostLevels } from '../../3-pages/compile/too-deep.ts'
import { inheritedHead } from './inherited-head.ts'
import { scanDoc } from './scan-doc.ts'
import type { SiteScan } from './site-scan.ts'

/** What reading a head takes of a scan. */
export interface HeadScan extends Pick<SiteScan, 'host' | 'config' | 'report' | 'onNew'> {
  /** What a function of the site reads as front matter. */
  readonly frontMatters?: FrontMatters
}

/** What is known of a file before its head is read. */
export interface KnownFile {
  /** Set for posts of a blog. */
  readonly post?: PostReading | undefined
  /** Of a translation, the file that says what its front matter leaves out. */
  readonly original?: string | undefined
  /** Tag of the language of its words, where that is another one than the site's. */
  readonly lang?: string | undefined
}

/** The head of a doc at a path of its version, or of a post, from the cache if the file is as it was. */
export function readHead(
  scan: HeadScan,
  file: string,
  source: string,
  { post, original, lang }: KnownFile = {},
): DocHead | undefined {
  const own = ownHead(scan, { file, source, post })
  const head = own && lang !== undefined ? { ...own, lang } : own
  if (!head || original === undefined) return head
  // What is wrong in it is told of its own page.
  const before = ownHead({ ...scan, report: () => undefined }, { file, source: original, post })
  return { ...inheritedHead(head, before), original }
}

function ownHead(
  { host, config, report, onNew, frontMatters }: HeadScan,
  { file, source, post }: Pick<DocHead, 'file' | 'source'> & Pick<KnownFile, 'post'>,
): DocHead | undefined {
  // Each folder is a category in the sidebar of every page beside it.
  if (file.split('/').length > mostLevels) {
    report(pageTooDeep({ file: source }))
    return undefined
  }
  try {
    const { format, math, codeFiles } = config.markdown
    const given = frontMatters?.get(source)
    const key = hashValues(
      file,
      source,
      host.files.hash(source),
      format,
      math,
      codeFiles,
      ...(post ? [post.marker, post.language] : []),
      ...(given ? [JSON.stringify(given)] : []),
    )
    const known = host.cache.get<Outcome<DocHead>>('scan', key)
    const scanned = known ?? scanNew()
    for (const diagnostic of scanned.diagnostics) report(diagnostic)
    return scanned.value

    function scanNew(): Outcome<DocHead> {
      const text = readText(host, source)
      // V8 makes a part of a text by pointing into it: as they are, a title and a description would keep the whole doc in memory.
      const found = structuredClone(scanDoc({ file, source, text, markdown: config.markdown, post, given }))
      host.cache.set('scan', key, found)
      onNew?.(text.length)
      return found
    }
  } catch (error) {
    report(unreadableFile({ file: source, message: messageOf(error) }))
    return undefined
  }
}
