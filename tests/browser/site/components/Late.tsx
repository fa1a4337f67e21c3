'use client'

/** Has nothing to show before it is in a browser. */
export default function Late() {
  return typeof window === 'undefined' ? null : <p>Only in a browser</p>
}
