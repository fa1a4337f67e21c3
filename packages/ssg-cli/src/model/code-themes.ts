/**
 * The themes that color code unless a site chooses others. Of shiki's themes for GitHub's look, these have enough contrast for
 * small text on tinted lines too: on backgrounds of ours, which suit no theme that a site chooses.
 */
export const defaultCodeThemes = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } as const
