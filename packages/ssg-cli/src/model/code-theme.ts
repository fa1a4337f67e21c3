/** The colors of code, in the form that editors and shiki have them. What else such a file says does nothing. */
export interface CodeTheme {
  /** `editor.foreground` and `editor.background` are those of a block. */
  readonly colors?: Readonly<Record<string, string>>
  readonly tokenColors: readonly {
    readonly scope?: string | readonly string[]
    readonly settings: { readonly foreground?: string; readonly fontStyle?: string }
  }[]
}
