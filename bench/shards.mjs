import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateCorpus } from './corpus.mjs'
import { buildClone, cloneOf, startRedis } from './shared-cache.mjs'

/**
 * Build a manual from nothing, by one machine and by several that share a Redis, each in a clone of its own. Machines are
 * measured one after the other: what one of them takes is not what two take that share a processor. Prints a table.
 *
 * @param {{ pages: number, counts: readonly number[] }} options
 */
export async function compareShards({ pages, counts }) {
  const source = join(tmpdir(), 'docs-build-bench', `shards-${pages}`)
  rmSync(source, { recursive: true, force: true })
  generateCorpus({ dir: join(source, 'docs'), pages, layout: 'docs-build' })
  const config = { title: 'Manual', url: 'https://docs.example.com', docs: { path: 'docs', routeBasePath: '/' } }
  writeFileSync(join(source, 'docs.config.mjs'), `export default ${JSON.stringify(config)}\n`)

  const rows = [row('one machine, without a cache', [], await buildClone(cloneOf(source)))]
  for (const count of counts) {
    const redis = await startRedis()
    const shards = []
    for (let at = 1; at <= count; at++) {
      shards.push(await buildClone(cloneOf(source), { url: redis.url, flags: ['--shard', `${at}/${count}`] }))
      console.error(`shard ${at}/${count}: ${shards.at(-1)?.wall.toFixed(1)} s`)
    }
    const joined = await buildClone(cloneOf(source), { url: redis.url })
    rows.push(row(`${count} ${count === 1 ? 'shard' : 'shards'}, then a build`, shards, joined))
    redis.stop()
  }
  rmSync(source, { recursive: true, force: true })
  return [
    `${pages.toLocaleString('en')} pages; of several machines the slowest counts.`,
    '',
    '| machines | slowest shard, s | CPU s a shard | joining, s | CPU s | together, s | memory of joining, MB |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    'The joining build is that of a clone in which nothing changed.',
  ].join('\n')
}

/** @type {(name: string, shards: readonly import('./measure.mjs').Measurement[], last: import('./measure.mjs').Measurement) => string} */
function row(name, shards, last) {
  const slowest = Math.max(0, ...shards.map(({ wall }) => wall))
  const cpu = shards.map((shard) => shard.cpu.toFixed(1)).join(', ')
  const together = slowest + last.wall
  const ofShards = shards.length > 0 ? `${slowest.toFixed(1)} | ${cpu}` : ' | '
  return `| ${name} | ${ofShards} | ${last.wall.toFixed(1)} | ${last.cpu.toFixed(1)} | ${together.toFixed(1)} | ${last.tree?.toFixed(0) ?? ''} |`
}
