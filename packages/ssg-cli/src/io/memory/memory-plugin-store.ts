import type { PluginStore } from '../../host.ts'

/** Docs of plugins beside the files of a site in memory, and answers that a test gives. */
export function memoryPluginStore({
  files,
  web,
}: {
  readonly files: Map<string, string | Uint8Array>
  readonly web?: ReadonlyMap<string, string>
}): PluginStore {
  return {
    fill(folder, texts) {
      for (const path of files.keys())
        if (path.startsWith(`${folder}/`) && !texts.has(path.slice(folder.length + 1))) files.delete(path)
      for (const [path, text] of texts) files.set(`${folder}/${path}`, text)
    },
    async fetch(url) {
      const answer = web?.get(url)
      if (answer === undefined) throw new Error(`${JSON.stringify(url)} gives nothing: there is no network in memory`)
      return { bytes: Buffer.from(answer) }
    },
  }
}
