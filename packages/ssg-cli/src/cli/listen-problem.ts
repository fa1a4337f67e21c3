import { codeOf } from '../io/files/node-files.ts'

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'This port is not allowed; ports from 1024 on are.',
  EADDRINUSE: 'This port and all after it are taken.',
  EADDRNOTAVAIL: 'The host is not an address of this machine.',
  ENOTFOUND: 'The host is not known.',
  EAI_AGAIN: 'The host is not known.',
}

/** Why a server can't listen, in words; undefined for an error that is a bug. */
export function listenProblem(error: unknown, { host, port }: { host: string; port: number }): string | undefined {
  const reason = reasons[codeOf(error) ?? '']
  return reason && `Unable to listen on port ${port} of host "${host}". ${reason}`
}
