import type { Root } from 'hast'
import rehypeReact, { type Options } from 'rehype-react'
import type { ReactElement } from 'react'
import { unified } from 'unified'

/** Turn a tree into a React element. The door of rehype-react. */
export function treeToReact(tree: Root, options: Options): ReactElement {
  // What `jsx` of React returns is a React element.
  return unified().use(rehypeReact, options).stringify(tree) as unknown as ReactElement
}
