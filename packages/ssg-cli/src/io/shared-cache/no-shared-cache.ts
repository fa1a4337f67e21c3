import type { SharedCache } from '../../host.ts'

/** For a machine on its own. */
export const noSharedCache: SharedCache = {
  isOpen: false,
  open: async () => undefined,
  bring: async () => ({}),
  share: async () => undefined,
  counts: () => ({ taken: 0, put: 0 }),
}
