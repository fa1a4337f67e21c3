import { useState } from 'react'
import copy from 'copy-text-to-clipboard'

export default function Copying() {
  const [copied, setCopied] = useState('not yet')
  return (
    <button id="copying" onClick={() => setCopied(String(copy('pump\n42')))}>
      {copied}
    </button>
  )
}
