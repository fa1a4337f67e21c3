import { quote } from '../diagnostics/quote.ts'
import type { BlogConfig } from '../model/blog-config.ts'
import type { Problem } from './problem.ts'

/** What is wrong with blogs that are right one by one: equal routes. */
export function blogProblems(blogs: readonly Pick<BlogConfig, 'routeBasePath'>[]): Problem[] {
  return blogs.flatMap(({ routeBasePath }, index) => {
    if (!blogs.slice(0, index).some((other) => other.routeBasePath === routeBasePath)) return []
    const message = `Unexpected second blog with route ${quote(routeBasePath)}, expected another route`
    return [{ path: ['blog', index, 'routeBasePath'], message }]
  })
}
