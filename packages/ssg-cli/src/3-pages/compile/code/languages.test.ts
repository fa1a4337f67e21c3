import { expect, test } from 'vitest'
import { createLanguages } from './languages.ts'

test.each([
  ['none', 'text'],
  ['uri', 'text'],
  ['apacheconf', 'apache'],
  ['aspnet', 'razor'],
  ['clike', 'c'],
  ['context', 'latex'],
  ['cshtml', 'razor'],
  ['dotnet', 'csharp'],
  ['editorconfig', 'ini'],
  ['emacs', 'emacs-lisp'],
  ['gawk', 'awk'],
  ['gettext', 'po'],
  ['jsonp', 'json'],
  ['mathematica', 'wolfram'],
  ['mongodb', 'javascript'],
  ['mustache', 'handlebars'],
  ['objectpascal', 'pascal'],
  ['opencl', 'c'],
  ['purs', 'purescript'],
  ['rkt', 'racket'],
  ['rq', 'sparql'],
  ['ssml', 'xml'],
])('the name %s of Prism means %s', (name, language) => {
  expect(createLanguages({}).canonical(name)).toBe(language)
})
