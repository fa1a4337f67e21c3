import { otherwise, partOf, same, type Rule } from './part.ts'

/** `themeConfig.colorMode`. */
export const colorMode: Rule = (value, at) =>
  partOf(value, at, {
    defaultMode: same('colorMode.default'),
    disableSwitch: same('colorMode.disableSwitch'),
    respectPrefersColorScheme: same('colorMode.respectSystem'),
    switchConfig: otherwise('the button has icons of its own'),
  })
