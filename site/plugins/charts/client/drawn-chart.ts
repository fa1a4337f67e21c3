import type { Properties } from './read-properties.ts'

/** A chart on the page. */
export interface DrawnChart {
  /** Add a value to each series, and let the oldest go. */
  feed(): void
  end(): void
}

/** Draws the properties of a component into an element. */
export type Draw = (host: HTMLElement, properties: Properties) => Promise<DrawnChart>

/** How many values a chart keeps that is fed. */
export const most = 12

/** What text and lines of a chart have in common with the page. */
export function pageColors(): { readonly text: string; readonly line: string; readonly isDark: boolean } {
  const style = getComputedStyle(document.documentElement)
  return {
    text: style.getPropertyValue('--color-text').trim(),
    line: style.getPropertyValue('--color-border').trim(),
    isDark: document.documentElement.dataset['theme'] === 'dark',
  }
}

/** Says whether the reader wants nothing to move by itself. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * The label after another one: of a time of day five minutes later, else the next number.
 *
 *     nextLabel('23:55', 4)  // → '00:00'
 */
export function nextLabel(last: unknown, count: number): string {
  const time = /^(\d\d):(\d\d)$/.exec(String(last))
  if (!time) return String(count + 1)
  const minutes = (Number(time[1]) * 60 + Number(time[2]) + 5) % 1440
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** A value near another one, as a sensor gives it. */
export function nextValue(last: unknown): number {
  return Math.round((Number(last) + (Math.random() - 0.5) * 4) * 10) / 10
}
