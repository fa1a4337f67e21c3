import type { PluginPages } from '../../model/plugin-info.ts'
import type { Plugin } from '../../plugin.ts'

/** Say what of a plugin changes pages: bodies that it can't change stay as they are when it changes. */
export function pluginPages({
  prepare,
  remark,
  rehype,
  remarkRehype,
  code,
  directives,
  search,
}: Plugin): PluginPages | undefined {
  const lists = [remark, rehype, Object.keys(remarkRehype?.handlers ?? {}), code?.transformers, code?.languages]
  const pages: PluginPages = {
    all: prepare !== undefined || lists.some((list) => list !== undefined && list.length > 0),
    directives: Object.keys(directives ?? {}),
    fences: Object.keys(code?.fences ?? {}),
    search: search !== undefined,
  }
  const isNothing = !pages.all && !pages.search && pages.directives.length + pages.fences.length === 0
  return isNothing ? undefined : pages
}
