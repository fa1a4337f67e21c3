import { counted } from '../../diagnostics/reporters/counted.ts'
import { visible } from '../../diagnostics/visible.ts'
import { readableUrl } from '../../text/urls/readable-url.ts'
import type { Profile } from '../../diagnostics/report.ts'
import type { PageTimes, Progress } from '../../host.ts'
import { stepTimer, type TimedStep } from '../report/step-timer.ts'
import { stepWords } from '../report/step-words.ts'

/** Pages in the table. */
const listed = 10

/** Gathers what a command's progress tells of times. */
export interface Profiler {
  readonly show: (progress: Progress) => void
  /** `shownPath` makes a path of the site one that the reader can open. */
  readonly result: (shownPath: (file: string) => string) => Profile
}

/** Start to gather. Of the pages only the slowest are kept. */
export function profiler(now?: () => number): Profiler {
  const steps: TimedStep[] = []
  let pages: readonly PageTimes[] = []
  const plugins = new Map<string, { ms: number; pages: number }>()
  const timer = stepTimer((step) => steps.push(step), now)
  return {
    show(progress) {
      timer.take(progress)
      for (const [plugin, ms] of Object.entries(progress.page?.plugins ?? {})) {
        const before = plugins.get(plugin) ?? { ms: 0, pages: 0 }
        plugins.set(plugin, { ms: before.ms + ms, pages: before.pages + 1 })
      }
      if (progress.page) pages = [...pages, progress.page].sort((a, b) => total(b) - total(a)).slice(0, listed)
    },
    result(shownPath) {
      timer.end()
      return {
        steps: steps.map(({ step, ms, done }) => ({
          step,
          ms: Math.round(ms),
          ...(done !== undefined && { count: done }),
        })),
        pages: pages.map((page) => ({
          route: page.route,
          source: page.source === undefined ? undefined : shownPath(page.source),
          compileMs: rounded(page.times['compile']),
          linkMs: rounded(page.times['link']),
          renderMs: rounded(page.times['render']),
        })),
        ...(plugins.size > 0 && { plugins: costs(plugins) }),
      }
    },
  }
}

function costs(plugins: ReadonlyMap<string, { readonly ms: number; readonly pages: number }>): Profile['plugins'] {
  return [...plugins]
    .sort(([, a], [, b]) => b.ms - a.ms)
    .map(([plugin, { ms, pages }]) => ({ plugin, ms: rounded(ms), msPerPage: Math.round((ms / pages) * 1000) / 1000 }))
}

/**
 * Tables for people: what each step took, the slowest pages, and what plugins took of all pages.
 *
 *     Step          Time
 *     Making pages  4.6 s  1,000 pages
 */
export function profileText({ steps, pages, plugins = [] }: Profile): string {
  const stepRows = steps.map(({ step, ms, count }) => {
    const { doing, noun = step } = stepWords(step)
    return [doing, `${(ms / 1000).toFixed(2)} s`, count === undefined ? '' : counted(count, noun)]
  })
  const pageRows = pages.map(({ route, source, compileMs, linkMs, renderMs }) => [
    visible(readableUrl(route)),
    ...[compileMs + linkMs + renderMs, compileMs, linkMs, renderMs].map((ms) => `${ms.toFixed(1)} ms`),
    visible(source ?? ''),
  ])
  const slowest = ['Slowest pages', 'total', 'compile', 'link', 'render', '']
  const pluginRows = plugins.map(({ plugin, ms, msPerPage }) => [
    visible(plugin),
    `${(ms / 1000).toFixed(2)} s`,
    `${msPerPage.toFixed(2)} ms`,
    '',
  ])
  return [
    [['Step', 'time', ''], ...stepRows],
    ...(pages.length > 0 ? [[slowest, ...pageRows]] : []),
    ...(plugins.length > 0 ? [[['Plugins', 'time', 'a page', ''], ...pluginRows]] : []),
  ]
    .map((rows) => `${table(rows)}\n`)
    .join('')
}

/** Columns of equal width: the first and the last to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 || column === row.length - 1
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\n`
}

function total({ times }: PageTimes): number {
  return Object.values(times).reduce((sum, ms) => sum + ms, 0)
}

function rounded(ms = 0): number {
  return Math.round(ms * 10) / 10
}
