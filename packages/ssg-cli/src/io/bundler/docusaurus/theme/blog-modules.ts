import { importOf } from '../import-of.ts'

const link = importOf('Link', '@docusaurus/Link')
const post = importOf('{ useBlogPost }', '@docusaurus/plugin-content-blog/client')
const element = "import { createElement } from 'react'"

const author = `${element}
${link}
export default ({ author = {}, as: Name = 'span', className }) => {
  const { name, title, url, imageURL, email, page } = author
  const href = url ?? page?.permalink ?? (email && 'mailto:' + email)
  const around = (child) => (href ? createElement(Link, { href }, child) : child)
  return createElement('div', { className: ['avatar', className].filter(Boolean).join(' ') },
    imageURL && around(createElement('img', { className: 'avatar__photo', src: imageURL, alt: name ?? '' })),
    createElement('div', { className: 'avatar__intro' },
      name && createElement(Name, { className: 'avatar__name' }, around(name)),
      title && createElement('small', { className: 'avatar__subtitle' }, title)))
}`

/**
 * Modules of Docusaurus' theme that show a post, or something of it, by their names. Where it is shown, they ask for.
 *
 * @see https://docusaurus.io/docs/swizzling
 */
export const blogModules: Readonly<Record<string, string>> = {
  'Blog/Components/Author': author,
  'BlogPostItem/Header/Author': author,
  'Blog/Components/Author/Socials': `${element}
${link}
export default ({ author: { socials = {} } = {} }) => createElement('div', null, Object.entries(socials).map(([name, href]) =>
  createElement(Link, { key: name, href, title: name }, name)))`,
  'BlogPostItem/Footer/ReadMoreLink': `${element}
${link}
export default ({ blogPostTitle, to, ...rest }) => createElement(Link, { to, 'aria-label': 'Read more about ' + blogPostTitle, ...rest }, createElement('b', null, 'Read more'))`,
  'BlogPostItem/Header': `${element}
${['Title', 'Info', 'Authors'].map((name) => importOf(name, `@theme/BlogPostItem/Header/${name}`)).join('\n')}
export default () => createElement('header', null, createElement(Title), createElement(Info), createElement(Authors))`,
  'BlogPostItem/Header/Title': `${element}
${link}
${post}
export default ({ className }) => {
  const { metadata: { title, permalink }, isBlogPostPage } = useBlogPost()
  return createElement(isBlogPostPage ? 'h1' : 'h2', { className }, isBlogPostPage ? title : createElement(Link, { to: permalink }, title))
}`,
  'BlogPostItem/Header/Info': `${element}
${post}
${importOf('{ usePluralForm }', '@docusaurus/theme-common')}
${importOf('{ useDateTimeFormat }', '@docusaurus/theme-common/internal')}
${importOf('{ translate }', '@docusaurus/Translate')}
export default ({ className }) => {
  const { date, readingTime } = useBlogPost().metadata
  const format = useDateTimeFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const { selectMessage } = usePluralForm()
  const minutes = readingTime === undefined ? undefined : Math.ceil(readingTime)
  const words = minutes !== undefined && translate({ id: 'theme.blog.post.readingTime.plurals',
    message: selectMessage(minutes, 'One min read|{readingTime} min read') }, { readingTime: minutes })
  return createElement('div', { className: ['margin-vert--md', className].filter(Boolean).join(' ') },
    date && createElement('time', { dateTime: date }, format.format(new Date(date))), date && words && ' · ', words)
}`,
  'BlogPostItem/Header/Authors': `${element}
${post}
${importOf('Author', '@theme/Blog/Components/Author')}
export default ({ className }) => {
  const { authors } = useBlogPost().metadata
  return authors.length > 0 && createElement('div', { className: ['margin-top--md margin-bottom--sm row', className].filter(Boolean).join(' ') },
    authors.map((author, index) => createElement('div', { key: index, className: 'col col--6' }, createElement(Author, { author }))))
}`,
}
