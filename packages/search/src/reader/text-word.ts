/** A word of a text: what stands between spaces and signs, or some neighbouring characters in a script without spaces. */
export interface TextWord {
  /** The whole word, folded. */
  readonly term: string
  /** Where it stands in the text. */
  readonly start: number
  readonly end: number
  /** Folded parts of a name, in order; none for a plain word. */
  readonly parts: readonly string[]
  /** Lengths of the parts in the text. */
  readonly lengths: readonly number[]
  /** True when only a sign such as a dot or a hyphen stands between this word and the one before. */
  readonly joined: boolean
  /** The run whose characters these are, in a script without spaces. */
  readonly run?: TextRun
  /** What is left at the end of a run: fewer characters than its words have. */
  readonly isEnd?: boolean
}

/** Text of a script without spaces, up to the next space or sign. */
export interface TextRun {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Folded characters with their marks, and where each begins in the text around the run. */
  readonly characters: readonly string[]
  readonly starts: readonly number[]
  /** How many of them are a word. */
  readonly size: number
}

/** How a word of letters is read. */
export type PlainWord = (word: string, start: number, joined: boolean) => TextWord
