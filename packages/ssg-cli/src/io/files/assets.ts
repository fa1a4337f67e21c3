import { imageSize as measure } from 'image-size'
import { basename, extname } from 'node:path'
import type { Files } from '../../host.ts'
import { diskCodes } from './disk-codes.ts'
import { isSameStamp, stampOf, type FileStamp } from './file-stamp.ts'
import type { Asset } from '../../model/asset.ts'
import { codeOf, reasonOf } from './node-files.ts'

const images = new Set(['.png', '.jpg', '.jpeg', '.gif', '.svg', '.webp', '.avif', '.ico', '.bmp'])

/**
 * Look up files that pages show: their hashed names and sizes. A file is read again only when its state is another.
 *
 *     look('img/flow.svg')  // → {source: 'img/flow.svg', output: 'assets/images/flow-1a2b3c4d.svg', width: 640, height: 200}
 */
export function assetReader(files: Files): (path: string) => Asset | undefined {
  const known = new Map<string, { readonly stamp: FileStamp; readonly asset: Asset }>()
  return (path) => {
    const found = files.stat(path)
    if (!found?.isFile) return undefined
    const before = known.get(path)
    const { outside } = found
    const stamp = stampOf(found)
    if (before && isSameStamp(before.stamp, stamp) && before.asset.outside === outside) return before.asset
    const asset = { ...readAssetIfPossible(path, files), ...(outside !== undefined && { outside }) }
    known.set(path, { stamp, asset })
    return asset
  }
}

function readAssetIfPossible(source: string, files: Files): Asset {
  try {
    return readAsset(source, files)
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {}
    if (!diskCodes.has(codeOf(cause) ?? '')) throw error
    return { source, output: '', unreadable: reasonOf(cause) }
  }
}

function readAsset(source: string, files: Files): Asset {
  const extension = extname(source)
  const isImage = images.has(extension.toLowerCase())
  // With the hash a name could be longer than names of files may be.
  const name =
    basename(source, extension)
      .replace(/[^\w.-]+/g, '-')
      .slice(0, 100) || 'file'
  const output = `assets/${isImage ? 'images' : 'files'}/${name}-${files.hash(source).slice(0, 8)}${extension}`
  return { source, output, ...(isImage && imageSize(files.read(source))) }
}

/** Width and height of a picture in CSS pixels, from its header; nothing for one that can't be read. */
function imageSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height, orientation } = measure(bytes)
    const turned = orientation !== undefined && orientation >= 5
    return turned ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}
