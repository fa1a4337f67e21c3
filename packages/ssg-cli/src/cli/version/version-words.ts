import type { FreezePlan, LeavingLink } from '../../edits/freeze/freeze-plan.ts'

/** Tell what freezing did. `shownPath` makes a path of the site one that the reader can open. */
export function versionWords(plan: FreezePlan, name: string, shownPath: (file: string) => string): string {
  const { files, folder, sidebars, names, leaving, astray, moves } = plan
  const rewritten = files.reduce((sum, file) => sum + file.rewritten, 0)
  const lines = [
    `Version ${name} is at ${plan.path}.`,
    ...(folder === undefined ? [] : [`  ${shownPath(folder)}  ${count(files.length, 'file')}`]),
    ...(sidebars ? [`  ${shownPath(sidebars.path)}`] : []),
    `  ${shownPath(names.path)}`,
    ...(moves ? [`Version ${moves.name} moves to ${moves.path}.`] : []),
    ...(rewritten > 0
      ? [`${count(rewritten, 'path')} in the copy ${rewritten === 1 ? 'was' : 'were'} rewritten.`]
      : []),
    ...linkList(leaving, `of version ${name}`, 'the current docs'),
    ...linkList(astray, 'of the current docs', `version ${name}`),
  ]
  return `${lines.join('\n')}\n`

  function linkList(links: readonly LeavingLink[], from: string, to: string): string[] {
    if (links.length === 0) return []
    const written = links.map(({ file, line, column, url }) => `  ${shownPath(file)}:${line}:${column}  ${url}`)
    const verb = links.length === 1 ? 'leads' : 'lead'
    return [
      `${count(links.length, 'link')} ${from} ${verb} to ${to}. Link to the file (./page.md) to stay:`,
      ...written,
    ]
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
