import { expect, test } from 'vitest'
import { thrownHint } from './thrown-hint.ts'

const whole = { line: 1, column: 7, endLine: 1, endColumn: 13 }
const longer = { ...whole, endColumn: 20 }

test.each([
  [
    'name is not defined',
    whole,
    'Write "\\{name\\}" for text in braces, or define the name in this file: export const name = …',
  ],
  [
    'name is not defined',
    longer,
    'Write "\\{" for a brace in text, or define the name in this file: export const name = …',
  ],
  ['name is not defined', undefined, undefined],
  ['frontMater is not defined', longer, 'Did you mean "frontMatter"? For a brace in text write "\\{".'],
  ['React is not defined', undefined, "Write at the beginning of the file: import React from 'react'"],
  [
    'useState is not defined',
    whole,
    "Write: import { useState } from 'react', in a component whose file begins with 'use client'",
  ],
  [
    'useState is not a function or its return value is not iterable',
    undefined,
    "Write: import { useState } from 'react', in a component whose file begins with 'use client'",
  ],
  ['useMemo is not a function', undefined, "Write: import { useMemo } from 'react'"],
  [
    'window is not defined',
    undefined,
    "Pages are rendered without a browser: use it in an effect or event of a component whose file begins with 'use client'.",
  ],
  [
    "ENOENT: no such file or directory, open '/site/.docs-build/server/x.txt'",
    undefined,
    "Components run in a bundle, which holds what they import by its path: import … from '!!raw-loader!./x.txt'",
  ],
  [
    "Cannot find module './x'\nRequire stack:\n- /site/.docs-build/server/chunk-RZ.mjs",
    undefined,
    "Components run in a bundle, which holds what they import by its path: import … from './x'",
  ],
  [
    '__dirname is not defined',
    undefined,
    "Components run in a bundle, which holds what they import by its path: import … from '!!raw-loader!./…'",
  ],
  ['go is not a function', whole, undefined],
  ['No data', whole, undefined],
])('%s, at %o: %s', (message, inMdx, hint) => {
  expect(thrownHint(message, inMdx)).toBe(hint)
})
