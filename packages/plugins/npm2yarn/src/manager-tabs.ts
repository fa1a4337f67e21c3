import type { Fence } from 'docs-build'
import type { Code } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { convertCommands } from './convert-commands.ts'
import { packageManagers, type PackageManager } from './package-managers.ts'

/** Tabs of the theme with a code block for each package manager. Those with the same group id show the same tab. */
export function managerTabs({ code, meta, node }: Fence, groupId?: string): MdxJsxFlowElement {
  const names = Object.keys(packageManagers) as PackageManager[]
  const items = names.map((name) =>
    component('TabItem', { value: name, label: packageManagers[name].label }, [
      { ...node, meta: withoutWord(meta), value: convertCommands(code, name) } satisfies Code,
    ]),
  )
  return component('Tabs', groupId === undefined ? {} : { groupId }, items)

  function component(
    tag: string,
    attributes: Readonly<Record<string, string>>,
    children: MdxJsxFlowElement['children'],
  ): MdxJsxFlowElement {
    return {
      type: 'mdxJsxFlowElement',
      name: tag,
      attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
      children,
      position: node.position,
    }
  }
}

/** Without it, the blocks would be made tabs again. A word in quotes is part of a title. */
function withoutWord(meta: string): string {
  return meta
    .replace(/("[^"]*"|'[^']*')|(?:^|\s+)npm2yarn(?=\s|$)/g, (_, quoted: string | undefined) => quoted ?? '')
    .trim()
}
