import { startAnnouncement } from './announcement.ts'
import { startBarHeight } from './barHeight.ts'
import { startColorMode } from './colorMode.ts'
import { startDrawer } from './drawer.ts'
import { startDropdowns } from './dropdowns.ts'
import { enhance } from './enhance.ts'
import { startLivePages } from './livePages.ts'
import { startLocales } from './locales.ts'
import { startNavigation } from './navigation/navigation.ts'
import { startReveal } from './reveal.ts'
import { startScrolling } from './scrolling.ts'
import { startSidebar } from './sidebar.ts'
import { startTabs } from './tabs.ts'
import { startToc } from './tocSpy.ts'
import { startVersions } from './versions.ts'
import { startSearch } from '../search/startSearch.ts'

const parts = [
  startColorMode,
  startAnnouncement,
  startDrawer,
  startDropdowns,
  startSidebar,
  startTabs,
  startToc,
  startVersions,
  startLocales,
  () => enhance(document),
  startReveal,
  // Before the navigation, which leaves alone what the search answers.
  startSearch,
  startNavigation,
  startLivePages,
  startScrolling,
  startBarHeight,
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
