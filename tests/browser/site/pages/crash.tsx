import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Works on the server and fails in the browser, unless the document says that it is repaired. */
export default function CrashPage() {
  const isBroken = useSyncExternalStore(
    subscribe,
    () => !('repaired' in document.documentElement.dataset),
    () => false,
  )
  if (isBroken) throw new Error('The page could not go on', { cause: new TypeError('no pressure') })
  return <h1>The page works</h1>
}
