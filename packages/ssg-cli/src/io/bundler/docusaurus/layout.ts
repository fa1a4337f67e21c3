/**
 * The module of `@theme/Layout`, which pages of React put around what they show. Every page has its bar and its foot here:
 * what is left of it is the head of the page.
 *
 * @see https://docusaurus.io/docs/guides/creating-pages#add-a-react-page
 */
export const docusaurusLayout = `import { createElement, Fragment } from 'react'
${imported('Head')}
${imported('useDocusaurusContext')}
export default function Layout({ title, description, wrapperClassName, noFooter, children }) {
  const { siteConfig } = useDocusaurusContext()
  const whole = title === undefined || title === siteConfig.title ? siteConfig.title : [title, siteConfig.titleDelimiter ?? '|', siteConfig.title].join(' ')
  return createElement(Fragment, null,
    createElement(Head, null,
      noFooter && createElement('html', { className: 'without-footer' }),
      title !== undefined && createElement('title', null, whole),
      title !== undefined && createElement('meta', { property: 'og:title', content: whole }),
      description !== undefined && createElement('meta', { name: 'description', content: description }),
      description !== undefined && createElement('meta', { property: 'og:description', content: description })),
    wrapperClassName ? createElement('div', { className: 'main-wrapper ' + wrapperClassName }, children) : children)
}`

function imported(name: string): string {
  return `import ${name} from '@docusaurus/${name}'`
}
