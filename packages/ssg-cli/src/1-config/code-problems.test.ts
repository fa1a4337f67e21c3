import { expect, test } from 'vitest'
import { codeProblems, namesCode } from './code-problems.ts'

const names = { languages: ['text', 'pascal', 'javascript'], themes: ['dracula', 'github-light'] }
const told = (code: unknown) =>
  codeProblems({ code }, names).map(({ path, message, suggestion }) => [path.join('.'), message, suggestion])

test('a theme that does not exist is a problem that names the nearest', () => {
  expect(told({ themes: { light: 'github-light', dark: 'drakula', dim: 'x' } })).toEqual([
    ['code.themes.dark', 'Unexpected "drakula", expected the name of a theme for code', 'dracula'],
  ])
})

test('an alias of a language that does not exist is a problem', () => {
  expect(told({ aliases: { st: 'pascl', St2: 'Pascal', st3: 'st2', st4: 'st' } })).toEqual([
    ['code.aliases.st', 'Unexpected "pascl", expected the name of a language for code', 'pascal'],
  ])
})

test('a default language that does not exist is a problem', () => {
  expect(told({ defaultLanguage: 'javascrpt' })).toEqual([
    ['code.defaultLanguage', 'Unexpected "javascrpt", expected the name of a language for code', 'javascript'],
  ])
  expect(told({ defaultLanguage: 'st', aliases: { st: 'pascal' } })).toEqual([])
})

test('what is no text is left to the schema', () => {
  expect(told({ themes: { dark: 1 }, aliases: 'a', defaultLanguage: '' })).toEqual([])
  expect(told(undefined)).toEqual([])
})

test('names are asked for when a config has some', () => {
  expect(namesCode({ code: { magicComments: [] } })).toBe(false)
  expect(namesCode({ code: { aliases: {} } })).toBe(true)
  expect(namesCode(undefined)).toBe(false)
})
