import { isObject } from '../../text/is-object.ts'
import { granted, joined, partOf, same, type Rule } from './part.ts'

/** `themeConfig.announcementBar`. Of its two colors, one that is not given is black or white, as there. */
export const announcementBar: Rule = (value, at) => {
  const { backgroundColor, textColor } = isObject(value) ? value : {}
  const isColored = backgroundColor !== undefined || textColor !== undefined
  const colors = { background: backgroundColor ?? '#fff', color: textColor ?? '#000' }
  return joined([
    partOf(value, at, {
      id: same('announcementBar.id'),
      // A blank one is a bar without text, or an occasion for a component of the site.
      content: (content, place) =>
        same('announcementBar.html')(String(content).trim() === '' ? '<span></span>' : content, place),
      isCloseable: same('announcementBar.closeable'),
      backgroundColor: granted,
      textColor: granted,
    }),
    isColored ? { config: { announcementBar: colors } } : {},
  ])
}
