/** What Docusaurus calls a word of ours, and what it calls the values in it. */
export interface ForeignWord {
  readonly id: string
  /** Its name of a value → ours. */
  readonly values?: Readonly<Record<string, string>>
}

/**
 * The ids of Docusaurus for words that say the same: a translated site that comes from there has them in its `code.json`.
 *
 * @see https://docusaurus.io/docs/i18n/tutorial#translate-your-site
 */
export const foreignIds: Readonly<Record<string, ForeignWord>> = {
  'page.skipLink': { id: 'theme.common.skipToMainContent' },
  'page.close': { id: 'theme.AnnouncementBar.closeButtonAriaLabel' },
  'page.mainNavigation': { id: 'theme.NavBar.navAriaLabel' },
  'page.openMenu': { id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel' },
  'page.closeMenu': { id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel' },
  'page.hideSidebar': { id: 'theme.docs.sidebar.collapseButtonTitle' },
  'page.showSidebar': { id: 'theme.docs.sidebar.expandButtonTitle' },
  'page.versions': { id: 'theme.navbar.mobileVersionsDropdown.label' },
  'page.languages': { id: 'theme.navbar.mobileLanguageDropdown.label' },
  'page.versionBadge': { id: 'theme.docs.versionBadge.label', values: { versionLabel: 'version' } },
  'page.unreleasedBanner': {
    id: 'theme.docs.versions.unreleasedVersionLabel',
    values: { siteTitle: 'site', versionLabel: 'version' },
  },
  'page.unmaintainedBanner': {
    id: 'theme.docs.versions.unmaintainedVersionLabel',
    values: { siteTitle: 'site', versionLabel: 'version' },
  },
  'page.latestHint': {
    id: 'theme.docs.versions.latestVersionSuggestionLabel',
    values: { latestVersionLink: 'link', versionLabel: 'version' },
  },
  'page.latestVersion': { id: 'theme.docs.versions.latestVersionLinkLabel' },
  'page.draft': { id: 'theme.contentVisibility.draftBanner.title' },
  'page.draftNote': { id: 'theme.contentVisibility.draftBanner.message' },
  'page.unlisted': { id: 'theme.contentVisibility.unlistedBanner.title' },
  'page.unlistedNote': { id: 'theme.contentVisibility.unlistedBanner.message' },
  'page.onThisPage': { id: 'theme.TOCCollapsible.toggleButtonLabel' },
  'page.breadcrumbs': { id: 'theme.docs.breadcrumbs.navAriaLabel' },
  'page.homePage': { id: 'theme.docs.breadcrumbs.home' },
  'page.docsPages': { id: 'theme.docs.paginator.navAriaLabel' },
  'page.previous': { id: 'theme.docs.paginator.previous' },
  'page.next': { id: 'theme.docs.paginator.next' },
  'page.tags': { id: 'theme.tags.tagsPageTitle' },
  'page.newerPost': { id: 'theme.blog.post.paginator.newerPost' },
  'page.olderPost': { id: 'theme.blog.post.paginator.olderPost' },
  'page.newerPosts': { id: 'theme.blog.paginator.newerEntries' },
  'page.olderPosts': { id: 'theme.blog.paginator.olderEntries' },
  'page.readMore': { id: 'theme.blog.post.readMore' },
  'page.readMoreAbout': { id: 'theme.blog.post.readMoreLabel' },
  'page.authors': { id: 'theme.blog.authorsList.pageTitle' },
  'page.readingTime': { id: 'theme.blog.post.readingTime.plurals', values: { readingTime: 'count' } },
  'page.postCount': { id: 'theme.blog.post.plurals' },
  'page.editThisPage': { id: 'theme.common.editThisPage' },
  'page.items': { id: 'theme.docs.DocCard.categoryDescription.plurals' },
  'page.directLink': { id: 'theme.common.headingLinkTitle' },
  'page.notFound': { id: 'theme.NotFound.title' },
  'page.notFoundText': { id: 'theme.NotFound.p1' },
  'page.notFoundHelp': { id: 'theme.NotFound.p2' },
  'page.note': { id: 'theme.admonition.note' },
  'page.tip': { id: 'theme.admonition.tip' },
  'page.info': { id: 'theme.admonition.info' },
  'page.warning': { id: 'theme.admonition.warning' },
  'page.danger': { id: 'theme.admonition.danger' },
  'page.caution': { id: 'theme.admonition.caution' },
  'client.search': { id: 'theme.SearchBar.label' },
  'client.backToMainMenu': { id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel' },
  'client.docsSidebar': { id: 'theme.docs.sidebar.navAriaLabel' },
  'client.expand': { id: 'theme.DocSidebarItem.expandCategoryAriaLabel' },
  'client.collapse': { id: 'theme.DocSidebarItem.collapseCategoryAriaLabel' },
  'client.copyCode': { id: 'theme.CodeBlock.copyButtonAriaLabel' },
  'client.copied': { id: 'theme.CodeBlock.copied' },
  'client.wordWrap': { id: 'theme.CodeBlock.wordWrapToggle' },
  'client.backToTop': { id: 'theme.BackToTopButton.buttonAriaLabel' },
  'client.tryAgain': { id: 'theme.ErrorPageContent.tryAgain' },
  'client.pageCrashed': { id: 'theme.ErrorPageContent.title' },
  'search.heading': { id: 'theme.SearchPage.emptyResultsTitle' },
  'search.resultsFor': { id: 'theme.SearchPage.existingResultsTitle' },
  'search.documentsFound': { id: 'theme.SearchPage.documentsFound.plurals' },
}
