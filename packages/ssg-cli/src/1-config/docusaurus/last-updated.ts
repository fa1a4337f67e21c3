import { same, type Rules } from './part.ts'

/** Options of every content plugin about when a file was last changed. */
export function lastUpdated(place: string): Rules {
  return {
    showLastUpdateTime: same(`${place}.lastUpdated.date`),
    showLastUpdateAuthor: same(`${place}.lastUpdated.author`),
  }
}
