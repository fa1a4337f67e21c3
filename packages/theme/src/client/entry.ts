import { startAnnouncement } from './announcement.ts'
import { startBarHeight } from './bar-height.ts'
import { startColorMode } from './color-mode.ts'
import { startCopyMarkdown } from './start-copy-markdown.ts'
import { startDrawer } from './drawer.ts'
import { startDropdowns } from './dropdowns.ts'
import { enhance, startSlots } from './enhance.ts'
import { startNearPages } from './start-near-pages.ts'
import { startLivePages } from './start-live-pages.ts'
import { startLocales } from './locales.ts'
import { startLostParts } from './lost-scripts.ts'
import { startNavigation } from './navigation/navigation.ts'
import { startOffline } from './start-offline.ts'
import { startReveal } from './reveal.ts'
import { startScrolling } from './scrolling.ts'
import { startSheets } from './sheets.ts'
import { startSidebar } from './sidebar/sidebar.ts'
import { startTabs } from './tabs.ts'
import { startToc } from './toc-spy.ts'
import { startVersions } from './versions.ts'
import { startVideos } from './videos.ts'
import { startSearch } from '../search/start-search.ts'

const parts = [
  startSheets,
  startColorMode,
  startAnnouncement,
  startDrawer,
  startDropdowns,
  startSidebar,
  startTabs,
  startToc,
  startVersions,
  startLocales,
  startSlots,
  startLostParts,
  () => enhance(document),
  startReveal,
  // Before the navigation: the link of a video plays it.
  startVideos,
  startCopyMarkdown,
  // Before the navigation, which leaves alone what the search answers.
  startSearch,
  startNavigation,
  startLivePages,
  startScrolling,
  startBarHeight,
  startNearPages,
  startOffline,
]

// Says to the stylesheet that controls which need a script have one.
document.documentElement.dataset.live = ''
for (const start of parts) {
  try {
    start()
  } catch (error) {
    // The page is complete without any of the parts: one that fails must not take the others with it.
    console.error(error)
  }
}
