/**
 * What browsers make of a feed of RSS or Atom that names it: a page which says what feeds are, with all titles.
 *
 * @param css URL of its stylesheet, from the feed
 * @see https://www.w3.org/TR/xslt-10/#section-Embedding-Stylesheets
 */
export function feedXsl(css: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom" exclude-result-prefixes="atom">
<xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat"/>
<xsl:template match="/">
<html>
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title><xsl:value-of select="rss/channel/title | atom:feed/atom:title"/></title>
<link rel="stylesheet" href="${css}"/>
</head>
<body>
<main>
<h1><xsl:value-of select="rss/channel/title | atom:feed/atom:title"/></h1>
<p><xsl:value-of select="rss/channel/description | atom:feed/atom:subtitle"/></p>
<p class="about">This is a feed. Subscribe to it by copying the address of this page into your feed reader.</p>
<xsl:apply-templates select="rss/channel/item | atom:feed/atom:entry"/>
</main>
</body>
</html>
</xsl:template>
<xsl:template match="item | atom:entry">
<article>
<h2><a href="{link | atom:link/@href}"><xsl:value-of select="title | atom:title"/></a></h2>
<p class="date"><xsl:value-of select="pubDate | atom:updated"/></p>
<p><xsl:value-of select="description | atom:summary"/></p>
</article>
</xsl:template>
</xsl:stylesheet>
`
}

/** Its stylesheet. */
export const feedCss = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
body { margin: 0 }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem }
h2 { margin: 2rem 0 0; font-size: 1.25rem }
.about { padding: 0.75rem 1rem; border: 1px solid; border-radius: 0.5rem }
.date { margin: 0.25rem 0; opacity: 0.75 }
`
