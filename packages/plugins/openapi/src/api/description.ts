/**
 * A description in OpenAPI, as far as pages show it. Both editions are read as they are: what 3.0 says in another way than
 * 3.1 has a note.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html
 * @see https://spec.openapis.org/oas/v3.0.4.html
 */
export interface Description {
  readonly openapi: string
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description?: string
    readonly termsOfService?: string
    readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string }
    readonly license?: { readonly name: string; readonly url?: string }
  }
  readonly servers?: readonly Server[]
  readonly paths?: Readonly<Record<string, PathItem | Reference>>
  readonly webhooks?: Readonly<Record<string, PathItem | Reference>>
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme | Reference>>
  }
  readonly security?: readonly SecurityRequirement[]
  readonly tags?: readonly Tag[]
  readonly externalDocs?: ExternalDocs
}

/** A pointer to something that stands elsewhere: `#/components/schemas/Pet`. */
export interface Reference {
  readonly $ref: string
}

/** Where an API is reached. */
export interface Server {
  readonly url: string
  readonly description?: string
  readonly variables?: Readonly<
    Record<string, { readonly default: string; readonly enum?: readonly string[]; readonly description?: string }>
  >
}

/** Methods that operations may have, in the order in which they are shown. */
export const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const

/** One of {@link methods}. */
export type Method = (typeof methods)[number]

/** The operations of a path. */
export type PathItem = {
  readonly [method in Method]?: Operation
} & {
  readonly servers?: readonly Server[]
  readonly parameters?: readonly (Parameter | Reference)[]
}

/** What one can ask of an API. */
export interface Operation {
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly externalDocs?: ExternalDocs
  readonly operationId?: string
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: RequestBody | Reference
  readonly responses?: Readonly<Record<string, Response | Reference>>
  readonly callbacks?: Readonly<Record<string, Readonly<Record<string, PathItem | Reference>> | Reference>>
  readonly deprecated?: boolean
  readonly security?: readonly SecurityRequirement[]
  readonly servers?: readonly Server[]
}

/** Places in a request where parameters stand, in the order in which they are shown. */
export const parameterPlaces = ['path', 'query', 'header', 'cookie'] as const

/** A parameter of a request, or a header of a response. */
export interface Parameter {
  readonly name: string
  readonly in: (typeof parameterPlaces)[number]
  readonly description?: string
  readonly required?: boolean
  readonly deprecated?: boolean
  readonly schema?: Schema
  readonly content?: Readonly<Record<string, MediaType>>
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, Example | Reference>>
}

/** A header of a response: a parameter whose name is its key. */
export type Header = Omit<Parameter, 'name' | 'in'>

/** What a request carries. */
export interface RequestBody {
  readonly description?: string
  readonly required?: boolean
  readonly content: Readonly<Record<string, MediaType>>
}

/** What comes back. */
export interface Response {
  readonly description?: string
  readonly headers?: Readonly<Record<string, Header | Reference>>
  readonly content?: Readonly<Record<string, MediaType>>
}

/** A content of one type. */
export interface MediaType {
  readonly schema?: Schema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, Example | Reference>>
}

/** An example that has a name. */
export interface Example {
  readonly summary?: string
  readonly description?: string
  readonly value?: unknown
  readonly externalValue?: string
}

/** A group of operations. */
export interface Tag {
  readonly name: string
  readonly description?: string
  readonly externalDocs?: ExternalDocs
}

/** A link to what else there is to read. */
export interface ExternalDocs {
  readonly url: string
  readonly description?: string
}

/** Schemes that are needed together, with their scopes. An empty one: nothing is needed. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>

/** A way to say who asks. */
export interface SecurityScheme {
  readonly type: 'apiKey' | 'http' | 'mutualTLS' | 'oauth2' | 'openIdConnect'
  readonly description?: string
  /** Of an API key. */
  readonly name?: string
  readonly in?: 'query' | 'header' | 'cookie'
  /** Of HTTP authentication: `basic`, `bearer`. */
  readonly scheme?: string
  readonly bearerFormat?: string
  readonly openIdConnectUrl?: string
  readonly flows?: Readonly<
    Record<
      string,
      {
        readonly authorizationUrl?: string
        readonly tokenUrl?: string
        readonly refreshUrl?: string
        readonly scopes?: Readonly<Record<string, string>>
      }
    >
  >
}

/** A schema; `true` and `{}` allow everything. A reference may have other words beside it since 3.1. */
export type Schema = boolean | SchemaObject

/** A schema that says something. */
export interface SchemaObject {
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  /** 3.0; a type of its own in 3.1. */
  readonly nullable?: boolean
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  /** 3.0; `examples` in 3.1. */
  readonly example?: unknown
  readonly examples?: readonly unknown[]
  readonly deprecated?: boolean
  readonly readOnly?: boolean
  readonly writeOnly?: boolean
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly not?: Schema
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Readonly<Record<string, string>> }
  readonly minimum?: number
  readonly maximum?: number
  /** A bound of its own in 3.1; in 3.0 true, for the bound beside it. */
  readonly exclusiveMinimum?: number | boolean
  readonly exclusiveMaximum?: number | boolean
  readonly multipleOf?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly contentMediaType?: string
  readonly externalDocs?: ExternalDocs
}
