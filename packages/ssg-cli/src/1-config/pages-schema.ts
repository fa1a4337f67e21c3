import { array } from './zod.ts'
import { flag, name, object, path, route, text } from './schema-parts.ts'

const globs = array(name, 'an array of glob patterns')
const somePages = ['**/*.{jsx,tsx,md,mdx}']
const noPages = ['**/_*', '**/_*/**', '**/*.test.*', '**/__tests__/**']
const address = text.regex(/^https?:\/\//, 'a URL that starts with "https://"')
const lastUpdated = object({ date: flag.default(false), author: flag.default(false) })

/** The keys of folders of pages that are no docs. */
export const pagesKeys = {
  pagesDir: path.default('pages'),
  pagesInclude: globs.default([...somePages]),
  pagesExclude: globs.default([...noPages]),
  pagesEditUrl: address.optional(),
  pagesEditLocalizedFiles: flag.optional(),
  pagesLastUpdated: lastUpdated.optional(),
  morePages: array(
    object({
      id: name.optional(),
      path,
      routeBasePath: route('tools').unwrap(),
      include: globs.default([...somePages]),
      exclude: globs.default([...noPages]),
      editUrl: address.optional(),
      editLocalizedFiles: flag.optional(),
      lastUpdated: lastUpdated.optional(),
    }),
    'an array of folders such as { path: "tools", routeBasePath: "tools" }',
  ).optional(),
}
