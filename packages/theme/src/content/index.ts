import type { ComponentType } from 'react'
import { Admonition } from './Admonition.tsx'
import { Anchor } from './Anchor.tsx'
import { APITable } from './APITable.tsx'
import { Button } from './Button.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { Details } from './Details.tsx'
import { DocCardList } from './DocCardList.tsx'
import { headings } from './headings.tsx'
import { Image } from './Image.tsx'
import { InlineCode } from './InlineCode.tsx'
import { TabItem } from './TabItem.tsx'
import { Tabs } from './Tabs.tsx'

/**
 * What authors may use in articles without import, and what renders the HTML elements that Markdown makes.
 * `CodeTabs` is not among them: the compiler makes `Tabs` of it.
 */
export const components: Readonly<Record<string, ComponentType<never>>> = {
  a: Anchor,
  code: InlineCode,
  details: Details,
  img: Image,
  ...headings,
  Admonition,
  APITable,
  Button,
  CodeBlock,
  Details,
  DocCardList,
  TabItem,
  Tabs,
}
