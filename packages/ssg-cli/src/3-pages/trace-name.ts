import type { DocHead } from '../model/head.ts'

/** Under this name is kept what plugins last did to a body. Parts of a file have one each. */
export function traceName({ source, file, part }: Pick<DocHead, 'source' | 'file' | 'part'>): string {
  return part ? `${source} ${file}` : source
}
