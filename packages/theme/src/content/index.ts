import type { ComponentType } from 'react'
import { Admonition, admonitionIcon } from './admonition.tsx'
import { Anchor } from './anchor.tsx'
import { APITable } from './api-table.tsx'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Cards } from './cards.tsx'
import { CodeBlock } from './code-block.tsx'
import { Column } from './column.tsx'
import { Columns } from './columns.tsx'
import { Details } from './details.tsx'
import { DocCardList } from './doc-card-list.tsx'
import { FileTree } from './file-tree.tsx'
import { Heading } from './heading.tsx'
import { headings } from './headings.tsx'
import { Hero } from './hero.tsx'
import { Image } from './image.tsx'
import { InlineCode } from './inline-code.tsx'
import { Kbd } from './kbd.tsx'
import { LinkCard } from './link-card.tsx'
import { Screenshot } from './screenshot.tsx'
import { Steps } from './steps.tsx'
import { TabItem } from './tab-item.tsx'
import { Tabs } from './tabs.tsx'
import { ThemedImage } from './themed-image.tsx'
import { TocInline } from './toc-inline.tsx'
import { Video } from './video.tsx'

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
  Badge,
  Button,
  Cards,
  CodeBlock,
  Column,
  Columns,
  Details,
  DocCardList,
  FileTree,
  Heading,
  Hero,
  Kbd,
  LinkCard,
  Screenshot,
  Steps,
  TabItem,
  Tabs,
  ThemedImage,
  TOCInline: TocInline,
  Video,
}
