import { useState } from 'react'

/** An item of the bar that keeps state. */
export default function Stars({ item, isInDrawer }) {
  const [count, setCount] = useState(item.props.count)
  return (
    <button type="button" data-place={isInDrawer ? 'drawer' : 'bar'} onClick={() => setCount(count + 1)}>
      {count} stars
    </button>
  )
}
