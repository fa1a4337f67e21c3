/** Whose functions all code shares. */
const names = (
  'Object Function Array String Number Boolean Symbol BigInt Date RegExp Error Promise Map Set WeakMap ' +
  'WeakSet WeakRef Proxy Reflect JSON Math Uint8Array URL URLSearchParams TextDecoder TextEncoder Buffer ' +
  'setTimeout setImmediate queueMicrotask parseInt parseFloat encodeURIComponent decodeURIComponent ' +
  'encodeURI decodeURI'
).split(' ')

/** What anybody may set: it is a hook of the engine, and compilers that are loaded with plugins of PostCSS set it. */
const quiet = new Set(['Error.prepareStackTrace'])

interface BuiltIn {
  readonly name: string
  readonly owner: object
  readonly key: PropertyKey
  readonly value: unknown
  readonly descriptor: PropertyDescriptor
}

// Whoever looks for what was changed must not use it.
const { defineProperty } = Object
const builtIns: readonly BuiltIn[] = names.flatMap((name) => {
  const own = functionsOf(globalThis, '', [name])
  const value: unknown = own[0]?.value
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return []
  const prototype: unknown = Reflect.get(value, 'prototype')
  return [
    ...own,
    ...functionsOf(value, `${name}.`),
    ...(typeof prototype === 'object' && prototype !== null ? functionsOf(prototype, `${name}.prototype.`) : []),
  ]
})

function functionsOf(owner: object, prefix: string, keys: readonly PropertyKey[] = Reflect.ownKeys(owner)): BuiltIn[] {
  return keys.flatMap((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(owner, key)
    const value: unknown = descriptor?.value
    const isShared = typeof value === 'function' || (typeof value === 'object' && value !== null)
    return descriptor && isShared ? [{ name: `${prefix}${String(key)}`, owner, key, value, descriptor }] : []
  })
}

/**
 * Undo what code of a site did to functions that all code shares: `JSON.parse = …`. New ones stay, as polyfills add them.
 * Returns the name of the first that was changed. Costs a twentieth of a millisecond.
 */
export function restoredBuiltIn(): string | undefined {
  let changed: string | undefined
  for (let index = 0; index < builtIns.length; index++) {
    // The index is within the list.
    const { name, owner, key, value, descriptor } = builtIns[index] as BuiltIn
    if ((owner as Record<PropertyKey, unknown>)[key] === value) continue
    try {
      defineProperty(owner, key, descriptor)
      if (!quiet.has(name)) changed ??= name
    } catch {
      // What was made final stays what it is.
    }
  }
  return changed
}

/** Code that changed what all code shares. */
export class BuiltInChanged extends Error {
  constructor(name: string) {
    super(`It changed ${name}, which all code shares; it was put back`)
    this.name = 'BuiltInChanged'
  }
}
