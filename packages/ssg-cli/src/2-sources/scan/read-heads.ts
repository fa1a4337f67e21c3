import type { DocHead } from '../../model/head.ts'
import { askedFrontMatters } from './asked-front-matters.ts'
import { readHead, type HeadScan, type KnownFile } from './read-head.ts'

/** A file whose head is read: its path in its folder, and relative to the site folder. */
export interface HeadFile extends KnownFile {
  readonly file: string
  readonly source: string
}

/** The heads of files, in their order. Those that can't be read are told and left out. */
export async function readHeads(scan: HeadScan, files: readonly HeadFile[]): Promise<readonly DocHead[]> {
  const sources = files.flatMap(({ source, original }) => (original === undefined ? [source] : [source, original]))
  const frontMatters = await askedFrontMatters(scan, sources)
  const all = frontMatters ? { ...scan, frontMatters } : scan
  return files.flatMap(({ file, source, ...known }) => readHead(all, file, source, known) ?? [])
}
