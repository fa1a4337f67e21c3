/** The theme that comes with the generator. What a check may know without rendering is known of this theme only. */
export const defaultTheme = '@docs-build/theme'
