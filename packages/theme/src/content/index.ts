import type { ComponentType } from 'react'
import { Admonition, admonitionIcon } from './Admonition.tsx'
import { Anchor } from './Anchor.tsx'
import { APITable } from './APITable.tsx'
import { Button } from './Button.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { Details } from './Details.tsx'
import { DocCardList } from './DocCardList.tsx'
import { Heading } from './Heading.tsx'
import { headings } from './headings.tsx'
import { Image } from './Image.tsx'
import { InlineCode } from './InlineCode.tsx'
import { TabItem } from './TabItem.tsx'
import { Tabs } from './Tabs.tsx'
import { ThemedImage } from './ThemedImage.tsx'
import { TocInline } from './TocInline.tsx'

/**
 * What authors may use in articles, by the name under which they import it from `@theme/…`, and what renders the HTML
 * elements that Markdown makes. `CodeTabs` is not among them: the compiler makes `Tabs` of it.
 */
export const components: Readonly<Record<string, ComponentType<never>>> = {
  a: Anchor,
  code: InlineCode,
  details: Details,
  img: Image,
  ...headings,
  Admonition,
  'Admonition/Icon/Danger': admonitionIcon('danger'),
  'Admonition/Icon/Info': admonitionIcon('info'),
  'Admonition/Icon/Note': admonitionIcon('note'),
  'Admonition/Icon/Tip': admonitionIcon('tip'),
  'Admonition/Icon/Warning': admonitionIcon('warning'),
  APITable,
  Button,
  CodeBlock,
  Details,
  DocCardList,
  Heading,
  TabItem,
  Tabs,
  ThemedImage,
  TOCInline: TocInline,
}
