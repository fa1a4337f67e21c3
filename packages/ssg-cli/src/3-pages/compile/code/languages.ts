import type { LanguageRegistration } from 'shiki'
import { bundledLanguagesInfo } from './shiki.ts'

/**
 * Names that authors use and shiki has no alias for, most of them Prism's, with the nearest grammar. Those that none
 * comes near are known to be text.
 *
 * @see https://prismjs.com/#supported-languages
 */
const ours: Readonly<Record<string, string>> = {
  curl: 'shellscript',
  nodejs: 'javascript',
  node: 'javascript',
  golang: 'go',
  'shell-session': 'shellsession',
  'sh-session': 'shellsession',
  markup: 'html',
  ejs: 'html',
  svg: 'xml',
  mathml: 'xml',
  rss: 'xml',
  atom: 'xml',
  webmanifest: 'json',
  objectivec: 'objective-c',
  gradle: 'groovy',
  fortran: 'fortran-free-form',
  flow: 'jsx',
  patch: 'diff',
  git: 'diff',
  django: 'jinja',
  jinja2: 'jinja',
  vbnet: 'vb',
  vba: 'vb',
  'visual-basic': 'vb',
  armasm: 'asm',
  'arm-asm': 'asm',
  nasm: 'asm',
  arduino: 'cpp',
  apacheconf: 'apache',
  aspnet: 'razor',
  clike: 'c',
  context: 'latex',
  cshtml: 'razor',
  dotnet: 'csharp',
  editorconfig: 'ini',
  emacs: 'emacs-lisp',
  gawk: 'awk',
  gettext: 'po',
  jsonp: 'json',
  mathematica: 'wolfram',
  mongodb: 'javascript',
  mustache: 'handlebars',
  objectpascal: 'pascal',
  opencl: 'c',
  purs: 'purescript',
  rkt: 'racket',
  rq: 'sparql',
  ssml: 'xml',
  uri: 'text',
  url: 'text',
  bnf: 'text',
  ebnf: 'text',
  ignore: 'text',
  gitignore: 'text',
  hgignore: 'text',
  npmignore: 'text',
  'go-mod': 'text',
  'go-module': 'text',
}
const plain = ['text', 'txt', 'plain', 'plaintext', 'none']

/** Find the shiki name of languages. */
export interface Languages {
  canonical(name: string): string | undefined
  readonly names: readonly string[]
}

/**
 * Know the languages by their names and aliases.
 *
 *     createLanguages({}).canonical('curl')  // → 'shellscript'
 */
export function createLanguages(
  aliases: Readonly<Record<string, string>>,
  grammars: readonly Pick<LanguageRegistration, 'name' | 'aliases'>[] = [],
): Languages {
  const byName = new Map<string, string>(plain.map((name) => [name, 'text']))
  for (const { id, aliases: others = [] } of bundledLanguagesInfo) {
    for (const name of [id, ...others]) byName.set(name, id)
  }
  for (const { name, aliases: others = [] } of grammars)
    for (const own of [name, ...others]) byName.set(own.toLowerCase(), name)
  for (const [alias, name] of [...Object.entries(ours), ...Object.entries(aliases)]) {
    const canonical = byName.get(name.toLowerCase())
    if (canonical !== undefined) byName.set(alias.toLowerCase(), canonical)
  }
  return { canonical: (name) => byName.get(name.toLowerCase()), names: [...byName.keys()].sort() }
}
