const key = Symbol('as code')

/** Writes a function as code, with the names by which the functions in it are found. */
type Writer = (nameOf: (inner: Function) => string) => string

/** Say how a function that was made here is written: nobody could name it. */
export function asCode<Made extends Function>(made: Made, write: Writer): Made {
  return Object.assign(made, { [key]: write })
}

/** How a function that was made here is written. */
export function codeOf(made: Function): Writer | undefined {
  // Only `asCode` knows the key.
  return Reflect.get(made, key) as Writer | undefined
}
