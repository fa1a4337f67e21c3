import mermaid from 'mermaid'
import { diagramColors } from './diagram-colors.ts'

let count = 0

/** Draw a diagram with Mermaid, in the colors that the page has now. Undefined if that fails. */
export async function drawInBrowser(code: string): Promise<SVGSVGElement | undefined> {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    themeVariables: diagramColors(getComputedStyle(document.documentElement)),
  })
  try {
    const { svg } = await mermaid.render(`mermaid-drawing-${count++}`, code)
    const drawn = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg')
    return drawn ? document.importNode(drawn, true) : undefined
  } catch (error) {
    // The build has looked at it: what is left is a fault of the browser or of Mermaid. The source stays.
    reportError(error)
    return undefined
  }
}
