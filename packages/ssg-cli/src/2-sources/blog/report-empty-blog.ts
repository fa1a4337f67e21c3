import { noPosts } from '../../diagnostics/catalogue.ts'
import { locatePath } from '../../diagnostics/locate-path.ts'
import { quote } from '../../diagnostics/quote.ts'
import type { BlogConfig } from '../../model/blog-config.ts'
import { nearest } from '../../text/nearest.ts'
import { folderOf, joinFolder } from '../../text/urls/resolve-path.ts'
import { readText } from '../../text/text-of.ts'
import { reportConfig, type SiteScan } from '../scan/site-scan.ts'
import { otherLanguage } from '../translated-files.ts'

/** Report a folder without posts, once for all languages. */
export function reportEmptyBlog({ host, config, configSource: file, report }: SiteScan, folder: string): void {
  if (otherLanguage(folder, config) !== undefined) return
  const at = { path: ['blog'], string: folder }
  const position = host.files.stat(file)?.isFile ? locatePath(readText(host, file), at) : undefined
  report(noPosts({ file, position, folder }))
}

/** Report a changelog that is not there. */
export function reportLostChangelog(scan: SiteScan, changelog: string): void {
  if (otherLanguage(changelog, scan.config) !== undefined) return
  const usual = [folderOf(changelog), '', '..'].map((folder) => joinFolder(folder, 'CHANGELOG.md'))
  const [near] = nearest(
    changelog,
    usual.filter((path) => scan.host.files.stat(path)?.isFile),
  )
  const message = `Unexpected ${quote(changelog)}, expected a file that exists.${near === undefined ? '' : ` Did you mean ${quote(near)}?`}`
  const blog = scan.config.blog?.find((one) => one.changelog === changelog)
  reportConfig(scan, { path: pathOf(scan, blog, 'changelog'), message, at: { path: ['blog'], string: changelog } })
}

/** Report a file of authors, tags or the look of feeds that the config names and the folder of the blog does not hold. */
export function reportLostFile(
  scan: SiteScan,
  lost: {
    readonly blog: BlogConfig
    readonly key: 'tags' | 'authorsMapPath' | 'feedOptions.xslt'
    readonly name: string
  },
): void {
  const { blog, key, name } = lost
  // Docusaurus asks for no such file, but for the look of feeds.
  if (scan.config.siteConfig !== undefined && key !== 'feedOptions.xslt') return
  if (otherLanguage(blog.path, scan.config) !== undefined) return
  const message = `Unexpected ${quote(name)}, expected a file in the folder ${quote(blog.path)}`
  reportConfig(scan, { path: pathOf(scan, blog, key), message, at: { path: ['blog'], string: name } })
}

function pathOf({ config: { blog: all = [] } }: SiteScan, blog: BlogConfig | undefined, key: string): string {
  return all.length > 1 && blog !== undefined ? `blog[${all.indexOf(blog)}].${key}` : `blog.${key}`
}
