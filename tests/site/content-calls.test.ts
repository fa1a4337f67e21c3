/** Calls in code samples: only functions that exist, with parameters that they have. */
import { describe, expect, test } from 'vitest'
import { callProblems } from './call-problems.ts'
import { codeBlocks } from './code-blocks.ts'
import { contentFiles } from './content-files.ts'
import { readTable } from './read-table.ts'
import { syntaxOfPages } from './signatures.ts'

const files = contentFiles()

describe('the syntax on a reference page is that of the function', () => {
  test.each(Object.entries(syntaxOfPages))('%s', (url, expected) => {
    const source = readTable('routes.tsv')
      .find((row) => row['url'] === url)
      ?.['source_path']?.replace(/\.mdx?$/, '')
    const file = files.find(({ tree, path }) => tree === '8.1' && path.replace(/\.mdx?$/, '') === source)
    expect(file, `no file for ${url}`).toBeDefined()
    const blocks = file ? codeBlocks(file) : []
    const own = blocks.filter(({ section }) => section.includes('Syntax'))
    // A page of several functions has a block of syntax in the section of each.
    const shown = (own.length > 0 ? own : blocks).flatMap(({ code }) => code.split('\n'))
    if (own.length > 0) expect(shown.toSorted()).toEqual(expected.toSorted())
    else expect(shown).toEqual(expect.arrayContaining([...expected]))
  })
})

test('code samples call only functions that exist, with parameters that they have', () => {
  expect(files.flatMap(callProblems)).toEqual([])
})

test('the check of calls finds wrong names and wrong parameters', () => {
  const problems = (code: string, language = 'python') =>
    callProblems({ file: 'a.md', text: `\`\`\`${language}\n${code}\n\`\`\`` }).map((problem) =>
      problem.replace(/^\S+ /, ''),
    )
  expect(problems('system.bartender.runBlockin("a", 1)')).toEqual(['system.bartender.runBlockin does not exist'])
  expect(problems('system.bartender.runBlocking("a")')).toEqual([
    'system.bartender.runBlocking cannot be called with 1 argument',
  ])
  expect(problems('system.thermo.if97.density(p=1, q=2)')).toEqual([
    'system.thermo.if97.density cannot be called with p, q',
  ])
  expect(problems('if97("density", "p", 1, "x", 2)', 'text')).toEqual([])
  expect(problems('if97("density", "p", 1, "y", 2)', 'text')).toEqual([
    'system.thermo.if97.density cannot be called with p, y',
  ])
  expect(problems('{"a": "() => perspective.sendMesage(1)"}', 'json')).toEqual([
    'perspective.sendMesage does not exist',
  ])
})
