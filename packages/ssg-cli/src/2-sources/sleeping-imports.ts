import { sleepingImport } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { ServerBundle } from '../model/bundle.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { BodyPlan } from '../model/page-plan.ts'
import { fencedBlocks } from '../text/markdown/fences.ts'
import { positionAt } from '../text/markdown/position-at.ts'

/** Tell where docs and partials import components of packages that keep state and stay as they are rendered. */
export function sleepingImports(
  files: Pick<Host['files'], 'read'>,
  asleep: ServerBundle['asleep'] = {},
  bodies: readonly BodyPlan[],
): readonly Diagnostic[] {
  if (Object.keys(asleep).length === 0) return []
  const sources = new Map(
    bodies.flatMap(({ head, inputs }) =>
      [head, ...Object.values(inputs.partials)].map(({ source, imports }) => [source, imports] as const),
    ),
  )
  return [...sources].flatMap(([file, imports]) => {
    const found = imports.filter(({ specifier }) => Object.hasOwn(asleep, specifier))
    if (found.length === 0) return []
    const text = withoutFences(new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.read(file)))
    const rendered = text.replace(browserOnly, '')
    return [...new Set(found.map(({ specifier }) => specifier))].flatMap((specifier) =>
      importedNames(text, specifier)
        .filter(({ name, local }) => asleep[specifier]?.includes(name) && isShown(local, rendered))
        .map(({ local, offset }) =>
          sleepingImport({ file, position: positionAt(text, offset, local.length), name: local, specifier }),
        ),
    )
  })
}

/** What browsers show themselves lives there. */
const browserOnly = /<BrowserOnly\b[\s\S]*?<\/BrowserOnly>/g

function isShown(name: string, text: string): boolean {
  return new RegExp(String.raw`<${name}\b`).test(text)
}

/** The text with blanks for its fenced code. */
function withoutFences(text: string): string {
  return fencedBlocks(text, 'mdx').reduce(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end),
    text,
  )
}

interface ImportedName {
  /** What the package calls it: `default` for its default export. */
  readonly name: string
  readonly local: string
  /** Where it stands in the text. */
  readonly offset: number
}

const statement = /^import\s+(?:([A-Z]\w*)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s*(['"])([^'"\n]+)\3/gm
const part = /(\w+)(?:\s+as\s+(\w+))?/g

/** What a text imports of a module by name. */
function importedNames(text: string, specifier: string): readonly ImportedName[] {
  return [...text.matchAll(statement)].flatMap(({ 0: whole, 1: own, 2: list, 4: from, index }) => {
    if (from !== specifier) return []
    const start = index + whole.indexOf('{') + 1
    const named = Array.from((list ?? '').matchAll(part), ({ 0: all, 1: name = '', 2: local = name, index: at }) => ({
      name,
      local,
      offset: start + at + all.length - local.length,
    }))
    return own === undefined ? named : [{ name: 'default', local: own, offset: index + whole.indexOf(own) }, ...named]
  })
}
