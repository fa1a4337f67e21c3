import { leftOut, partOf, same, type Rule } from './part.ts'

/** `themeConfig.announcementBar`. */
export const announcementBar: Rule = (value, at) =>
  partOf(value, at, {
    id: same('announcementBar.id'),
    content: same('announcementBar.html'),
    isCloseable: same('announcementBar.closeable'),
    backgroundColor: leftOut('the bar has the colors of the theme'),
    textColor: leftOut('the bar has the colors of the theme'),
  })
