/** Where the sidebar stands beside the article, as the stylesheets say: from 997 px on, for readers whose text has 16 px. */
export const wideLayout = '(min-width: 62.3125em)'
