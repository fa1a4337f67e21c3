import type { ThemeManifest } from 'docs-build/page'
import { createElement, type ComponentProps, type JSX } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, expectTypeOf, test } from 'vitest'
import { directiveMakers } from '../../ssg-cli/src/3-pages/compile/plugins/directives/makers.ts'
import manifestJson from '../theme.json' with { type: 'json' }
import { Admonition, type admonitionIcon } from './content/admonition.tsx'
import type { APITable } from './content/api-table.tsx'
import type { Badge } from './content/badge.tsx'
import type { Cards } from './content/cards.tsx'
import type { Column } from './content/column.tsx'
import type { Columns } from './content/columns.tsx'
import type { FileTree } from './content/file-tree.tsx'
import type { Hero } from './content/hero.tsx'
import type { Kbd } from './content/kbd.tsx'
import type { LinkCard } from './content/link-card.tsx'
import type { Screenshot } from './content/screenshot.tsx'
import type { Steps } from './content/steps.tsx'
import type { Video } from './content/video.tsx'
import type { Button } from './content/button.tsx'
import type { CodeBlock } from './content/code-block.tsx'
import type { Details } from './content/details.tsx'
import type { DocCardList } from './content/doc-card-list.tsx'
import type { Heading } from './content/heading.tsx'
import type { TabItem } from './content/tab-item.tsx'
import type { Tabs } from './content/tabs.tsx'
import type { ThemedImage } from './content/themed-image.tsx'
import type { TocInline } from './content/toc-inline.tsx'

// The types hold what the compiler of TypeScript knows of the components against the table: `npm run types` tells.

type Icon = ComponentProps<ReturnType<typeof admonitionIcon>>

/** What each component takes. */
interface Props {
  readonly Admonition: ComponentProps<typeof Admonition>
  readonly 'Admonition/Icon/Danger': Icon
  readonly 'Admonition/Icon/Info': Icon
  readonly 'Admonition/Icon/Note': Icon
  readonly 'Admonition/Icon/Tip': Icon
  readonly 'Admonition/Icon/Warning': Icon
  readonly APITable: ComponentProps<typeof APITable>
  readonly Badge: ComponentProps<typeof Badge>
  readonly Cards: ComponentProps<typeof Cards>
  readonly Column: ComponentProps<typeof Column>
  readonly Columns: ComponentProps<typeof Columns>
  readonly FileTree: ComponentProps<typeof FileTree>
  readonly Hero: ComponentProps<typeof Hero>
  readonly Kbd: ComponentProps<typeof Kbd>
  readonly LinkCard: ComponentProps<typeof LinkCard>
  readonly Screenshot: ComponentProps<typeof Screenshot>
  readonly Steps: ComponentProps<typeof Steps>
  readonly Video: ComponentProps<typeof Video>
  readonly Button: ComponentProps<typeof Button>
  readonly CodeBlock: ComponentProps<typeof CodeBlock>
  readonly Details: ComponentProps<typeof Details>
  readonly DocCardList: ComponentProps<typeof DocCardList>
  readonly Heading: ComponentProps<typeof Heading>
  readonly TabItem: ComponentProps<typeof TabItem>
  readonly Tabs: ComponentProps<typeof Tabs>
  readonly ThemedImage: ComponentProps<typeof ThemedImage>
  readonly TOCInline: ComponentProps<typeof TocInline>
}
type Name = keyof Props

/** The elements of HTML that get what else is written: of their attributes the table has those that authors need. */
interface Elements {
  readonly Button: JSX.IntrinsicElements['a']
  readonly Details: JSX.IntrinsicElements['details']
  readonly Heading: JSX.IntrinsicElements['h2']
  readonly ThemedImage: JSX.IntrinsicElements['img']
}

type Table = (typeof manifestJson)['components']
type Listed<N extends Name> = keyof Table[N]['props']
type Own<N extends Name> = Exclude<keyof Props[N], 'children' | (N extends keyof Elements ? keyof Elements[N] : never)>

/** `Button.variant` for a prop that may be some words only. */
type Choices<N extends Name> = {
  [P in Listed<N> & keyof Props[N]]: NonNullable<Props[N][P]> extends string
    ? string extends NonNullable<Props[N][P]>
      ? never
      : `${N}.${P & string}`
    : never
}[Listed<N> & keyof Props[N]]
type ListedChoices<N extends Name> = {
  [P in Listed<N>]: Table[N]['props'][P] extends readonly string[] ? `${N}.${P & string}` : never
}[Listed<N>]

test('the manifest names the props of each component, and no others', () => {
  expectTypeOf<Exclude<Name, keyof Table>>().toEqualTypeOf<never>()
  expectTypeOf<{ [N in Name]: Exclude<Own<N>, Listed<N>> }[Name]>().toEqualTypeOf<never>()
  expectTypeOf<{ [N in Name]: Exclude<Listed<N>, keyof Props[N]> }[Name]>().toEqualTypeOf<never>()
  // Those that render elements of HTML have lower-case names: what they take is what HTML says.
  expect(Object.entries(manifest.components).filter(([name, { props }]) => /^[A-Z]/.test(name) && !props)).toEqual([])
})

// The types of JSON know no choice of words; the schema of the generator has a test of its own.
const manifest = manifestJson as ThemeManifest

/** The words of a prop, each of which the types ask for. */
type Words<N extends Name, P extends keyof Props[N]> = Readonly<Record<NonNullable<Props[N][P]> & string, true>>

const variants: Words<'Button', 'variant'> = { primary: true, secondary: true }
const levels: Words<'Heading', 'as'> = { h1: true, h2: true, h3: true, h4: true, h5: true, h6: true }
const loadings: Words<'ThemedImage', 'loading'> = { eager: true, lazy: true }
const badges: Words<'Badge', 'variant'> = {
  default: true,
  note: true,
  tip: true,
  info: true,
  warning: true,
  danger: true,
}
/** The type of the prop follows from the table of icons, and a card shows each of them: see content/kit.test.tsx. */
const icons = Object.fromEntries(manifestJson.components.LinkCard.props.icon.map((name) => [name, true])) as Words<
  'LinkCard',
  'icon'
>
const choices = {
  'Badge.variant': badges,
  'LinkCard.icon': icons,
  'Button.variant': variants,
  'Heading.as': levels,
  'ThemedImage.loading': loadings,
}

test('the manifest has the words that a prop may be', () => {
  expectTypeOf<{ [N in Name]: ListedChoices<N> }[Name]>().toEqualTypeOf<{ [N in Name]: Choices<N> }[Name]>()
  expectTypeOf<keyof typeof choices>().toEqualTypeOf<{ [N in Name]: Choices<N> }[Name]>()
  const listed = Object.entries(manifest.components).flatMap(([name, { props = {} }]) =>
    Object.entries(props).flatMap(([prop, words]) => (typeof words === 'string' ? [] : [[`${name}.${prop}`, words]])),
  )
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(Object.entries(choices).map(([name, words]) => [name, Object.keys(words)])),
  )
})

test.each([
  ...directiveMakers({ format: 'detect', admonitions: {}, math: true, codeFiles: true, pageSeconds: 30 }).keys(),
])('an admonition knows the type %s, which the compiler does', (type) => {
  // A type that it does not know is its own title, as it is written.
  const title = type.charAt(0).toUpperCase() + type.slice(1)
  expect(renderToStaticMarkup(createElement(Admonition, { type }))).toContain(`${title}</p>`)
})
