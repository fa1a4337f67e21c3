/**
 * The address of the player for a video of YouTube or Vimeo, in its form that keeps no cookies. Undefined for files.
 *
 *     videoEmbed('https://youtu.be/M7lc1UVf-VE?t=30')  // → 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1&start=30'
 *
 * @see https://support.google.com/youtube/answer/171780
 * @see https://developer.vimeo.com/player/sdk/embed
 */
export function videoEmbed(src: string): string | undefined {
  if (!/^https?:/i.test(src) || !URL.canParse(src)) return undefined
  const { hostname, pathname, searchParams } = new URL(src)
  const host = hostname.replace(/^(?:www|m|player)\./, '')
  const last = pathname.split('/').findLast((name) => name !== '') ?? ''
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be') {
    const id = searchParams.get('v') ?? last
    const start = /^\d+/.exec(searchParams.get('t') ?? searchParams.get('start') ?? '')?.[0]
    if (!/^[\w-]{6,}$/.test(id)) return undefined
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start === undefined ? '' : `&start=${start}`}`
  }
  if (host === 'vimeo.com' && /^\d+$/.test(last)) return `https://player.vimeo.com/video/${last}?dnt=1&autoplay=1`
  return undefined
}
