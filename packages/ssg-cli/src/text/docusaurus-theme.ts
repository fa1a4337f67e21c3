/**
 * Modules of Docusaurus' theme that show what is between their tags: what stands around it there, a page of ours has by itself.
 *
 * @see https://docusaurus.io/docs/swizzling
 */
export const passingModules: readonly string[] = [
  'BlogLayout',
  'BlogPostItem/Container',
  'BlogPostItem/Content',
  'CodeBlock/Container',
  'CodeBlock/Layout',
  'CodeBlock/Title',
  'DocItem/Content',
  'DocItem/Layout',
  'DocRoot/Layout',
  'DocRoot/Layout/Main',
  'Layout/Provider',
  'MDXContent',
  'Navbar/Layout',
  'Navbar/Search',
  'Root',
  'ThemeProvider',
  'ThemeProvider/TitleFormatter',
]

/** Modules of Docusaurus' theme for which a page of ours has a place of its own: they show nothing where they are imported. */
export const placedModules: readonly string[] = [
  'AnnouncementBar',
  'AnnouncementBar/CloseButton',
  'AnnouncementBar/Content',
  'BackToTopButton',
  'Blog/Pages/BlogAuthorsListPage',
  'Blog/Pages/BlogAuthorsPostsPage',
  'BlogArchivePage',
  'BlogListPage',
  'BlogListPaginator',
  'BlogPostItem',
  'BlogPostItem/Footer',
  'BlogPostItem/Header',
  'BlogPostItem/Header/Authors',
  'BlogPostItem/Header/Info',
  'BlogPostItem/Header/Title',
  'BlogPostItems',
  'BlogPostPage',
  'BlogPostPage/Metadata',
  'BlogPostPage/StructuredData',
  'BlogPostPaginator',
  'BlogSidebar',
  'BlogSidebar/Content',
  'BlogSidebar/Desktop',
  'BlogSidebar/Mobile',
  'BlogTagsListPage',
  'BlogTagsPostsPage',
  'CodeBlock/Buttons',
  'CodeBlock/Buttons/Button',
  'CodeBlock/Buttons/CopyButton',
  'CodeBlock/Buttons/WordWrapButton',
  'CodeBlock/CopyButton',
  'CodeBlock/WordWrapButton',
  'ColorModeToggle',
  'ContentVisibility',
  'ContentVisibility/Draft',
  'ContentVisibility/Unlisted',
  'DocBreadcrumbs',
  'DocBreadcrumbs/Items/Home',
  'DocBreadcrumbs/StructuredData',
  'DocCategoryGeneratedIndexPage',
  'DocItem',
  'DocItem/Footer',
  'DocItem/Metadata',
  'DocItem/Paginator',
  'DocItem/TOC/Desktop',
  'DocItem/TOC/Mobile',
  'DocRoot',
  'DocRoot/Layout/Sidebar',
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar',
  'DocSidebar/Desktop',
  'DocSidebar/Desktop/CollapseButton',
  'DocSidebar/Desktop/Content',
  'DocSidebar/Mobile',
  'DocSidebarItem',
  'DocSidebarItem/Category',
  'DocSidebarItem/Html',
  'DocSidebarItem/Link',
  'DocSidebarItems',
  'DocTagDocListPage',
  'DocTagsListPage',
  'DocVersionBadge',
  'DocVersionBanner',
  'DocVersionRoot',
  'DocsRoot',
  'EditMetaRow',
  'Footer',
  'Loading',
  'MDXPage',
  'Navbar',
  'Navbar/ColorModeToggle',
  'Navbar/Content',
  'Navbar/Logo',
  'Navbar/MobileSidebar',
  'Navbar/MobileSidebar/Header',
  'Navbar/MobileSidebar/Layout',
  'Navbar/MobileSidebar/PrimaryMenu',
  'Navbar/MobileSidebar/SecondaryMenu',
  'Navbar/MobileSidebar/Toggle',
  'NavbarItem/DocNavbarItem',
  'NavbarItem/DocSidebarNavbarItem',
  'NavbarItem/DocsVersionDropdownNavbarItem',
  'NavbarItem/LocaleDropdownNavbarItem',
  'NavbarItem/SearchNavbarItem',
  'NotFound',
  'SearchBar',
  'SearchMetadata',
  'SearchPage',
  'SiteMetadata',
  'SkipToContent',
  'TOC',
  'TOCCollapsible',
]

/** Modules of Docusaurus' theme that are made here, of components of our theme and of plain elements. */
export const madeModules: readonly string[] = [
  'Admonition/Layout',
  'Admonition/Types',
  ...['Caution', 'Danger', 'Info', 'Note', 'Tip', 'Warning'].map((name) => `Admonition/Type/${name}`),
  'Blog/Components/Author',
  'Blog/Components/Author/Socials',
  'BlogPostItem/Header/Author',
  'BlogPostItem/Footer/ReadMoreLink',
  'CodeBlock/Content',
  'CodeBlock/Content/Element',
  'CodeBlock/Content/String',
  'CodeBlock/Line',
  'CodeBlock/Line/Token',
  'CodeInline',
  'DocCard',
  'DocCard/Description',
  'DocCard/Heading',
  'DocCard/Heading/Icon',
  'DocCard/Heading/Text',
  'DocCard/Layout',
  'DocPaginator',
  'EditThisPage',
  'Error',
  'ErrorPageContent',
  'Footer/Copyright',
  'Footer/Layout',
  'Footer/LinkItem',
  'Footer/Links',
  'Footer/Links/MultiColumn',
  'Footer/Links/Simple',
  'Footer/Logo',
  'IdealImage',
  'IdealImageLegacy',
  'LastUpdated',
  'Layout',
  'LiveCodeBlock',
  'Logo',
  'MDXComponents',
  ...['A', 'Code', 'Details', 'Heading', 'Img', 'Li', 'Pre', 'Ul'].map((name) => `MDXComponents/${name}`),
  'Mermaid',
  'NavbarItem',
  'NavbarItem/ComponentTypes',
  'NavbarItem/DefaultNavbarItem',
  'NavbarItem/DocsVersionNavbarItem',
  'NavbarItem/DropdownNavbarItem',
  'NavbarItem/HtmlNavbarItem',
  'NavbarItem/NavbarNavLink',
  'NotFound/Content',
  'PaginatorNavLink',
  'Playground',
  'ReactLiveScope',
  'SearchTranslations',
  'TOCItems',
  'TOCItems/Tree',
  'Tag',
  'TagsListByLetter',
  'TagsListInline',
  'prism-include-languages',
]

/** The pictures of Docusaurus' theme: `Icon/Home`. */
export const iconModules: readonly string[] = [
  ['Arrow', 'Close', 'Copy', 'DarkMode', 'Edit', 'ExternalLink', 'Home', 'Language', 'LightMode', 'Menu', 'Success'],
  ['SystemColorMode', 'WordWrap'],
  ['Bluesky', 'Default', 'Email', 'GitHub', 'Instagram', 'LinkedIn', 'Mastodon', 'StackOverflow'].map(social),
  ['Threads', 'Twitch', 'Twitter', 'X', 'YouTube'].map(social),
].flatMap((names) => names.map((name) => `Icon/${name}`))

function social(name: string): string {
  return `Socials/${name}`
}

const answered = new Set([...passingModules, ...placedModules, ...madeModules, ...iconModules])

/**
 * True for a module of Docusaurus' theme that is answered beside the components of our theme.
 *
 *     isThemeModule('DocCard')  // → true: `@theme/DocCard`
 */
export function isThemeModule(name: string): boolean {
  return answered.has(name)
}

const endings = ['.tsx', '.ts', '.jsx', '.js'].flatMap((ending) => [ending, `/index${ending}`])

/** Components of our theme that Docusaurus has by the same name. */
const shared = new Set([
  'Admonition',
  'CodeBlock',
  'Details',
  'DocCardList',
  'Heading',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'TOCInline',
])

/**
 * The file that stands for a module of the theme: one of the site, as in sites of Docusaurus, or for names that no theme has one
 * of a plugin. Undefined when there is none.
 *
 *     moduleFile('Footer', exists)  // → 'src/theme/Footer/index.tsx'
 *
 * @param isFile says whether a path of the site is a file
 * @param folders where plugins have modules, relative to the site folder
 * @see https://docusaurus.io/docs/swizzling#how-to-swizzle
 */
export function moduleFile(
  name: string,
  isFile: (path: string) => boolean,
  folders: readonly string[] = [],
): string | undefined {
  const further = isThemeModule(name) || shared.has(name) ? [] : folders
  return ['src/theme', ...further]
    .flatMap((folder) => endings.map((ending) => `${folder}/${name}${ending}`))
    .find(isFile)
}

/**
 * The name of a module in `src/theme`, undefined for other files: tests, types and stylesheets.
 *
 *     moduleName('Footer/index.tsx')  // → 'Footer'
 */
export function moduleName(path: string): string | undefined {
  if (/\.d\.ts$|\.test\.|(?:^|\/)__tests__\//.test(path)) return undefined
  return /^(.*?)(?:\/index)?\.[jt]sx?$/.exec(path)?.[1]
}
