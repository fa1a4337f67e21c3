import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF as Chromium writes it, a line for each run of glyphs: fonts say which character a glyph stands for.
 *
 * @see https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf 9.10
 */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1')
  const objects = new Map(
    Array.from(source.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj$/gm), ([, id = '', text = '']) => [id, text]),
  )
  const fonts = new Map<string, Map<number, string>>()
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
    if (map !== undefined) fonts.set(name, charactersOf(streamOf(objects.get(map)) ?? ''))
  }
  const contents = [...objects.values()]
    .flatMap((object) => streamOf(object) ?? [])
    .filter((text) => / Tj$/m.test(text))
  return contents.flatMap((content) => runsOf(content, fonts)).join('\n')
}

function streamOf(object: string | undefined): string | undefined {
  const stream = /\/Filter \/FlateDecode[^]*?stream\n([^]*)\nendstream/.exec(object ?? '')?.[1]
  return stream === undefined ? undefined : inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}

function charactersOf(map: string): Map<number, string> {
  const found = new Map<number, string>()
  const set = (glyph: number, code: number) => void found.set(glyph, String.fromCharCode(code))
  for (const [, list = ''] of map.matchAll(/beginbfchar\n([^]*?)endbfchar/g))
    for (const [, glyph = '', code = ''] of list.matchAll(/<(\w+)> <(\w+)>/g)) set(hex(glyph), hex(code))
  for (const [, list = ''] of map.matchAll(/beginbfrange\n([^]*?)endbfrange/g))
    for (const [, first = '', last = '', code = ''] of list.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let glyph = hex(first); glyph <= hex(last); glyph++) set(glyph, hex(code) + glyph - hex(first))
  return found
}

const hex = (digits: string) => parseInt(digits, 16)

function runsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): readonly string[] {
  return Array.from(content.matchAll(/^BT\n([^]*?)\nET$/gm), ([, run = '']) => {
    const font = fonts.get(/\/(F\d+) /.exec(run)?.[1] ?? '')
    return Array.from(run.matchAll(/<(\w+)> Tj/g), ([, glyphs = '']) =>
      Array.from(glyphs.matchAll(/\w{4}/g), ([glyph]) => font?.get(hex(glyph)) ?? '?').join(''),
    ).join('')
  })
}
