const finals = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** The printable ASCII that is left but for the quote and the backslash, which JSON writes in two characters. */
const more = ` !#$%&'()*+,-./:;<=>?@[]^_\`{|}~`

const values = new Uint8Array(128)
for (let index = 0; index < finals.length; index++) values[finals.charCodeAt(index)] = index
for (let index = 0; index < more.length; index++) values[more.charCodeAt(index)] = 64 + index

/**
 * A whole number as printable text that knows its end: one character up to 61, two up to 1,983.
 *
 *     numberText(7)   // → '7'
 *     numberText(62)  // → ' 0'
 *
 * Lists of such numbers stand in JSON as they are, and hosts compress JSON, which many do not do with binary files.
 */
export function numberText(value: number): string {
  let text = finals.charAt(value % finals.length)
  for (let rest = Math.floor(value / finals.length); rest > 0; rest = Math.floor((rest - 1) / more.length))
    text = more.charAt((rest - 1) % more.length) + text
  return text
}

/** Reads what {@link numberText} wrote, number by number. */
export class NumberReader {
  constructor(
    private readonly text: string,
    private at = 0,
  ) {}

  /** Where the next number begins. */
  get position(): number {
    return this.at
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  next(): number {
    const { text } = this
    let high = 0
    while (this.at < text.length) {
      const value = values[text.charCodeAt(this.at++)] ?? 0
      if (value < 64) return high * finals.length + value
      high = high * more.length + value - 63
    }
    return high * finals.length
  }
}
