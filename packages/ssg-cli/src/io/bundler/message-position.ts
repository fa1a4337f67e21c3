import { resolve } from 'node:path'
import type { SourcePosition } from '../../host.ts'
import { relativePath } from '../within.ts'
import type { Message } from '../esbuild.ts'

/** Where a message of esbuild stands. Its columns count from 0. */
export function messagePosition(location: NonNullable<Message['location']>, siteDir: string): SourcePosition {
  const { line, column, length } = location
  return {
    file: relativePath(siteDir, resolve(siteDir, location.file)),
    position: { line, column: column + 1, endLine: line, endColumn: column + 1 + Math.max(1, length) },
  }
}
