import { AwsClient } from 'aws4fetch'
import type { AnswerStore, StoreEnvironment } from './answer-store.ts'
import { httpStore } from './http-store.ts'

/**
 * A bucket: `s3://bucket/prefix`. Keys, region and endpoint come from the variables that tools of AWS know.
 *
 * @see https://docs.aws.amazon.com/sdkref/latest/guide/settings-reference.html#EVarSettings
 */
export function s3Store(url: string, env: StoreEnvironment): AnswerStore {
  const { host: bucket, pathname } = new URL(url)
  const region = env['AWS_REGION'] ?? env['AWS_DEFAULT_REGION'] ?? 'us-east-1'
  const endpoint = env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL']
  const prefix = pathname.replace(/\/+$/, '')
  // Servers of other makers have no host name for each bucket.
  const place = endpoint
    ? `${endpoint.replace(/\/+$/, '')}/${bucket}${prefix}`
    : `https://${bucket}.s3.${region}.amazonaws.com${prefix}`
  const accessKeyId = env['AWS_ACCESS_KEY_ID']
  const secretAccessKey = env['AWS_SECRET_ACCESS_KEY']
  // A bucket that everybody may read asks for no keys.
  if (!accessKeyId || !secretAccessKey) return httpStore(place, {})
  const sessionToken = env['AWS_SESSION_TOKEN']
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: 0,
    ...(sessionToken && { sessionToken }),
  })
  return httpStore(place, {}, (target, init) => client.fetch(target, init))
}
