/** What a step of a command is called while it runs, and what it counts. */
export interface StepWords {
  readonly doing: string
  readonly noun?: string
}

const known: Readonly<Record<string, StepWords>> = {
  config: { doing: 'Reading the config' },
  sources: { doing: 'Loading what plugins make' },
  scan: { doing: 'Scanning', noun: 'doc' },
  bundle: { doing: 'Bundling' },
  pages: { doing: 'Making pages', noun: 'page' },
  check: { doing: 'Checking pages', noun: 'page' },
  external: { doing: 'Checking external links', noun: 'link' },
  emit: { doing: 'Writing', noun: 'file' },
}

/** The words for a step. A step without words is called by its name. */
export function stepWords(step: string): StepWords {
  return known[step] ?? { doing: step }
}
