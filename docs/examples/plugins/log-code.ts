import { definePlugin } from 'docs-build'

/** Brings a language, and marks lines of it that tell of an alarm. */
export default definePlugin({
  name: 'log-code',
  code: {
    languages: [
      {
        name: 'pump-log',
        scopeName: 'source.pump-log',
        repository: {},
        patterns: [{ match: '^\\d{2}:\\d{2}', name: 'constant.numeric' }],
      },
    ],
    transformers: [
      {
        name: 'alarms',
        line(node, line) {
          const text = this.source.split('\n')[line - 1] ?? ''
          if (this.options.lang === 'pump-log' && text.includes('ALARM')) this.addClassToHast(node, 'alarm')
        },
      },
    ],
  },
})
