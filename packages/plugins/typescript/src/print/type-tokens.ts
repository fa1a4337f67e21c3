import type { JSONOutput } from 'typedoc'
import { bracketed, joined, keyword, plain, type Token } from './tokens.ts'

/** The URL of the page or heading that shows what TypeDoc gave an id; undefined for what has none. */
export type UrlOf = (id: number) => string | undefined

type SomeType = JSONOutput.SomeType
type Signature = JSONOutput.SignatureReflection

/** Print a type as it is written in TypeScript. */
export function typeTokens(type: SomeType | undefined, urlOf: UrlOf): readonly Token[] {
  const print = (inner: SomeType | undefined) => typeTokens(inner, urlOf)
  if (!type) return [keyword('any')]
  switch (type.type) {
    case 'intrinsic':
      return [keyword(type.name)]
    case 'literal':
      return [literal(type.value)]
    case 'reference':
      return referenceTokens(type, urlOf)
    case 'array':
      return [...grouped(type.elementType, urlOf), plain('[]')]
    case 'union':
      return joined(
        type.types.map((part) => grouped(part, urlOf, isFunction)),
        ' | ',
      )
    case 'intersection':
      return joined(
        type.types.map((part) => grouped(part, urlOf)),
        ' & ',
      )
    case 'tuple':
      return bracketed(['[', ']'], (type.elements ?? []).map(print), ',')
    case 'namedTupleMember':
      return [plain(`${type.name}${type.isOptional ? '?' : ''}: `), ...print(type.element)]
    case 'optional':
      return [...grouped(type.elementType, urlOf), plain('?')]
    case 'rest':
      return [plain('...'), ...print(type.elementType)]
    case 'typeOperator':
      return [keyword(type.operator), plain(' '), ...grouped(type.target, urlOf, isUnion)]
    case 'indexedAccess':
      return [...grouped(type.objectType, urlOf), plain('['), ...print(type.indexType), plain(']')]
    case 'query':
      return [keyword('typeof'), plain(' '), ...print(type.queryType)]
    case 'reflection':
      return objectTokens(type.declaration, urlOf)
    default:
      return rareTokens(type, urlOf)
  }
}

/** Types that few signatures have. */
function rareTokens(type: SomeType, urlOf: UrlOf): readonly Token[] {
  const print = (inner: SomeType | undefined) => typeTokens(inner, urlOf)
  switch (type.type) {
    case 'conditional':
      return [
        ...print(type.checkType),
        keyword(' extends '),
        ...print(type.extendsType),
        plain(' ? '),
        ...print(type.trueType),
        plain(' : '),
        ...print(type.falseType),
      ]
    case 'inferred':
      return [keyword('infer '), plain(type.name)]
    case 'mapped': {
      const { parameter, parameterType, templateType, readonlyModifier, optionalModifier } = type
      const readonly = readonlyModifier ? [keyword(`${readonlyModifier === '-' ? '-' : ''}readonly `)] : []
      const optional = optionalModifier ? `${optionalModifier === '-' ? '-' : ''}?` : ''
      const key = [...readonly, plain(`[${parameter} `), keyword('in '), ...print(parameterType)]
      return [plain('{ '), ...key, plain(`]${optional}: `), ...print(templateType), plain(' }')]
    }
    case 'predicate': {
      const asserts = type.asserts ? [keyword('asserts ')] : []
      return [...asserts, plain(type.name), ...(type.targetType ? [keyword(' is '), ...print(type.targetType)] : [])]
    }
    case 'templateLiteral': {
      const tail = type.tail.flatMap(([part, after]) => [plain('${'), ...print(part), plain('}'), string(after)])
      return [string(`\`${type.head}`), ...tail, string('`')]
    }
    default:
      return [plain('name' in type ? String(type.name) : 'unknown')]
  }
}

function string(value: string): Token {
  return { text: value, style: 'string' }
}

function literal(value: unknown): Token {
  if (value === null) return keyword('null')
  if (typeof value === 'string')
    return string(`'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`)
  // TypeDoc writes large numbers so.
  if (typeof value === 'object')
    return plain(`${'negative' in value && value.negative ? '-' : ''}${'value' in value ? String(value.value) : ''}n`)
  return keyword(String(value))
}

function referenceTokens(type: JSONOutput.ReferenceType, urlOf: UrlOf): readonly Token[] {
  const url = typeof type.target === 'number' ? urlOf(type.target) : undefined
  const name: Token = { text: type.name, style: 'type', ...(url !== undefined && { url }) }
  const values = (type.typeArguments ?? []).map((value) => typeTokens(value, urlOf))
  return values.length === 0 ? [name] : [name, ...bracketed(['<', '>'], values, ',')]
}

function isUnion({ type }: SomeType): boolean {
  return type === 'union' || type === 'intersection'
}

function isFunction(type: SomeType): boolean {
  return type.type === 'reflection' && !!type.declaration.signatures
}

/** Parentheses around what would otherwise be read in another way. */
function grouped(
  type: SomeType,
  urlOf: UrlOf,
  needs = (inner: SomeType) =>
    isUnion(inner) || isFunction(inner) || ['conditional', 'typeOperator'].includes(inner.type),
): readonly Token[] {
  const tokens = typeTokens(type, urlOf)
  return needs(type) ? [plain('('), ...tokens, plain(')')] : tokens
}

/** An object or function type; TypeDoc may give an alias the parts of its type. */
export function objectTokens(declaration: JSONOutput.DeclarationReflection, urlOf: UrlOf): readonly Token[] {
  const { signatures = [], children = [], indexSignatures = [] } = declaration
  const [only] = signatures
  if (only && signatures.length === 1 && children.length === 0) {
    const isMaker = only.name === '__type' && only.kind === constructorSignature
    return [...(isMaker ? [keyword('new ')] : []), ...callTokens(only, urlOf, ' => ')]
  }
  const rows = [
    ...signatures.map((signature) => callTokens(signature, urlOf, ': ')),
    ...indexSignatures.map((signature) => indexTokens(signature, urlOf)),
    ...children.map((child) => memberTokens(child, urlOf)),
  ]
  return bracketed(['{', '}'], rows, ';')
}

const constructorSignature = 16384

/** `[key: string]: number` */
export function indexTokens({ parameters, type }: Signature, urlOf: UrlOf): readonly Token[] {
  const keys = (parameters ?? []).flatMap((key) => [plain(`${key.name}: `), ...typeTokens(key.type, urlOf)])
  return [plain('['), ...keys, plain(']: '), ...typeTokens(type, urlOf)]
}

/** A property or method, as it stands in an object type. */
export function memberTokens(member: JSONOutput.DeclarationReflection, urlOf: UrlOf): readonly Token[] {
  const { name, flags, type, signatures, getSignature } = member
  const readonly = flags.isReadonly ? [keyword('readonly ')] : []
  const called: Token = { text: `${name}${flags.isOptional ? '?' : ''}`, style: 'name' }
  if (signatures)
    return joined(
      signatures.map((signature) => [called, ...callTokens(signature, urlOf, ': ')]),
      '\n',
    )
  return [...readonly, called, plain(': '), ...typeTokens(type ?? getSignature?.type, urlOf)]
}

/** Type parameters, parameters and what comes back: `<T>(a: T): T`. */
export function callTokens(signature: Signature, urlOf: UrlOf, arrow: string): readonly Token[] {
  const parameters = (signature.parameters ?? []).map((parameter) => {
    const { flags, name, type, defaultValue } = parameter
    const mark = flags.isOptional || defaultValue !== undefined ? '?' : ''
    return [
      plain(`${flags.isRest ? '...' : ''}${name === '__namedParameters' ? 'options' : name}${mark}: `),
      ...typeTokens(type, urlOf),
    ]
  })
  const result = signature.type ? [plain(arrow), ...typeTokens(signature.type, urlOf)] : []
  return [...typeParameterTokens(signature.typeParameters, urlOf), ...bracketed(['(', ')'], parameters, ','), ...result]
}

/** `<T extends object = {}>`, or nothing. */
export function typeParameterTokens(
  parameters: readonly JSONOutput.TypeParameterReflection[] | undefined,
  urlOf: UrlOf,
): readonly Token[] {
  const parts = (parameters ?? []).map((parameter): readonly Token[] => [
    { text: parameter.name, style: 'type' },
    ...(parameter.type ? [keyword(' extends '), ...typeTokens(parameter.type, urlOf)] : []),
    ...(parameter.default ? [plain(' = '), ...typeTokens(parameter.default, urlOf)] : []),
  ])
  return parts.length === 0 ? [] : bracketed(['<', '>'], parts, ',')
}
