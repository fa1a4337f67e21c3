import { basename, join } from 'node:path'
import { isObject } from '../../text/is-object.ts'
import { relativePath } from '../files/within.ts'

/** Collects files of which the system says something, whatever it is. */
export interface TouchedPaths {
  /** Take what chokidar passes on from the system: the name of a file, and where it was watched. */
  note(name: unknown, place: unknown): void
  stop(): void
}

/** Milliseconds after which all is known that is told in the usual way. Then there is nothing more to find. */
const longAfter = 300

/**
 * Tell of touched files when no more come, by their paths relative to the site. Chokidar takes a change that leaves the time
 * of a file for none once the file was read since: copies that keep times are seen here only.
 *
 * @see https://github.com/paulmillr/chokidar#methods--events
 */
export function touchedPaths(siteDir: string, onTouched: (paths: readonly string[]) => void): TouchedPaths {
  const touched = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    note(name, place) {
      if (typeof name !== 'string' || !isObject(place) || typeof place.watchedPath !== 'string') return
      const { watchedPath } = place
      // A file is watched by itself and by its folder.
      touched.add(relativePath(siteDir, basename(watchedPath) === name ? watchedPath : join(watchedPath, name)))
      clearTimeout(timer)
      timer = setTimeout(() => {
        onTouched([...touched])
        touched.clear()
      }, longAfter).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
