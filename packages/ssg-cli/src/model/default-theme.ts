/** The theme that comes with the generator, ready-made: its own code needs no check. */
export const defaultTheme = '@docs-build/theme'
