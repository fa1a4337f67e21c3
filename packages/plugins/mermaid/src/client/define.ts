import { MermaidDiagram } from './mermaid-diagram.ts'

customElements.define('mermaid-diagram', MermaidDiagram)
