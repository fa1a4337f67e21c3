/** Types of `find-servers.mjs`, for tests. */
export interface Server {
  readonly variable: string
  readonly program: string
}
export const servers: readonly Server[]
export function installed(server: Server, root: string): string | undefined
