import { code, element, type Content } from '@docs-build/mdx-text'
import type { Api } from '../api/api.ts'
import type { ApiOperation } from '../api/operations.ts'
import type { SampleLanguage } from '../options.ts'
import { csharp } from './csharp.ts'
import { curl } from './curl.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { nodejs } from './nodejs.ts'
import { python } from './python.ts'
import { sampleRequest, type SampleRequest } from './sample-request.ts'

/** What writes a request in a language; undefined where the language has no short way. */
export const writers: Readonly<Record<SampleLanguage, (request: SampleRequest) => string | undefined>> = {
  curl,
  python,
  go,
  nodejs,
  csharp,
  java,
}

/** Show how an operation is called, in tabs that all pages share. */
export function samples(operation: ApiOperation, languages: readonly SampleLanguage[], api: Api): readonly Content[] {
  // A webhook is what the API calls.
  if (operation.isWebhook || languages.length === 0) return []
  const request = sampleRequest(operation, api)
  const blocks = languages.flatMap((language) => {
    const written = writers[language](request)
    return written === undefined ? [] : [code(language, written)]
  })
  return blocks.length === 0 ? [] : [element('CodeTabs', {}, blocks)]
}
