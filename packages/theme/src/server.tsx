import type { Theme } from 'docs-build/page'
import { ArticleContext, useArticle } from './content/article-context.tsx'
import { components } from './content/index.ts'
import { Document } from './layouts/document.tsx'
import { earlyActionsScript, inlineScripts, lostPartsScript } from './layouts/inline-scripts.ts'
import { wholePageScript } from './layouts/whole-page-script.ts'

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
  inlineScripts: (layout) => [...inlineScripts(layout), wholePageScript, earlyActionsScript, lostPartsScript],
}

export default theme
