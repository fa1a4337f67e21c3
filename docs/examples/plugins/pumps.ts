import { definePlugin } from 'docs-build'

interface Pump {
  readonly id: string
  readonly litres: number
}

/** A doc for each pump of a JSON file. */
export default definePlugin((_, { file }: { readonly file: string }) => ({
  name: 'pumps',
  sources: [
    {
      id: 'pumps',
      async load({ read, report }) {
        const text = await read(file)
        const pumps: readonly Pump[] = JSON.parse(text)
        const lineOf = (id: string) => text.slice(0, text.indexOf(`"${id}"`)).split('\n').length
        for (const { id, litres } of pumps) {
          if (litres <= 0) report({ code: 'no-flow', message: `Pump ${id} moves nothing`, file, line: lineOf(id) })
        }
        const files = pumps.map(({ id, litres }) => [
          `${id}.md`,
          { text: `# Pump ${id}\n\nMoves ${litres} litres a minute.\n`, origin: { file, line: lineOf(id) } },
        ])
        return { docs: { routeBasePath: 'pumps', files: Object.fromEntries(files) } }
      },
    },
  ],
}))
