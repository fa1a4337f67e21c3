import { expect, test } from 'vitest'
import type { PageJob } from '../model/page-job.ts'
import { pageMaker } from './page-maker.ts'

test('a bug names the page that met it', async () => {
  const tools = {
    stepsOf() {
      throw new Error('oops')
    },
  }
  const [options, site] = [{}, Promise.resolve({})]
  const maker = pageMaker(...([options, site, tools] as unknown as Parameters<typeof pageMaker>))
  const job = { page: { route: '/a' } } as PageJob
  await expect(maker.make({ ...job, body: { source: 'docs/a.md' } as PageJob['body'] })).rejects.toMatchObject({
    message: 'oops',
    stack: expect.stringMatching(/^While docs\/a\.md was made: Error: oops\n/),
  })
  await expect(maker.make(job)).rejects.toMatchObject({ stack: expect.stringContaining('While /a was made') })
})
