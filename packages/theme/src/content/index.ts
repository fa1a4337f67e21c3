import type { ComponentType } from 'react'
import { Admonition, admonitionIcon } from './admonition.tsx'
import { Anchor } from './anchor.tsx'
import { APITable } from './api-table.tsx'
import { Button } from './button.tsx'
import { CodeBlock } from './code-block.tsx'
import { Details } from './details.tsx'
import { DocCardList } from './doc-card-list.tsx'
import { Heading } from './heading.tsx'
import { headings } from './headings.tsx'
import { Image } from './image.tsx'
import { InlineCode } from './inline-code.tsx'
import { TabItem } from './tab-item.tsx'
import { Tabs } from './tabs.tsx'
import { ThemedImage } from './themed-image.tsx'
import { TocInline } from './toc-inline.tsx'

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
