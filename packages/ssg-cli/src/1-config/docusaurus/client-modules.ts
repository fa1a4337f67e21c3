import { joined, leftOut, type Part, type Rule } from './part.ts'
import { siteFile } from './site-file.ts'
import type { SiteFacts } from './site-facts.ts'

/** `clientModules`: stylesheets, and code that runs on every page. */
export function clientModules({ siteDir, exists }: SiteFacts): Rule {
  return (value, at) =>
    joined(
      (Array.isArray(value) ? value : []).map((each: unknown, index): Part => {
        const file = siteFile(String(each), siteDir)
        if (!exists(file)) return leftOut(`"${file}" is not there`)(each, `${at}[${index}]`)
        if (/\.(?:css|scss|sass|less)$/.test(file)) return { config: { theme: { css: [file] } } }
        return { config: { everyPage: { client: [file] } } }
      }),
    )
}
