const tag = /<[a-zA-Z][^\s/>]*(?:\s+[^\s=>/]+(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?)+\s*\/?>/g
const scripts = /<(script|style|template)[\s>][\s\S]*?<\/\1>/g

/**
 * HTML of a post for readers that show it elsewhere: without scripts, and with absolute URLs.
 *
 *     withOrigin('<a href="/b">B</a>', 'https://docs.example.com')  // → '<a href="https://docs.example.com/b">B</a>'
 */
export function withOrigin(html: string, origin: string): string {
  return html.replace(scripts, '').replace(tag, (written) =>
    written
      .replace(/(\s(?:href|src|poster)=")\/(?!\/)/g, `$1${origin}/`)
      .replace(/(\ssrcset=")([^"]*)"/g, (_, start: string, set: string) => {
        return `${start}${set.replace(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`)}"`
      }),
  )
}
