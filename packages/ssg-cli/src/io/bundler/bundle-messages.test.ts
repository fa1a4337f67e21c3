import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleFailures } from './bundle-messages.ts'

const failure = Object.assign(new Error('Build failed'), { errors: [{ text: 'No loader', location: null }] })

test('a failure without a place is told at the config, by the name that it has', () => {
  const site = mkdtempSync(join(tmpdir(), 'docs-build-failures-'))
  expect(bundleFailures(failure, site)).toMatchObject([{ file: 'docs.config.ts', message: 'No loader' }])
  writeFileSync(join(site, 'docs.config.mjs'), '')
  expect(bundleFailures(failure, site)).toMatchObject([{ file: 'docs.config.mjs' }])
})
