import { heading, inlineCode, link, paragraph, text, type Content } from '@docs-build/mdx-text'
import type { JSONOutput } from 'typedoc'
import { bracketed, joined, keyword, plain, signatureBlock, type Token } from '../print/tokens.ts'
import {
  callTokens,
  indexTokens,
  memberTokens,
  objectTokens,
  typeParameterTokens,
  typeTokens,
  type UrlOf,
} from '../print/type-tokens.ts'
import { commentContent, parameterList } from './comment.ts'
import { memberId } from './names.ts'

type Declaration = JSONOutput.DeclarationReflection

/** What a page of an export depends on. */
export interface PagePlace {
  readonly urlOf: UrlOf
  /** URL of a line of the sources, with `{path}` and `{line}`. */
  readonly sourceUrl: string | undefined
}

/** Show an export: its signature, what its comment says, and its members. */
export function exportContent(declaration: Declaration, place: PagePlace): readonly Content[] {
  const { signatures } = declaration
  if (declaration.kind === 64 && signatures)
    return [
      ...withoutRepeats(signatures).flatMap((one) => signatureContent(one, 1, `function ${one.name}`, place)),
      ...definedIn(declaration, place),
    ]
  return [
    paragraph(signatureBlock(headTokens(declaration, place))),
    ...commentContent(declaration.comment, 1, place.urlOf),
    ...parameterList(declaration.typeParameters ?? [], 1, place.urlOf),
    ...definedIn(declaration, place),
    ...membersOf(declaration, place),
  ]
}

/** A comment stands on the first of several signatures that share it. */
function withoutRepeats(
  signatures: readonly JSONOutput.SignatureReflection[],
): readonly JSONOutput.SignatureReflection[] {
  return signatures.map((signature, index) => {
    const { comment, ...rest } = signature
    const before = signatures[index - 1]?.comment
    return before && JSON.stringify(before) === JSON.stringify(comment) ? rest : signature
  })
}

function signatureContent(
  signature: JSONOutput.SignatureReflection,
  level: number,
  start: string,
  { urlOf }: PagePlace,
): readonly Content[] {
  const [word = '', name = ''] = start.includes(' ') ? start.split(' ', 2) : ['', start]
  const head: readonly Token[] = [...(word === '' ? [] : [keyword(`${word} `)]), { text: name, style: 'name' }]
  return [
    paragraph(signatureBlock([...head, ...callTokens(signature, urlOf, ': ')])),
    ...commentContent(signature.comment, level, urlOf),
    ...parameterList([...(signature.typeParameters ?? []), ...(signature.parameters ?? [])], level, urlOf),
  ]
}

/** The head of a declaration that is no function. */
function headTokens(declaration: Declaration, { urlOf }: PagePlace): readonly Token[] {
  const { name, flags, type, typeParameters, extendedTypes, implementedTypes, defaultValue } = declaration
  const called: Token = { text: name, style: 'name' }
  const parameters = typeParameterTokens(typeParameters, urlOf)
  const list = (word: string, types: readonly JSONOutput.SomeType[] | undefined) =>
    types
      ? [
          keyword(` ${word} `),
          ...joined(
            types.map((one) => typeTokens(one, urlOf)),
            ', ',
          ),
        ]
      : []
  const above = [...list('extends', extendedTypes), ...list('implements', implementedTypes)]
  switch (declaration.kind) {
    case 128:
      return [keyword(`${flags.isAbstract ? 'abstract ' : ''}class `), called, ...parameters, ...above]
    case 256: {
      const rows = [
        ...(declaration.indexSignatures ?? []).map((one) => indexTokens(one, urlOf)),
        ...(declaration.children ?? []).map((child) => shortMember(child, urlOf)),
      ]
      return [keyword('interface '), called, ...parameters, ...above, plain(' '), ...bracketed(['{', '}'], rows, ';')]
    }
    case 8:
      return [keyword('enum '), called]
    case 4:
      return [keyword('namespace '), called]
    case 32:
      return [
        keyword(`${flags.isConst ? 'const' : 'let'} `),
        called,
        plain(': '),
        ...typeTokens(type, urlOf),
        ...(defaultValue && defaultValue !== '...' ? [plain(` = ${defaultValue}`)] : []),
      ]
    default:
      return [
        keyword('type '),
        called,
        ...parameters,
        plain(' = '),
        ...(type ? typeTokens(type, urlOf) : objectTokens(declaration, urlOf)),
      ]
  }
}

/** Members that are objects are told in full where they have their heading. */
function shortMember(member: Declaration, urlOf: UrlOf): readonly Token[] {
  if (member.type?.type !== 'reflection' || !member.type.declaration.children) return memberTokens(member, urlOf)
  const { type: _type, ...rest } = member
  return [...memberTokens({ ...rest, type: { type: 'intrinsic', name: 'object' } }, urlOf)]
}

/** Kinds of members, in the order in which they are shown. Numbers are those of TypeDoc. */
const memberKinds: readonly (readonly [kind: number, title: string])[] = [
  [512, 'Constructors'],
  [16, 'Members'],
  [1024, 'Properties'],
  [262144, 'Accessors'],
  [2048, 'Methods'],
  [64, 'Functions'],
  [256, 'Interfaces'],
  [2097152, 'Types'],
  [32, 'Variables'],
]

function membersOf(declaration: Declaration, place: PagePlace): readonly Content[] {
  const own = declaration.type?.type === 'reflection' ? declaration.type.declaration.children : undefined
  const members = (declaration.children ?? own ?? []).filter(({ flags }) => !flags.isInherited)
  return memberKinds.flatMap(([kind, title]) => {
    const shown = members.filter((member) => member.kind === kind)
    if (shown.length === 0) return []
    return [heading(2, [text(title)]), ...shown.flatMap((member) => memberContent(member, place))]
  })
}

function memberContent(member: Declaration, place: PagePlace): readonly Content[] {
  const { name, signatures, comment, getSignature, setSignature } = member
  const head = heading(3, [inlineCode(name)], memberId(member))
  if (signatures) {
    const start = name === 'constructor' ? 'new ' : ''
    return [
      head,
      ...withoutRepeats(signatures).flatMap((one) => signatureContent(one, 3, `${start}${one.name}`, place)),
      ...definedIn(member, place),
    ]
  }
  const tokens = member.kind === 16 ? enumMember(member, place.urlOf) : memberTokens(member, place.urlOf)
  return [
    head,
    paragraph(signatureBlock(tokens)),
    ...commentContent(comment ?? getSignature?.comment ?? setSignature?.comment, 3, place.urlOf),
    ...definedIn(member, place),
  ]
}

function enumMember({ name, type }: Declaration, urlOf: UrlOf): readonly Token[] {
  return [{ text: name, style: 'name' }, plain(' = '), ...typeTokens(type, urlOf)]
}

/** Say where a declaration stands. */
function definedIn({ sources }: Declaration, { sourceUrl }: PagePlace): readonly Content[] {
  const [source] = sources ?? []
  if (!source || source.fileName.includes('node_modules/')) return []
  const label = text(`${source.fileName}:${source.line}`)
  const url = sourceUrl?.replaceAll('{path}', source.fileName).replaceAll('{line}', String(source.line))
  return [
    paragraph(
      text('Defined in '),
      url === undefined ? inlineCode(`${source.fileName}:${source.line}`) : link(url, label),
    ),
  ]
}
