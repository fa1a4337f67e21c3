import { definePlugin } from 'docs-build'
import type { Table } from 'mdast'

/** A fence of `csv` becomes a table. */
export default definePlugin({
  name: 'csv',
  code: {
    fences: {
      csv({ code, line }, file): Table | undefined {
        const rows = code
          .trim()
          .split('\n')
          .map((row) => row.split(','))
        if (rows.some((row) => row.length !== rows[0]?.length)) {
          file.message('Unexpected number of values in a row', { line, column: 1 })
          return undefined
        }
        return {
          type: 'table',
          children: rows.map((row) => ({
            type: 'tableRow',
            children: row.map((value) => ({ type: 'tableCell', children: [{ type: 'text', value: value.trim() }] })),
          })),
        }
      },
    },
  },
})
