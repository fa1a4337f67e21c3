'use client'
import { useState } from 'react'

export default function Counter({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start)
  if (count > 9) throw new Error('The counter ran over', { cause: new Error('ten clicks') })
  return (
    <button type="button" className="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  )
}
