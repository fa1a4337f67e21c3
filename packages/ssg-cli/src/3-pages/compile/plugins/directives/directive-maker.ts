import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast'
import type { Position } from 'unist'
import type { JsxElement } from '../../tree.ts'

/** A directive as its author wrote it: `:::name[label]{attributes}`, its children, `:::`. */
export interface DirectiveParts {
  readonly name: string
  readonly label: readonly PhrasingContent[]
  readonly attributes: Readonly<Record<string, string | null | undefined>>
  readonly children: readonly (BlockContent | DefinitionContent)[]
  readonly position: Position | undefined
}

/** Makes the element that shows a directive. */
export type DirectiveMaker = (parts: DirectiveParts) => JsxElement
