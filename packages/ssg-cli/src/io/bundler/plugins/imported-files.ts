import { shownAsset } from '../../../text/shown-asset.ts'
import type { Asset } from '../../../model/asset.ts'
import type { Plugin } from '../../esbuild.ts'
import { relativePath } from '../../files/within.ts'
import { svgModule } from './svg-module.ts'
import { readFile } from '../../files/read-file.ts'

const pictures = 'png jpe?g gif webp avif svg ico bmp'
const media = 'mp[34] webm og[agv] avi mov mkv mpe?g vob wmv m4[av] wav aac flac'
const others = 'pdf docx? xlsx? zip rar csv woff2? eot [ot]tf'
const files = new RegExp(`\\.(?:${[pictures, media, others].join(' ').replaceAll(' ', '|')})$`, 'i')

/**
 * `import flow from './flow.png'` gives the URL of a hashed copy: the one that Markdown would show, so that the renderer
 * and the browser agree. An SVG is a component besides. `met` takes note of what is to be copied.
 */
export function importedFiles(input: {
  readonly siteDir: string
  readonly baseUrl: string
  readonly asset: (path: string) => Asset | undefined
  readonly met: Map<string, Asset>
}): Plugin {
  const { siteDir, baseUrl, asset, met } = input
  return {
    name: 'imported-files',
    setup(context) {
      context.onLoad({ filter: files, namespace: 'file' }, ({ path }) => {
        // What can't be read the bundler tells itself.
        const found = shownAsset(asset(relativePath(siteDir, path)))
        if (!found) return undefined
        met.set(found.output, found)
        const url = baseUrl + found.output
        const picture = /\.svg$/i.test(path) ? svgModule(readFile(path, 'utf8'), url) : undefined
        return { contents: picture ?? `export default ${JSON.stringify(url)}`, loader: 'js', resolveDir: siteDir }
      })
    },
  }
}
