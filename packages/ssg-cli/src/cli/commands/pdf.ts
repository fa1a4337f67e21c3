import { paperNames } from '../../io/pdf/print-pdf.ts'
import type { Command } from '../command.ts'
import type { PdfFlags } from '../pdf/pdf-command.ts'
import { siteArgument, type SiteArgument } from './shared.ts'

/** `docs-build pdf` */
export const pdf: Command<SiteArgument, PdfFlags> = {
  name: 'pdf',
  summary: 'print a section of the built site, as a PDF',
  arguments: { site: siteArgument },
  options: {
    section: { usage: '--section <url>', summary: 'the category to print: /guide/' },
    out: { usage: '--out <file>', summary: 'the file to write (default: named by the section)' },
    outDir: { usage: '--out-dir <dir>', summary: 'folder of the built site (default: dist in the site folder)' },
    paper: {
      usage: '--paper <size>',
      summary: 'size of the paper, where no @page { size } of the site says another one',
      choices: paperNames,
      default: 'a4',
    },
  },
  notes: `The site must be built with print: 'sections'. It prints with an installed Chromium, Chrome or Edge, or with the
browser whose path is in DOCS_BUILD_BROWSER. Exit codes: 0 printed, 1 the browser failed, 2 no such section or no browser.`,
  examples: [
    'docs-build pdf --section /guide/',
    'docs-build pdf site --section /guide/ --out manual.pdf --paper letter',
  ],
  async run({ site, ...flags }, process) {
    const { pdfCommand } = await import('../pdf/pdf-command.ts')
    return pdfCommand(site, flags, process)
  },
}
