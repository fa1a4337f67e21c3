import { useState } from 'react'

export default function CounterPage() {
  const [count, setCount] = useState(0)
  return (
    <div className="page__column">
      <h1>Counter page</h1>
      <button type="button" className="button" onClick={() => setCount(count + 1)}>
        Pumped {count}
      </button>
      <p>
        <a href="/docs/everything">Everything</a>
      </p>
    </div>
  )
}
