import type { SharedStore } from '../../model/shared-cache.ts'
import { importNative } from '../packages/native-import.ts'
import type { AnswerStore, StoreEnvironment } from './answer-store.ts'
import { httpStore } from './http-store.ts'
import { s3Store } from './s3-store.ts'

/** Open the store of a URL. */
export async function openStore(
  { url }: Pick<SharedStore, 'url'>,
  env: StoreEnvironment,
  signal: AbortSignal,
): Promise<AnswerStore> {
  if (/^s3:/i.test(url)) return s3Store(url, env)
  if (!/^rediss?:/i.test(url)) return httpStore(url, env)
  const { redisStore } = await redisModule()
  return redisStore(url, signal)
}

/** The client of Redis is a quarter of the size of the whole tool: a bundle of its own, for those who ask for it. */
function redisModule(): Promise<typeof import('./redis-store.ts')> {
  const name = import.meta.url.endsWith('.ts') ? './redis-store.ts' : './redis-store.js'
  return importNative(new URL(name, import.meta.url).href)
}
