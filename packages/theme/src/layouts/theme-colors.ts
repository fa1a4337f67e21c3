/** Browser chrome in the colours of the page: the background tokens of both modes. */
export const themeColors = { light: '#ffffff', dark: '#11151b' } as const
