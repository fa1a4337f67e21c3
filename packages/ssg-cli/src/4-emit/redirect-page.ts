import { escapeAttribute } from '../text/html/escape.ts'
import { readableUrl } from '../text/urls/readable-url.ts'

/**
 * The HTML file of a redirect. It works without JavaScript and without a server's help; the address's
 * query and anchor are kept by its inline script, {@link redirectScript}, if scripts may run.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
export function redirectPage(input: {
  readonly to: string
  readonly canonical: string
  readonly script: string
}): string {
  const to = escapeAttribute(input.to)
  const shown = escapeAttribute(readableUrl(input.to))
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved to ${shown}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeAttribute(input.canonical)}">
<link rel="icon" href="data:,">
<script>${input.script}</script>
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body><p>This page has moved to <a href="${to}">${shown}</a>.</p></body>
</html>
`
}

/**
 * The script of all redirect pages, one text so that one hash allows it: go to the canonical link's path
 * with the query and anchor of the address asked for.
 */
export const redirectScript =
  "addEventListener('DOMContentLoaded',function(){var a=document.querySelector('a');var u=new URL(a.href);if(!u.search)u.search=location.search;if(!u.hash)u.hash=location.hash;location.replace(u)})"
