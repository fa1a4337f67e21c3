import type { SampleRequest } from './sample-request.ts'

/** A request in Java, with its standard library; undefined for a form of parts, for which that has nothing. */
export function java({ method, url, headers, body }: SampleRequest): string | undefined {
  if (body?.type === 'form') return undefined
  const publisher = body
    ? `HttpRequest.BodyPublishers.ofString(${longText(body.text)})`
    : 'HttpRequest.BodyPublishers.noBody()'
  const steps = [
    ...headers.map(([name, value]) => `.header(${JSON.stringify(name)}, ${JSON.stringify(value)})`),
    ...(method === 'GET' && !body ? [] : [`.method(${JSON.stringify(method)}, ${publisher})`]),
    '.build();',
  ]
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

HttpRequest request = HttpRequest.newBuilder(URI.create(${JSON.stringify(encoded(url))}))
${steps.map((step) => `    ${step}`).join('\n')}
HttpResponse<String> response = HttpClient.newHttpClient()
    .send(request, HttpResponse.BodyHandlers.ofString());
System.out.println(response.statusCode() + " " + response.body());`
}

/** `URI.create` takes no braces. */
function encoded(url: string): string {
  return url.replaceAll('{', '%7B').replaceAll('}', '%7D')
}

/** A text block, in which backslashes and three quotes are written as they are in a string. */
function longText(text: string): string {
  if (!text.includes('\n')) return JSON.stringify(text)
  return `"""\n${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')}"""`
}
