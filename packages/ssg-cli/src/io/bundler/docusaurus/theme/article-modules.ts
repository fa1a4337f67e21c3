import { importOf } from '../import-of.ts'

const link = importOf('Link', '@docusaurus/Link')
const element = "import { createElement, Fragment } from 'react'"
/** Types of admonitions → the alert of Infima that they look like. */
const types = {
  Caution: 'warning',
  Danger: 'danger',
  Info: 'info',
  Note: 'secondary',
  Tip: 'success',
  Warning: 'warning',
}
const aliases = { secondary: 'Note', important: 'Info', success: 'Tip' }

/**
 * Modules of Docusaurus' theme that stand in articles, by their names.
 *
 * @see https://docusaurus.io/docs/markdown-features/react#importing-components
 */
export const articleModules: Readonly<Record<string, string>> = {
  ...admonitionModules(),
  'CodeBlock/Content': `export { default } from '@theme-own/CodeBlock'`,
  'CodeBlock/Content/Element': `export { default } from '@theme-own/CodeBlock'`,
  'CodeBlock/Content/String': `export { default } from '@theme-own/CodeBlock'`,
  'CodeBlock/Line': `${element}
export default ({ line = [], getLineProps, getTokenProps }) => createElement('span', getLineProps?.({ line }),
  line.map((token, index) => createElement('span', { key: index, ...getTokenProps?.({ token }) }, token.content)), '\\n')`,
  'CodeBlock/Line/Token': `${element}
export default ({ token, line, ...rest }) => createElement('span', rest, rest.children ?? token?.content)`,
  // A copy of tabs says of each item that it shows whether it is hidden.
  TabItem: `import { createElement } from 'react'
${importOf('Own', '@theme-own/TabItem')}
export default ({ hidden, ...rest }) => hidden === undefined
  ? createElement(Own, rest)
  : createElement('div', { role: 'tabpanel', className: rest.className, hidden }, rest.children)`,
  CodeInline: `export { default } from '@theme/code'`,
  LiveCodeBlock: `export { default } from '@theme-own/CodeBlock'`,
  Playground: `${element}
${importOf('CodeBlock', '@theme/CodeBlock')}
export default ({ children }) => createElement(CodeBlock, { language: 'jsx' }, children)`,
  ReactLiveScope: `import * as React from 'react'
export default { React, ...React }`,
  ...mdxModules(),
  // Diagrams of Markdown are drawn by a plugin when the site is built; what code asks for is drawn in browsers by its element,
  // which puts the drawing beside the source: React is told of neither.
  Mermaid: `${element}
const kindOf = (code) => /[a-z]\\w*/i.exec(code.replace(/%%.*$/gm, ''))?.[0] ?? ''
const escaped = (code) => code.replace(/&/g, '&amp;').replace(/</g, '&lt;')
export default ({ value = '' }) => createElement('mermaid-diagram', { class: 'mermaid', 'data-kind': kindOf(value),
  dangerouslySetInnerHTML: { __html: '<pre><code>' + escaped(value) + '</code></pre>' } })`,
  IdealImage: idealImage(),
  IdealImageLegacy: idealImage(),
  TOCItems: tocItems(),
  'TOCItems/Tree': tocItems(),
  DocCard: `${element}
${importOf('DocCardList', '@theme-own/DocCardList')}
export default ({ item }) => createElement(DocCardList, { items: [item] })`,
  'DocCard/Description': `${element}
export default ({ description, children }) => createElement('p', { className: 'card__text' }, description ?? children)`,
  'DocCard/Heading': `${element}
export default ({ icon, title, children }) => createElement('h2', { className: 'card__title' }, icon, title ?? children)`,
  'DocCard/Heading/Icon': `${element}
export default ({ icon, children }) => createElement('span', { 'aria-hidden': true }, icon ?? children)`,
  'DocCard/Heading/Text': `${element}
export default ({ title, children }) => createElement(Fragment, null, title ?? children)`,
  'DocCard/Layout': `${element}
${link}
export default ({ item, href = item?.href, className, children }) =>
  createElement(Link, { href, className: ['card', className].filter(Boolean).join(' ') }, children)`,
}

function mdxModules(): Readonly<Record<string, string>> {
  const tag = (name: string) => `import { createElement } from 'react'
export default (props) => createElement(${JSON.stringify(name)}, props)`
  const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
  return {
    'MDXComponents/A': `export { default } from '@docusaurus/Link'`,
    'MDXComponents/Code': `import { createElement } from 'react'
${importOf('CodeBlock', '@theme/CodeBlock')}
${importOf('code', '@theme/code')}
const isBlock = (children) => [children].flat().some((child) => typeof child === 'string' && child.includes('\\n'))
export default (props) => createElement(isBlock(props.children) ? CodeBlock : code, props)`,
    'MDXComponents/Details': `export { default } from '@theme/Details'`,
    'MDXComponents/Heading': `export { default } from '@theme/Heading'`,
    'MDXComponents/Img': `export { default } from '@theme/img'`,
    'MDXComponents/Li': tag('li'),
    'MDXComponents/Pre': tag('pre'),
    'MDXComponents/Ul': tag('ul'),
    MDXComponents: `${importOf('Head', '@docusaurus/Head')}
${importOf('admonition', '@theme/Admonition')}
${importOf('mermaid', '@theme/Mermaid')}
${['A', 'Code', 'Details', 'Img', 'Li', 'Pre', 'Ul'].map((name) => importOf(name, `@theme/MDXComponents/${name}`)).join('\n')}
${levels.map((name) => importOf(name, `@theme/${name}`)).join('\n')}
export default { Head, details: Details, Details, code: Code, a: A, pre: Pre, ul: Ul, li: Li, img: Img, ${levels.join(', ')},
  admonition, mermaid }`,
  }
}

function idealImage(): string {
  return `${element}
const sourceOf = (img) => (typeof img === 'string' ? { src: img } : img?.default ? { src: img.default } : img?.src ?? {})
export default ({ img, alt = '', shouldAutoDownload, ...rest }) => {
  const { src, width, height, images = [] } = sourceOf(img)
  const srcSet = images.map((each) => each.path + ' ' + each.width + 'w').join(', ') || undefined
  return createElement('img', { src, srcSet, width, height, alt, loading: 'lazy', ...rest })
}`
}

/** Docusaurus gives a flat list, the tree to its parts. */
function tocItems(): string {
  return `${element}
const treeOf = (toc) => {
  const roots = []
  const open = []
  for (const item of toc) {
    while (open.length > 0 && open.at(-1).level >= item.level) open.pop()
    const node = { children: [], ...item }
    ;(open.at(-1)?.children ?? roots).push(node)
    open.push(node)
  }
  return roots
}
const List = ({ toc, className, linkClassName }) => toc.length === 0 ? null : createElement('ul', { className },
  toc.map(({ id, value, children }) => createElement('li', { key: id },
    createElement('a', { href: '#' + id, className: linkClassName, dangerouslySetInnerHTML: { __html: value } }),
    createElement(List, { toc: children, linkClassName }))))
export default ({ toc = [], minHeadingLevel = 2, maxHeadingLevel = 3, className = 'table-of-contents table-of-contents__left-border', linkClassName = 'table-of-contents__link' }) => {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
  return createElement(List, { toc: toc.some(({ children }) => children) ? toc : treeOf(shown), className, linkClassName })
}`
}

/** What a site has of an admonition, each within the next: the icon, the layout, the type. What it lacks is of our theme. */
function admonitionModules(): Readonly<Record<string, string>> {
  const names = Object.keys(types)
  const typed = Object.entries({ ...Object.fromEntries(names.map((name) => [name.toLowerCase(), name])), ...aliases })
  return {
    'Admonition/Whole': `${element}
${importOf('types', '@theme/Admonition/Types')}
${importOf('Own', '@theme-own/Admonition')}
export default ({ type = 'note', ...rest }) => createElement(types[type] ?? Own, { type, ...rest })`,
    'Admonition/Types': `${names.map((name) => importOf(name, `@theme/Admonition/Type/${name}`)).join('\n')}
export default { ${typed.map(([type, name]) => `${type}: ${name}`).join(', ')} }`,
    'Admonition/Layout': `export { default } from '@theme-own/Admonition'`,
    ...Object.fromEntries(
      Object.entries(types).map(([name, alert]) => [`Admonition/Type/${name}`, typeModule(name, alert)]),
    ),
  }
}

// A layout of the site is told what that of our theme knows by itself.
function typeModule(name: string, alert: string): string {
  const type = name.toLowerCase()
  const icon = `Admonition/Icon/${name === 'Caution' ? 'Warning' : name}`
  return `${element}
${importOf('Layout', '@theme/Admonition/Layout')}
${importOf('Own', '@theme-own/Admonition')}
${importOf('Icon', `@theme/${icon}`)}
${importOf('OwnIcon', `@theme-original/${icon}`)}
const isOwn = Layout === Own
export default ({ title, icon, className, ...rest }) => createElement(Layout, {
  type: ${JSON.stringify(type)},
  title: title ?? (isOwn ? undefined : ${JSON.stringify(type)}),
  icon: icon ?? (isOwn && Icon === OwnIcon ? undefined : createElement(Icon)),
  className: isOwn ? className : ['alert alert--${alert}', className].filter(Boolean).join(' '),
  ...rest,
})`
}
