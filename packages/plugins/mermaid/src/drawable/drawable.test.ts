import { expect, test } from 'vitest'
import { drawable } from './drawable.ts'

test('each mention of a node of a flowchart gets its last form, and spaces', () => {
  const text = `
    flowchart LR
    %% a comment
    A-->B;
    A["foo (bar)"] -- yes --> B{Is it?} & C
    subgraph S [A group]
      C:::warn -.->|"no"| D([End of it])
    end
    classDef warn fill:#f99,stroke-width:2px
  `
  expect(drawable(text)).toEqual({
    kind: 'Flowchart',
    text: [
      'flowchart LR',
      'A["foo (bar)"] --> B{"Is it?"}',
      'A["foo (bar)"] -->|yes| B{"Is it?"} & C',
      'subgraph S [A group]',
      'C:::warn -.->|no| D(["End of it"])',
      'end',
      'classDef warn fill:#f99,stroke-width:2px,color:#000000',
    ].join('\n'),
  })
})

test.each([
  ['flowchart TD', 'A --> B'],
  ['graph LR', 'A[GET /users] <--> B[(Table)] === C((c))'],
  ['sequenceDiagram', 'participant A as Alice', 'A->>B: Hi, you', 'alt is in', 'B-->>A: Ho<br/>ho', 'else', 'end'],
  ['stateDiagram-v2', 'state "Is still" as s', '[*] --> s', 's --> Moving : push', 'state Moving {', '[*] --> a', '}'],
  [
    'classDiagram',
    'class Animal {',
    '<<abstract>>',
    '+int age',
    '+eat(int a) bool',
    '}',
    'Animal <|-- Duck',
    'A "1" --> "*" B : has',
  ],
  ['erDiagram', 'CUSTOMER ||--o{ ORDER : places', 'ORDER {', 'int id PK', '}'],
])('a diagram of usual lines is drawn: %s', (...lines) => {
  expect(drawable(lines.join('\n'))?.text.split('\n')).toHaveLength(lines.length)
})

test.each([
  ['pie', '"a" : 1'],
  ['flowchart LR', 'A -->'],
  ['flowchart LR', 'A[x --> B'],
  ['flowchart LR', 'A@{ shape: doc } --> B'],
  ['flowchart LR', 'A --x B'],
  ['flowchart LR', 'A---oB'],
  ['flowchart LR', 'A---B'],
  ['flowchart LR', 'A ---> B'],
  ['flowchart LR', 'A[#quot;x#quot;]'],
  ['flowchart LR', 'A["`**bold**`"]'],
  ['flowchart LR', 'A[/slope/]'],
  ['flowchart LR', 'A --> B', 'click A "https://example.com"'],
  ['flowchart LR', 'subgraph S', 'A', 'end', 'S --> B'],
  ['flowchart LR', 'subgraph S', 'A', 'end', 'subgraph T', 'A', 'end'],
  ['flowchart LR', 'subgraph S', 'A'],
  ['flowchart LR', 'subgraph S', 'direction TB', 'A', 'end'],
  ['flowchart LR', '%%{init: {"theme": "forest"}}%%', 'A'],
  ['sequenceDiagram', 'autonumber', 'A->>B: x'],
  ['sequenceDiagram', 'A->B: a line without an arrow'],
  ['sequenceDiagram', 'A->>+B: x'],
  ['sequenceDiagram', 'actor A', 'A->>B: x'],
  ['sequenceDiagram', 'Note over A: x'],
  ['sequenceDiagram', 'A->>B x'],
  ['sequenceDiagram', 'loop x', 'A->>B: x'],
  ['sequenceDiagram', 'A->>B: x', 'participant A as Alice'],
  ['stateDiagram-v2', 's --> t', 'state "Is still" as s'],
  ['stateDiagram-v2', 'state f <<fork>>'],
  ['classDiagram', 'class A {', '+name: String', '}'],
  ['classDiagram', 'class List~int~'],
  ['erDiagram', 'A }o--|| B : x'],
  ['erDiagram'],
])('a diagram with more is left to Mermaid: %s %s', (...lines) => {
  expect(drawable(lines.join('\n'))).toBeUndefined()
})
