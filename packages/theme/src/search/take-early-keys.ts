declare global {
  /** Set by the inline script: ends it, and gives what was typed after the shortcut of the search. */
  var docsBuildKeys: (() => string | undefined) | undefined
}

/** The text that a reader typed into a search that was not there yet. Undefined when none was asked for. */
export function takeEarlyKeys(): string | undefined {
  return globalThis.docsBuildKeys?.()
}
