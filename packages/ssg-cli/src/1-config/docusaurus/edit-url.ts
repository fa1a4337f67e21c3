import { joined, leftOut, same, type Rule } from './part.ts'
import { siteFile } from './site-file.ts'

const place = 'docs-build-path'

/**
 * The rule of `editUrl`, whose value becomes that of a key of ours. A function is asked for each file; and here for one that
 * is not there: what it puts in front of the path is the address of the folder. Functions may know none.
 */
export function editUrlRule(key: string, folder: string, siteDir: string): Rule {
  return (value, at) => {
    if (typeof value === 'string') return same(key)(editUrlOf(value, folder, siteDir), at)
    if (typeof value !== 'function') return leftOut('an edit link is an address, or a function')(value, at)
    const url = asked(value as (given: object) => unknown, folder)
    const functions = { config: { asked: { editUrls: { [folder]: value } } } }
    return url === undefined ? functions : joined([functions, same(key)(url, at)])
  }
}

function asked(editUrl: (given: object) => unknown, folder: string): string | undefined {
  try {
    const given = {
      locale: 'en',
      version: 'current',
      permalink: `/${place}`,
      docPath: place,
      blogPath: place,
      pagesPath: place,
    }
    const url = editUrl({ ...given, versionDocsDirPath: folder, blogDirPath: folder, pagesDirPath: folder })
    if (typeof url !== 'string' || !url.endsWith(`/${place}`) || !URL.canParse(url)) return undefined
    return new URL(url).href.slice(0, -place.length - 1)
  } catch {
    // It asks for something that only files which are there have.
    return undefined
  }
}

/**
 * The URL below which the files of a folder are edited: Docusaurus puts the way from the site to the file behind `editUrl`.
 *
 *     editUrlOf('https://git.example.com/edit/main/website', '../docs')  // → 'https://git.example.com/edit/main/docs'
 */
export function editUrlOf(editUrl: string, folder: string, siteDir: string): string {
  const url = `${editUrl.replace(/\/+$/, '')}/${siteFile(folder, siteDir)}`
  return URL.canParse(url) ? new URL(url).href : url
}
