import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { BundleEntry } from '../../../host.ts'
import { stop } from '../../esbuild.ts'
import { nodeBundler } from '../../node-bundler.ts'
import { nothingReady } from '../../ready-made/ready-made.ts'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'docs-build-client-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))
afterAll(stop)

type Files = Readonly<Record<string, string>>

const packages: Files = {
  'node_modules/react/index.js':
    'export const useState = 1, useEffect = 1, useId = 1, useMemo = 1, memo = 1, Component = 1, createElement = 1, use = 1; export default {}',
  'node_modules/react/jsx-runtime.js': 'export const jsx = 1, jsxs = 1, Fragment = 1',
  'node_modules/hooks/index.js': "import { useState } from 'react'\nexport const useOther = () => useState()",
  'theme/server.js':
    "import { useState } from 'react'\nimport './footer.js'\nexport default { hook: () => useState() }",
  'theme/footer.js': 'export default () => null',
}

/** What bundling a component at `c.tsx` gives, or of the entries that are given. */
async function bundled(files: Files, entries?: Readonly<Record<string, BundleEntry>>, components: Files = {}) {
  for (const [path, text] of Object.entries({ ...packages, ...files })) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
  const cache = {
    get: () => undefined,
    set: () => undefined,
    readBlob: () => '',
    writeBlob: () => ['', 0, 0],
    save: () => undefined,
  } as const
  const bundler = nodeBundler({
    siteDir,
    workDir: join(siteDir, '.docs-build'),
    cache,
    ready: nothingReady,
    asset: () => undefined,
  })
  return bundler.server({
    entries: entries ?? { 'file:c.tsx': { file: './c.tsx' } },
    theme: { package: './theme', components },
    baseUrl: '/',
  })
}

/** What is said of it. */
async function found(
  files: Files,
  entries?: Readonly<Record<string, BundleEntry>>,
  components: Files = {},
): Promise<string[]> {
  const { diagnostics } = await bundled(files, entries, components)
  return diagnostics.map(({ code, severity, file, line, column, endColumn, message }) => {
    const what = /"[^"]*"(?:, which calls "[^"]*",)?/.exec(message)?.[0]
    return code === 'missing-use-client' ? `${severity} ${file}:${line}:${column}-${endColumn} ${what}` : message
  })
}

test('a component that asks for more than comes with a page is told to leave its state to another one', async () => {
  const files = {
    'c.tsx':
      "import { useState } from 'react'\nimport { useName } from './name'\nexport default () => [useState(useName())]",
    'name.ts':
      "import { useActiveVersion } from '@docusaurus/plugin-content-docs/client'\nexport const useName = () => useActiveVersion().docs.length",
  }
  const { diagnostics } = await bundled(files)
  expect(diagnostics.find(({ file }) => file === 'c.tsx')).toMatchObject({
    code: 'missing-use-client',
    message: expect.stringContaining(
      '"useState" in a component that asks "useActiveVersion", expected it in another one',
    ),
    hint: expect.stringContaining('hand over what the page knows'),
  })
})

const react = "import React, { useState as state } from 'react'\n"

test.each<[what: string, code: string, found: string]>([
  [
    'state, under any name',
    `${react}export default (a: string) => {\n  const [b] = state<string>(a)\n  return b\n}`,
    '3:15-20 "useState"',
  ],
  [
    'an effect of the namespace',
    `${react}export default () => {\n  React.useEffect(() => undefined)\n}`,
    '3:3-18 "useEffect"',
  ],
  [
    'all of React by a name',
    "import * as R from 'react'\nexport const A = () => R.useReducer()",
    '2:24-36 "useReducer"',
  ],
  [
    'state that a class sets',
    `${react}export default class A extends React.Component {\n  a() { this.setState({}) }\n}`,
    '3:9-22 "setState"',
  ],
  [
    'a class that does something when it is shown',
    `${react}export default class A extends React.Component {\n  componentDidMount() { document.title = 'a' }\n  render() { return null }\n}`,
    '3:3-20 "componentDidMount"',
  ],
  [
    'a function for an event',
    'export default () => <p>\n  <button type="button" onClick={() => go()}>a</button></p>',
    '2:25-32 "onClick"',
  ],
  ['a function by its name', 'const go = () => 1\nexport default () => <form onSubmit={go} />', '2:28-36 "onSubmit"'],
  [
    'a function that was remembered',
    "import { useCallback } from 'react'\nexport default () => { const go = useCallback(() => 1, []); return <a onClick={go} /> }",
    '2:71-78 "onClick"',
  ],
  ['what a form does', 'const go = () => 1\nexport default () => <form action={go} />', '2:28-34 "action"'],
  [
    'what a button in a form does',
    'export default () => { async function go() {}; return <button formAction={go} /> }',
    '1:63-73 "formAction"',
  ],
  ['a function or nothing', 'export default ({ a }) => <a onClick={a ? () => 1 : undefined} />', '1:30-37 "onClick"'],
  [
    'an element that is created',
    "import { createElement } from 'react'\nexport default () => createElement('a', { onClick: () => 1 })",
    '2:43-50 "onClick"',
  ],
  [
    'what shows in browsers only',
    "import BrowserOnly from '@docusaurus/BrowserOnly'\nexport default () => <BrowserOnly>{() => 1}</BrowserOnly>",
    '2:23-34 "BrowserOnly"',
  ],
  [
    'a question for the browser',
    "import useIsBrowser from '@docusaurus/useIsBrowser'\nexport default () => useIsBrowser()",
    '2:22-34 "useIsBrowser"',
  ],
])('a component that stays static is told of %s', async (_, code, expected) => {
  expect(await found({ 'c.tsx': code })).toEqual([`warning c.tsx:${expected}`])
})

test.each<[what: string, code: string]>([
  [
    'hooks that have an answer when a page is rendered',
    "import { useId, useMemo, useContext, useRef, use } from 'react'\nexport default () => [useId(), useMemo(), useContext(), useRef(), use()]",
  ],
  [
    'a function that comes from outside',
    'export default ({ onClick, ...rest }) => <a onClick={onClick} onBlur={rest.onBlur} />',
  ],
  ['what a component is given', "import A from './a'\nexport default () => <A onClick={() => 1} on={() => 1} />"],
  [
    'where a form goes',
    "import { memo } from 'react'\nexport default () => { const a = memo(); return <form action={a} /> }",
  ],
  ['an event that is a word', 'export default () => <my-box onClick="go" />'],
  ['the same names of others', "import { useState } from './a'\nexport default () => useState()"],
  ['an island', "'use client'\nimport { useState } from 'react'\nexport default () => useState()"],
  ['what an island imports', "import B from './island'\nexport default () => <B />"],
  ['a hook that it hands on', "export { useToggle } from './hooks'"],
  ['a hook of a package', "import { useOther } from 'hooks'\nexport default () => useOther()"],
  [
    'a type and a string with such names',
    "import type { useState } from 'react'\nexport default () => 'React.useState() onClick={() => 1}'",
  ],
])('a component is told nothing of %s', async (_, code) => {
  const files = {
    'a.tsx': 'export default () => null\nexport const useState = () => 1',
    'island.tsx': "'use client'\nimport A from './inner'\nexport default () => <A />",
    'inner.tsx': "import { useState } from 'react'\nexport default () => useState()",
    'hooks.ts': "import { useState } from 'react'\nexport const useToggle = () => useState()",
    'c.tsx': code,
  }
  expect(await found(files)).toEqual([])
})

test('a hook of the site is told where a component calls it, through files that hand it on', async () => {
  const files = {
    'hooks/state.ts': "import { useState } from 'react'\nexport function useToggle() { return useState(false) }",
    'hooks/both.ts': "import { useToggle } from './state'\nexport default function useBoth() { return useToggle() }",
    'hooks/index.ts': "export * from './state'\nexport { default as useBoth } from './both'",
    'c.tsx': "import { useBoth } from './hooks'\nimport B from './b'\nexport default () => [useBoth(), <B />]",
    'b.tsx': "import * as hooks from './hooks'\nconst useOwn = () => hooks.useToggle()\nexport default () => useOwn()",
  }
  expect(await found(files)).toEqual([
    'warning b.tsx:3:22-28 "useOwn", which calls "useState",',
    'warning c.tsx:3:23-30 "useBoth", which calls "useState",',
  ])
})

test('hooks that call each other come to an end', async () => {
  const files = { 'c.tsx': 'const useA = () => useB()\nconst useB = () => useA()\nexport default () => useA()' }
  expect(await found(files)).toEqual([])
})

test('a module is told once, whatever is in it and wherever it is used', async () => {
  const files = {
    'c.tsx': `${react}export default () => { state(); React.useEffect(); return <a onClick={() => 1} /> }`,
  }
  const entries = { 'file:c.tsx': { file: './c.tsx' }, 'mdx:C': { file: './c.tsx' } }
  expect(await found(files, entries)).toEqual(['warning c.tsx:2:24-29 "useState"'])
})

test('a React page comes to life with all it imports, unless it holds an island', async () => {
  const files = {
    'c.tsx': `${react}export default () => state()`,
    'island.tsx': "'use client'\nexport default () => null",
    'pages/live.tsx': "import C from '../c'\nexport default () => <C onClick={() => 1} />",
    'pages/still.tsx': "import C from '../c'\nimport Island from '../island'\nexport default () => [<C />, <Island />]",
  }
  const live = { 'page:pages/live.tsx': { file: './pages/live.tsx' } }
  expect(await found(files, live)).toEqual([])
  expect(await found(files, { ...live, 'page:pages/still.tsx': { file: './pages/still.tsx' } })).toEqual([
    'warning c.tsx:2:22-27 "useState"',
  ])
})

test('a component in the place of one of the theme is told, the theme itself is not', async () => {
  const files = { 'footer.jsx': 'export default () => <button onClick={() => 1} />' }
  const entries = { runtime: { code: "export { default } from './theme/server.js'" } }
  expect(await found(files, entries, { footer: 'footer.jsx' })).toEqual(['warning footer.jsx:1:30-37 "onClick"'])
})
