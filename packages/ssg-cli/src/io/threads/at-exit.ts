const left = new Set<() => void>()
let isListening = false

/**
 * Have work done when the process exits, such as to end a child that nobody else would end. Returns what takes it back,
 * to be called when it is done otherwise. What was begun last is ended first.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/process.html#event-exit
 */
export function atExit(work: () => void): () => void {
  if (!isListening) process.on('exit', () => [...left].reverse().forEach((run) => run()))
  isListening = true
  left.add(work)
  return () => void left.delete(work)
}
