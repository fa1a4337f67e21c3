import type { Fence } from 'docs-build'
import type { Code } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { convertCommands } from './convert-commands.ts'
import { packageManagers, type PackageManager } from './package-managers.ts'

/** What makes a tab of commands of npm: a package manager, or a name and what writes the commands for it. */
export type Converter = PackageManager | readonly [name: string, convert: (npm: string) => string]

/** Tabs of the theme with a code block for npm and for each converter. Those with the same group id show the same tab. */
export function managerTabs(
  { code, meta, node }: Fence,
  converters: readonly Converter[],
  groupId?: string,
): MdxJsxFlowElement {
  const items = (['npm', ...converters] as const).map((converter) => {
    const [name, label, value] =
      typeof converter === 'string'
        ? [converter, packageManagers[converter].label, convertCommands(code, converter)]
        : [converter[0], converter[0], String(converter[1](code))]
    return component('TabItem', { value: name, label }, [{ ...node, meta: withoutWord(meta), value } satisfies Code])
  })
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
