/** The door of image-size. */
import { imageSize as measure } from 'image-size'

/** Width and height of a picture in CSS pixels, from its header; nothing for one that can't be read. */
export function imageSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height, orientation } = measure(bytes)
    const turned = orientation !== undefined && orientation >= 5
    return turned ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}
