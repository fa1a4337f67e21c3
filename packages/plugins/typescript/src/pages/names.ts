import type { JSONOutput } from 'typedoc'

/** What a doc shows, and the file it is in. */
export interface ExportPage {
  readonly file: string
  readonly kind: ExportKind
  readonly declaration: JSONOutput.DeclarationReflection
}

/** Kinds of exports, in the order in which they are listed. Numbers are those of TypeDoc. */
export const kinds = [
  { kind: 64, title: 'Functions', folder: 'functions' },
  { kind: 128, title: 'Classes', folder: 'classes' },
  { kind: 256, title: 'Interfaces', folder: 'interfaces' },
  { kind: 2097152, title: 'Types', folder: 'types' },
  { kind: 8, title: 'Enums', folder: 'enums' },
  { kind: 32, title: 'Variables', folder: 'variables' },
  { kind: 4, title: 'Namespaces', folder: 'namespaces' },
] as const

/** One of {@link kinds}. */
export type ExportKind = (typeof kinds)[number]

/** A module that is shown: its first page, and its exports. */
export interface ModulePages {
  /** Empty where there is only one. */
  readonly name: string
  readonly file: string
  readonly declaration: JSONOutput.ProjectReflection | JSONOutput.DeclarationReflection
  readonly exports: readonly ExportPage[]
}

/** TypeDoc's number for modules, of which it speaks where there are several. */
const moduleKind = 2

/** List the modules of a project with the files of their pages. */
export function modulesOf(project: JSONOutput.ProjectReflection): readonly ModulePages[] {
  const children = project.children ?? []
  const modules = children.filter(({ kind }) => kind === moduleKind)
  if (modules.length === 0)
    return [{ name: '', file: 'index.mdx', declaration: project, exports: exportsOf(children, '') }]
  return modules.map((declaration) => {
    const folder = `${declaration.name.replace(/[^\w.-]+/g, '-').toLowerCase()}/`
    return {
      name: declaration.name,
      file: `${folder}index.mdx`,
      declaration,
      exports: exportsOf(declaration.children ?? [], folder),
    }
  })
}

function exportsOf(children: readonly JSONOutput.DeclarationReflection[], folder: string): readonly ExportPage[] {
  const used = new Set<string>()
  return kinds.flatMap((kind) =>
    children
      .filter((child) => child.kind === kind.kind)
      .map((declaration) => {
        const plain = `${folder}${kind.folder}/${declaration.name.replace(/[^\w$-]+/g, '-')}`
        // Some disks take two names for one that differ in case alone.
        let file = plain
        for (let count = 2; used.has(file.toLowerCase()); count++) file = `${plain}-${count}`
        used.add(file.toLowerCase())
        return { file: `${file}.mdx`, kind, declaration }
      }),
  )
}

/** Where a declaration is shown: a doc, or a heading in one. */
export interface Target {
  readonly file: string
  readonly id?: string
}

/** Find where each declaration of a project is shown, by TypeDoc's id. */
export function targetsOf(modules: readonly ModulePages[]): ReadonlyMap<number, Target> {
  const targets = new Map<number, Target>()
  for (const { exports, declaration, file } of modules) {
    targets.set(declaration.id, { file })
    for (const page of exports) {
      targets.set(page.declaration.id, { file: page.file })
      for (const { id } of page.declaration.signatures ?? []) targets.set(id, { file: page.file })
      for (const member of page.declaration.children ?? []) {
        const target = { file: page.file, id: memberId(member) }
        targets.set(member.id, target)
        for (const { id } of member.signatures ?? []) targets.set(id, target)
      }
    }
  }
  return targets
}

/** The id of a member on the page of its owner. */
export function memberId({ name }: Pick<JSONOutput.DeclarationReflection, 'name'>): string {
  return name.replace(/[^\w$-]+/g, '-')
}
