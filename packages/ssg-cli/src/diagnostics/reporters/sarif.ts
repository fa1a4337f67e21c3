import type { ArtifactLocation, Location, Log, ReportingDescriptor, Result } from 'sarif'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { diagnosticCodes, diagnosticTable, isOwnCode } from '../../model/diagnostic-table.ts'
import { advice, shown, shownFile } from './shown.ts'
import { fixLines } from './summary.ts'
import type { Report, ReportContext, ReportText } from '../report.ts'

/**
 * Report for code scanning: a SARIF 2.1.0 log on stdout. Its types follow the schema of the standard: a key
 * that it does not know, or of another type, does not compile.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarif(report: Report, context: ReportContext): ReportText {
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'docs-build', rules } },
        // Columns count UTF-16 code units, as JavaScript does.
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [top]: baseOf(context) },
        // The tool did its work, whatever it found.
        invocations: [{ executionSuccessful: true }],
        results: report.diagnostics.map((diagnostic) => resultOf(shown(diagnostic, context), context)),
      },
    ],
  }
  return { stdout: `${JSON.stringify(log, undefined, 2)}\n`, stderr: fixLines(report, context) }
}

/** Names the folder that all paths are relative to. Code scanning knows this name as the top of the repository. */
const top = '%SRCROOT%'

function baseOf({ folderUrl }: ReportContext): ArtifactLocation {
  return { ...(folderUrl !== undefined && { uri: folderUrl }), description: { text: 'The top of the repository.' } }
}

const rules: ReportingDescriptor[] = diagnosticCodes.map((code) => ({
  id: code,
  shortDescription: { text: diagnosticTable[code].when },
  help: { text: diagnosticTable[code].fix },
  defaultConfiguration: { level: diagnosticTable[code].severity },
}))

function resultOf(diagnostic: Diagnostic, context: ReportContext): Result {
  const { code, severity, message } = diagnostic
  // Code scanning takes no result without a position.
  const file = shownFile(diagnostic.file, context)
  return {
    ruleId: code,
    // What plugins find has no rule of ours.
    ...(isOwnCode(code) && { ruleIndex: diagnosticCodes.indexOf(code) }),
    level: severity,
    message: { text: [message, ...advice(diagnostic)].join('\n') },
    locations: [locationOf(file, diagnostic)],
  }
}

function locationOf(file: string, { line, column, endLine, endColumn }: Diagnostic): Location {
  const region = { startLine: line, startColumn: column, endLine, endColumn }
  return {
    physicalLocation: {
      artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: top },
      ...(line !== undefined && { region }),
    },
  }
}
