import type { Asset } from '../model/asset.ts'

/** A file that pages can show: none that can't be read. */
export function shownAsset(asset: Asset | undefined): Asset | undefined {
  return asset?.unreadable === undefined ? asset : undefined
}
