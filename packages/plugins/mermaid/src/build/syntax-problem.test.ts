import { expect, test } from 'vitest'
import { syntaxProblem } from './syntax-problem.ts'

test.each([
  ['flowchart LR\nA[x] --> B@{ shape: doc }\n'],
  ['sequenceDiagram\nA->>B: x\n'],
  ['stateDiagram-v2\ns --> t\n'],
  ['classDiagram\nA <|-- B\n'],
  ['pie title P\n"a" : 1\n'],
  ['gitGraph\ncommit\n'],
  ["---\nconfig:\n  gitGraph:\n    mainBranchName: 'trunk'\n---\ngitGraph\ncommit\nbranch a\ncheckout trunk\n"],
  ['mindmap\n root((a))\n  b\n'],
  ['---\ntitle: x\n---\n%% a comment\ngantt\ntitle A\ndateFormat YYYY-MM-DD\nsection S\nA :a1, 2014-01-01, 30d\n'],
])('%j is right', async (code) => {
  expect(await syntaxProblem(code)).toBeUndefined()
})

test.each([
  ['flowchart LR\nA[Hello --> B\n', 2, "Unexpected end of the diagram, expected Mermaid's syntax"],
  ['sequenceDiagram\n%% comment\n\nA->>B x\nA->>B: x\n', 4, "Unexpected end of the line, expected Mermaid's syntax"],
  ['---\ntitle: x\n---\n\nflowchart LR\nA --> B\nB --> C]\n', 7, ''],
  ['\nfloochart LR\nA-->B', 2, 'Unexpected kind of diagram "floochart", expected one that Mermaid knows'],
  ['pie title P\n"Dogs : 386\n', 2, ''],
  ['gitGraph\ncommit\ncheckout nope\n', 1, ''],
])('%j is told in its line', async (code, line, message) => {
  const problem = await syntaxProblem(code)
  expect(problem?.line).toBe(line)
  expect(problem?.message).toContain(message)
})

test('a diagram that the parser can only read in a browser has no problem', async () => {
  expect(await syntaxProblem('sequenceDiagram\n  box Dialect\n    participant A\n  end\n  A->>A: go')).toBeUndefined()
})
