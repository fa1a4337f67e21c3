import type { Theme } from 'docs-build/page'
import { ArticleContext, useArticle } from './content/ArticleContext.tsx'
import { components } from './content/index.ts'
import { Document } from './layouts/Document.tsx'
import { inlineScripts } from './layouts/inlineScripts.ts'
import { pageData } from './layouts/pageData.ts'
import { wholePageScript } from './layouts/wholePageScript.ts'

/**
 * The default theme of docs-build, as the generator renders it.
 *
 * A site replaces a part by the name of its file (`theme.components: {Footer: './components/Footer.tsx'}`); the
 * replacement exports the same names. Colours, sizes and widths are the custom properties in styles/tokens.css.
 */
const theme: Theme = {
  components,
  Document,
  ArticleContext,
  useArticle,
  pageData,
  inlineScripts: (shell) => [...inlineScripts(shell), wholePageScript],
}

export default theme
