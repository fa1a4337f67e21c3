import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run-cli.ts'
import { readFrontMatter } from '../../packages/ssg-cli/src/2-sources/scan/read-front-matter.ts'
import { frontMatterBlock } from '../../packages/ssg-cli/src/text/markdown/front-matter.ts'
import type { FrontMatter } from '../../packages/ssg-cli/src/model/front-matter.ts'

/** A Markdown file of the real content. */
export interface ContentFile {
  /** Path within the repository, with forward slashes. */
  readonly file: string
  /** Path within its collection, the same for both versions of a doc. */
  readonly path: string
  readonly tree: 'site' | '8.1' | 'next'
  /** A part that docs include, and no doc of its own. */
  readonly isPartial: boolean
  readonly frontMatter: FrontMatter
  readonly text: string
  readonly body: string
  /** Lines before the body. */
  readonly bodyLine: number
}

const trees = { site: 'content/site', '8.1': 'content/versioned_docs/version-8.1', next: 'content/docs' } as const

/** Read all Markdown files below `content`, in path order. */
export function contentFiles(): ContentFile[] {
  return (['site', '8.1', 'next'] as const).flatMap((tree) =>
    readdirSync(join(root, trees[tree]), { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.mdx?$/.test(path))
      .sort()
      .map((path) => contentFile(tree, path)),
  )
}

function contentFile(tree: keyof typeof trees, path: string): ContentFile {
  const file = `${trees[tree]}/${path}`
  const text = readFileSync(join(root, file), 'utf8')
  const after = frontMatterBlock(text)?.after ?? 0
  return {
    file,
    path,
    tree,
    isPartial: /(?:^|\/)_/.test(path),
    frontMatter: readFrontMatter(text, file).value.frontMatter,
    text,
    body: text.slice(after),
    bodyLine: text.slice(0, after).split('\n').length - 1,
  }
}
