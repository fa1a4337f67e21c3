import { quote } from '../diagnostics/quote.ts'
import type { BlogConfig } from '../model/blog-config.ts'
import type { Problem } from './problem.ts'

type Routes = Pick<BlogConfig, 'routeBasePath' | 'tagsBasePath' | 'archiveBasePath' | 'authorsBasePath'>

/** What is wrong with blogs whose keys are right one by one: equal routes. */
export function blogProblems(blogs: readonly Routes[]): Problem[] {
  return blogs.flatMap((blog, index) => [...sameParts(blog, index), ...sameRoutes(blogs, index)])
}

/** Lists of one blog at one URL: only one of them would be there. */
function sameParts(blog: Routes, index: number): Problem[] {
  const keys = ['tagsBasePath', 'archiveBasePath', 'authorsBasePath'] as const
  return keys.flatMap((key, at) => {
    const value = blog[key]
    const other = keys.slice(0, at).find((before) => blog[before] === value)
    if (other === undefined || value === null) return []
    const message = `Unexpected ${quote(value)} as "${key}", expected another name than "${other}" has`
    return [{ path: ['blog', index, key], message, string: value }]
  })
}

function sameRoutes(blogs: readonly Routes[], index: number): Problem[] {
  const route = blogs[index]?.routeBasePath
  if (route === undefined || !blogs.slice(0, index).some(({ routeBasePath }) => routeBasePath === route)) return []
  const message = `Unexpected second blog with route ${quote(route)}, expected another route`
  return [{ path: ['blog', index, 'routeBasePath'], message }]
}
