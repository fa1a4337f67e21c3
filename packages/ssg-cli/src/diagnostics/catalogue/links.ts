import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import { nearest } from '../../text/nearest.ts'
import { diagnostic } from './diagnostic.ts'
import { quote, quoteUrl } from '../quote.ts'
import { readableUrl } from '../../text/urls/readable-url.ts'

/** A link to a page or file of this site that is not in the output. `context` says where in the layout: `navbar`. */
export function brokenLink(link: {
  readonly file: string
  readonly position?: Position
  /** What made the link, when nobody wrote it as such. */
  readonly around?: Position
  readonly url: string
  readonly route?: string
  readonly suggestion?: string
  readonly context?: string
}): Diagnostic {
  const { context, ...details } = link
  const where = context ? ` in the ${context}` : ''
  const message = `Unexpected link ${quote(link.url)}${where}, expected the URL of a page or file of this site`
  return diagnostic('broken-link', { ...details, message })
}

/** A link of a site of Docusaurus that differs from the URL of a page in upper and lower case alone, and was corrected. */
export function linkInOtherCase(link: Parameters<typeof brokenLink>[0]): Diagnostic {
  const hint =
    'Hosts keep upper and lower case apart, the router of Docusaurus does not: the page is published with this link corrected.'
  return { ...brokenLink(link), severity: 'warning', isMild: true, hint }
}

/** A link to a page of Docusaurus' debug plugin, which nobody needs here. */
export function debugLink(broken: Diagnostic): Diagnostic {
  return { ...broken, severity: 'warning', isMild: true, hint: 'Pages of the debug plugin of Docusaurus are left out.' }
}

/** What is wrong with an `<a>` of a site of Docusaurus, which that does not check: readers get it, the build goes on. */
export function mildLink(broken: Diagnostic): Diagnostic {
  const hint =
    'Docusaurus checks <Link to> without a target and never <a href>: its build says nothing of this one, and readers follow it.'
  return { ...broken, severity: 'warning', isMild: true, hint }
}

/** What is wrong with a link of a site of Docusaurus that the page does not hold as it is published, which that does not check. */
export function hiddenLink(broken: Diagnostic): Diagnostic {
  const hint =
    'No page shows this link as it is published, because a component holds it back: the build of Docusaurus says nothing of it.'
  return { ...broken, severity: 'warning', isMild: true, hint }
}

/** A link whose page exists and whose `#id` does not. `target` is the route of that page. */
export function brokenAnchor(link: {
  readonly file: string
  readonly position?: Position
  /** What made the link, when nobody wrote it as such. */
  readonly around?: Position
  readonly url: string
  /** With or without `#`. */
  readonly anchor: string
  readonly target: string
  readonly route?: string
  readonly suggestion?: string
}): Diagnostic {
  const { anchor, ...details } = link
  const { target } = link
  const hash = `#${anchor.replace(/^#/, '')}`
  const message = `Unexpected anchor ${quoteUrl(hash)} in link ${quote(link.url)}, expected an id of page ${quoteUrl(target)}`
  return diagnostic('broken-anchor', { ...details, message })
}

/** A relative link to a `.md` or `.mdx` file that is no doc. */
export function brokenMarkdownLink(link: {
  readonly file: string
  readonly position: Position
  readonly url: string
  readonly suggestion?: string
}): Diagnostic {
  const message = `Unexpected link ${quote(link.url)}, expected the path of a Markdown file`
  return diagnostic('broken-markdown-link', { ...link, message })
}

/** An image or other asset that does not exist. */
export function brokenImage(link: {
  readonly file: string
  readonly position?: Position
  readonly url: string
  readonly route?: string
  readonly suggestion?: string
  /** Where in the layout: `navbar`. */
  readonly context?: string
}): Diagnostic {
  const { context, ...details } = link
  const [where, expected] = context
    ? [` in the ${context}`, 'a file in a static folder']
    : ['', 'a file beside this one or in a static folder']
  const message = `Unexpected URL ${quote(link.url)}${where}, expected ${expected}`
  return diagnostic('broken-image', { ...details, message })
}

/** A picture of the site that code asks for without the base URL. */
export function astrayPicture(picture: {
  readonly file: string
  readonly url: string
  /** Where it is. */
  readonly based: string
  readonly route: string
  /** Whether the URL stands in the file for this picture, if it does at all. */
  readonly isLocated: boolean
}): Diagnostic {
  const { based, url, isLocated, ...details } = picture
  return diagnostic('broken-image', {
    ...details,
    ...(isLocated && { url }),
    message: `Unexpected URL ${quote(url)} without the base URL, expected ${quote(based)}`,
    hint: 'Code gets the URL of a file by importing it, or by `useBaseUrl`.',
  })
}

/** A file that an element loads and that does not exist; `tag` is the element. */
export function brokenFile(link: {
  readonly file: string
  readonly position: Position
  readonly url: string
  readonly route?: string
  readonly tag: string
}): Diagnostic {
  const { tag, ...details } = link
  const what = loadedBy[tag] ?? 'an embedded file'
  const expected = tag === 'iframe' ? 'a page, or a file' : 'a file'
  const message = `Unexpected URL ${quote(link.url)} of ${what}, expected ${expected} beside this one or in a static folder`
  return diagnostic('broken-file', { ...details, message })
}

/** What elements load, where that is not what they are called. */
const loadedBy: Readonly<Record<string, string>> = {
  script: 'a script',
  link: 'a stylesheet or the like',
  video: 'a video',
  audio: 'a sound',
  source: 'a video or sound',
  track: 'a text track',
  iframe: 'a frame',
}

/** What is wrong with a picture or file of an element in a site of Docusaurus, which looks for those of Markdown only. */
export function mildImage(broken: Diagnostic): Diagnostic {
  const hint =
    'Docusaurus looks for pictures of Markdown only: its build says nothing of this one, and readers miss it.'
  return { ...broken, severity: 'warning', isMild: true, hint }
}

/** A reference to a link or footnote that the file does not define, or a footnote that nothing refers to. */
export function lostReference(lost: {
  readonly file: string
  readonly position: Position
  readonly label: string
  readonly of: 'link' | 'footnote' | 'unused footnote'
  readonly available?: readonly string[]
}): Diagnostic {
  const { file, position, label, of, available = [] } = lost
  if (of === 'unused footnote')
    return diagnostic('lost-reference', {
      file,
      position,
      message: `Unexpected footnote ${quote(label)} that nothing refers to, expected "[^${label}]" in the text; no reader sees it`,
    })
  const [written, line] = of === 'link' ? [`[${label}]`, `[${label}]: URL`] : [`[^${label}]`, `[^${label}]: Text`]
  return diagnostic('lost-reference', {
    file,
    position,
    message: `Unexpected reference ${quote(written)}, expected a line ${quote(line)} in this file; readers see it as it is written`,
    hint: 'For plain brackets write "\\[".',
    suggestion: nearest(label, available)[0],
  })
}

/** A redirect that leads nowhere, in a circle, or away from a page that exists. */
export function invalidRedirect(redirect: {
  readonly file: string
  readonly from: string
  readonly to: string
  readonly message: string
  readonly hint?: string
  readonly position?: Position
  readonly suggestion?: string
}): Diagnostic {
  const { file, from, to, hint, position, suggestion } = redirect
  const message = `Redirect from ${quoteUrl(from)} to ${quoteUrl(to)}: ${redirect.message}`
  return diagnostic('invalid-redirect', { file, position, message, hint, url: to, suggestion })
}

/** A URL outside of this site that leads to no page. `reason` is what came instead: `status 404`. */
export function brokenExternalLink(link: {
  readonly file: string
  readonly position?: Position
  readonly url: string
  readonly reason: string
  readonly route?: string
  /** Where the URL is now, when the server says so. */
  readonly suggestion?: string
}): Diagnostic {
  const { reason, ...details } = link
  const message = `External link ${quote(link.url)} is broken: ${reason}`
  return diagnostic('broken-external-link', { ...details, message })
}

/** No network at all: nothing is known of external links. */
export function noNetwork({ count }: { readonly count: number }): Diagnostic {
  return diagnostic('broken-external-link', {
    message: `There is no network: ${count} external ${count === 1 ? 'link was' : 'links were'} not checked`,
    hint: 'Check the connection, and the proxy in the environment variable HTTPS_PROXY.',
  })
}

/** A URL that `routes.lock` lists and that leads nowhere. `to` is where a redirect from it should lead. */
export function removedRoute(removed: {
  readonly file: string
  readonly position: Position
  readonly route: string
  readonly to?: string
}): Diagnostic {
  const { file, position, route, to } = removed
  const line = `{ from: '${readableUrl(route)}', to: '${readableUrl(to ?? '/…')}' },`
  return diagnostic('removed-route', {
    file,
    position,
    url: route,
    message: `${quoteUrl(route)} is in routes.lock but no page or redirect has it`,
    hint: `Add to "redirects" in the config: ${line}`,
    suggestion: to,
  })
}

/** An anchor that `routes.lock` lists and that its page does not have. */
export function removedAnchor(removed: {
  readonly file: string
  readonly position: Position
  readonly route: string
  readonly anchor: string
  readonly suggestion?: string
}): Diagnostic {
  const { file, position, route, anchor, suggestion } = removed
  return diagnostic('removed-anchor', {
    file,
    position,
    url: `${route}#${anchor}`,
    message: `${quoteUrl(`${route}#${anchor}`)} is in routes.lock but the page has no id ${quote(anchor)}`,
    hint: `Give the heading its old id: "## Heading {#${anchor}}".`,
    suggestion,
  })
}
