import type { SampleRequest } from './sample-request.ts'

/** Headers that .NET keeps with the content. */
const contentHeaders = /^content-/i

/** A request in C#, with `HttpClient`. */
export function csharp({ method, url, headers, body }: SampleRequest): string {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  const name = method.charAt(0) + method.slice(1).toLowerCase()
  const statements = [
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${name}, ${literal(url)});`,
    ...headers
      .filter(([header]) => !contentHeaders.test(header))
      .map(([header, value]) => `request.Headers.TryAddWithoutValidation(${literal(header)}, ${literal(value)});`),
    ...(body?.type === 'text' ? textStatements(body.text, type) : []),
    ...(body?.type === 'form' ? formStatements(body.fields) : []),
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ]
  return `using System.Net.Http.Headers;\n\n${statements.join('\n')}`
}

function textStatements(text: string, type: string | undefined): readonly string[] {
  return [
    `request.Content = new StringContent(${longText(text)});`,
    ...(type === undefined
      ? []
      : [`request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${literal(type)});`]),
  ]
}

function formStatements(fields: Extract<SampleRequest['body'], { type: 'form' }>['fields']): readonly string[] {
  return [
    'var form = new MultipartFormDataContent();',
    ...fields.map(({ name, value, isFile }) =>
      isFile
        ? `form.Add(new StreamContent(File.OpenRead(${literal(value)})), ${literal(name)}, ${literal(value)});`
        : `form.Add(new StringContent(${literal(value)}), ${literal(name)});`,
    ),
    'request.Content = form;',
  ]
}

/** A raw string of several lines, between more quotes than it has. */
function longText(text: string): string {
  if (!text.includes('\n')) return literal(text)
  const quotes = Array.from(text.matchAll(/"+/g), ([found]) => found.length)
  const marks = '"'.repeat(Math.max(3, ...quotes.map((count) => count + 1)))
  return `${marks}\n${text}\n${marks}`
}

/** What JSON writes between quotes means the same in C#. */
function literal(text: string): string {
  return JSON.stringify(text)
}
