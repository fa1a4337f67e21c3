import { noPosts } from '../../diagnostics/catalogue.ts'
import { locatePath } from '../../diagnostics/locate-path.ts'
import { quote } from '../../diagnostics/quote.ts'
import { nearest } from '../../text/nearest.ts'
import { folderOf, joinFolder } from '../../text/resolve-path.ts'
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
  const index = (scan.config.blog ?? []).findIndex((blog) => blog.changelog === changelog)
  const key = (scan.config.blog ?? []).length > 1 ? `blog[${index}].changelog` : 'blog.changelog'
  reportConfig(scan, { path: key, message, at: { path: ['blog'], string: changelog } })
}
