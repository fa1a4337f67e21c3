import { memo, useState } from 'react'

/** Shows what stands between its tags, or hides it. It is no default export. */
export function Fold({ children, title, isOpenAtFirst = false }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <section>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {title}
      </button>
      {isOpen && <div className="fold">{children}</div>}
    </section>
  )
}

/** An object, of which React makes a component. */
export const Count = memo(function Count({ children }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" className="count" onClick={() => setCount(count + 1)}>
      {children} {count}
    </button>
  )
})
