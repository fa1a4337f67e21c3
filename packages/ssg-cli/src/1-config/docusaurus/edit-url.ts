import { siteFile } from './site-file.ts'

/**
 * The URL below which the files of a folder are edited: Docusaurus puts the way from the site to the file behind `editUrl`.
 *
 *     editUrlOf('https://git.example.com/edit/main/website', '../docs')  // → 'https://git.example.com/edit/main/docs'
 */
export function editUrlOf(editUrl: string, folder: string, siteDir: string): string {
  const url = `${editUrl.replace(/\/+$/, '')}/${siteFile(folder, siteDir)}`
  return URL.canParse(url) ? new URL(url).href : url
}
