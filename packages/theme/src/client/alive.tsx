import { useEffect } from 'react'

/** Tells that React has taken over what is there, or made it anew. */
export function Alive({ tell }: { readonly tell: () => void }) {
  useEffect(tell, [tell])
  return null
}
