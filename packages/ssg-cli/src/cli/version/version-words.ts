import type { FreezePlan, LeavingLink } from '../../edits/freeze/freeze-plan.ts'

/** Tell what freezing did. `shownPath` makes a path of the site one that the reader can open. */
export function versionWords(plan: FreezePlan, name: string, shownPath: (file: string) => string): string {
  const { files, folder, translations, labels, sidebars, names, leaving, astray, moves, untranslated } = plan
  const all = [...files, ...translations.flatMap((translated) => translated.files)]
  const rewritten = all.reduce((sum, file) => sum + file.rewritten, 0)
  const lines = [
    `Version ${name} is at ${plan.path}.`,
    ...(folder === undefined ? [] : [`  ${shownPath(folder)}  ${count(files.length, 'file')}`]),
    ...translations.map((translated) => `  ${shownPath(translated.folder)}  ${count(translated.files.length, 'file')}`),
    ...labels.map(({ path }) => `  ${shownPath(path)}`),
    ...(sidebars ? [`  ${shownPath(sidebars.path)}`] : []),
    `  ${shownPath(names.path)}`,
    ...(untranslated > 0
      ? [
          `${count(untranslated, 'translation')} of the current docs ${untranslated === 1 ? 'is' : 'are'} not of the version: from git it is shown as it was written. Keep them with --as copy.`,
        ]
      : []),
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
