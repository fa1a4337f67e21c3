import { messageOf } from '../../text/message-of.ts'

/** What a module of the site or a package threw while it was loaded. */
export class ModuleError extends Error {
  /** As in `SiteContext.modules`: `file:components/Gauge.jsx`, `package:chart`. */
  readonly key: string

  constructor(cause: unknown, key: string) {
    super(messageOf(cause), { cause })
    this.name = 'ModuleError'
    this.key = key
  }
}

/** The module that is to blame for an error, which may have been thrown again by the article around it. */
export function moduleErrorIn(error: unknown): ModuleError | undefined {
  if (error instanceof ModuleError) return error
  return error instanceof Error && error.cause instanceof ModuleError ? error.cause : undefined
}

/**
 * A component in place of one whose module did not load: it throws when a page shows it or a part of it (`<Tabs.Item>`),
 * so that pages without it do not fail.
 */
export function failingComponent(failure: ModuleError): () => never {
  const fail = (): never => {
    throw failure
  }
  return new Proxy(fail, {
    get: (target, key) => (typeof key === 'string' && /^[A-Z]/.test(key) ? fail() : Reflect.get(target, key)),
  })
}
