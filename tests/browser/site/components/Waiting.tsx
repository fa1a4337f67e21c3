'use client'

import { lazy, Suspense } from 'react'

const Part = lazy(() => import('./Part.tsx'))

/** Shows something that is loaded when it is shown. */
export default function Waiting() {
  return (
    <Suspense fallback={<p>A moment</p>}>
      <Part />
    </Suspense>
  )
}
