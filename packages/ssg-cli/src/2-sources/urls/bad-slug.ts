import { invalidFrontMatter } from '../../diagnostics/catalogue.ts'
import { quote } from '../../diagnostics/quote.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DocHead } from '../../model/head.ts'
import { decode } from '../../text/urls/route-key.ts'
import { insidePath, staysInside } from '../../text/urls/stays-inside.ts'

/** A slug that is no path, or leads out of the site. `path` is what was made of `own`. */
export function badSlug({ source, positions }: DocHead, own: string, path: string): Diagnostic {
  const about = { file: source, position: positions['slug'] }
  const found = `Unexpected ${quote(own)} for key "slug", expected a path`
  if (staysInside(decode(path))) {
    const wrong = ['\\', '?', '#', '//'].filter((part) => own.includes(part)).map((part) => `"${part}"`)
    return invalidFrontMatter({ ...about, message: `${found} without ${wrong.join(' and ') || '"?", "#" and "//"'}` })
  }
  const hint = `Write ${quote(insidePath(decode(path)))}.`
  return invalidFrontMatter({ ...about, message: `${found} that stays in the site`, hint })
}
