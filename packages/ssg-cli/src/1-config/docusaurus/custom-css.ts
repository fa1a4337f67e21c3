import { joined, type Part, type Rule } from './part.ts'
import { packageNamed } from './extension.ts'
import { siteFile } from './site-file.ts'
import type { SiteFacts } from './site-facts.ts'

/** `customCss` of the theme: one stylesheet or several, by paths or as files of packages. */
export function customCss({ siteDir, exists }: SiteFacts): Rule {
  return (value, at) =>
    joined(
      (Array.isArray(value) ? value : [value]).map((path: unknown): Part => {
        if (typeof path !== 'string') return {}
        const file = siteFile(path, siteDir)
        const inPackage = /^[@\w]/.test(path) && !exists(file) ? `node_modules/${path}` : file
        if (exists(inPackage)) return { config: { theme: { css: [inPackage] } } }
        const isPackage = inPackage.includes('node_modules/')
        const words = isPackage ? `npm install ${packageNamed(`/${inPackage}`, 'plugin')}` : `"${file}" is not there`
        return { differences: [{ kind: isPackage ? 'install' : 'left-out', at, words }] }
      }),
    )
}
