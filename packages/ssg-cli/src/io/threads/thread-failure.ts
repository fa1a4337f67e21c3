import { messageOf } from '../../text/message-of.ts'
import { codeOf } from '../files/node-files.ts'
import { OutputFailed } from '../output/output-failed.ts'

/** An error on its way from a thread: cloning one keeps its message, and loses its class and what the system said of it. */
export interface ThreadFailure {
  readonly name: string
  readonly message: string
  readonly stack: string
  /** `ENOSPC` and the like, when a file could not be read or written. */
  readonly code?: string
  readonly path?: string
}

/** What a thread tells of an error. */
export function failureOf(error: unknown): ThreadFailure {
  if (!(error instanceof Error)) return { name: 'Error', message: messageOf(error), stack: '' }
  const { name, message, stack = '' } = error
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined
  return { name, message, stack, code: codeOf(error), path }
}

/** The error that a thread told of, so that a full disk is told in the same words whoever met it. */
export function errorOf({ name, message, stack, code, path }: ThreadFailure): Error {
  const error = name === 'OutputFailed' ? new OutputFailed(message) : new Error(message)
  return Object.assign(error, { name, stack }, code !== undefined && { code }, path !== undefined && { path })
}
