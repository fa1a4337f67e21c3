import { expect, test } from 'vitest'
import { runtimeCode } from './runtime-code.ts'

test('only the outermost component that is about a page is handed it, others what they stand around', () => {
  const around = ['src/theme/DocItem/index.tsx', 'src/theme/DocItem/Layout.jsx']
  const code = runtimeCode({ package: 'theme', articles: { docs: { around, after: [] } } } as never)
  expect(code).toContain('[{ around: [[Around0, true],[Around1, false]], after: [] }')
})
