import { useState } from 'react'
import CodeBlock from '@theme/CodeBlock'

/** Works where it is rendered, and fails in browsers when it is told to. */
export default function Fragile({ fails }) {
  const [name] = useState('pump')
  if (fails && typeof document === 'object') throw new Error('no pump here')
  return (
    <div data-fragile="">
      <CodeBlock language="js">{`start(${name})`}</CodeBlock>
    </div>
  )
}
