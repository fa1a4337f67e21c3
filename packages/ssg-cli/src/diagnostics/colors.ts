/** Colours of a terminal by what they are used for. */
export interface Colors {
  readonly error: (text: string) => string
  readonly warning: (text: string) => string
  readonly good: (text: string) => string
  readonly name: (text: string) => string
  readonly strong: (text: string) => string
  readonly quiet: (text: string) => string
}

/**
 * Colours for a terminal, or for a file none.
 *
 * @see https://en.wikipedia.org/wiki/ANSI_escape_code#Select_Graphic_Rendition_parameters
 */
export function colorsFor(color: boolean): Colors {
  const style = (open: number, close: number) => (text: string) =>
    color && text ? `\u001B[${open}m${text}\u001B[${close}m` : text
  return {
    error: style(31, 39),
    warning: style(33, 39),
    good: style(32, 39),
    name: style(36, 39),
    strong: style(1, 22),
    quiet: style(2, 22),
  }
}
