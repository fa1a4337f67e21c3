import type { SampleRequest } from './sample-request.ts'

/** A request in Go, with its standard library. */
export function go({ method, url, headers, body }: SampleRequest): string {
  const isForm = body?.type === 'form'
  const packages = [
    ...(isForm ? ['bytes'] : []),
    'fmt',
    'io',
    ...(isForm ? ['mime/multipart'] : []),
    'net/http',
    ...(isForm && body.fields.some(({ isFile }) => isFile) ? ['os'] : []),
    ...(body?.type === 'text' ? ['strings'] : []),
  ]
  const statements = [
    ...(body?.type === 'text' ? [`body := strings.NewReader(${literal(body.text)})`] : []),
    ...(isForm ? formStatements(body.fields) : []),
    `request, err := http.NewRequest(${literal(method)}, ${literal(url)}, ${body ? (isForm ? '&body' : 'body') : 'nil'})`,
    'if err != nil {\n\t\tpanic(err)\n\t}',
    ...headers.map(([name, value]) => `request.Header.Set(${literal(name)}, ${literal(value)})`),
    ...(isForm ? ['request.Header.Set("Content-Type", form.FormDataContentType())'] : []),
    'response, err := http.DefaultClient.Do(request)',
    'if err != nil {\n\t\tpanic(err)\n\t}',
    'defer response.Body.Close()',
    'text, _ := io.ReadAll(response.Body)',
    'fmt.Println(response.Status, string(text))',
  ]
  const imports = packages.map((name) => `\t${literal(name)}\n`).join('')
  return `package main\n\nimport (\n${imports})\n\nfunc main() {\n${statements.map((line) => `\t${line}\n`).join('')}}`
}

function formStatements(fields: Extract<SampleRequest['body'], { type: 'form' }>['fields']): readonly string[] {
  return [
    'var body bytes.Buffer',
    'form := multipart.NewWriter(&body)',
    ...fields.flatMap(({ name, value, isFile }) =>
      isFile
        ? [
            `part, _ := form.CreateFormFile(${literal(name)}, ${literal(value)})`,
            `content, _ := os.ReadFile(${literal(value)})`,
            'part.Write(content)',
          ]
        : [`form.WriteField(${literal(name)}, ${literal(value)})`],
    ),
    'form.Close()',
  ]
}

/** Between backticks nothing is special; what JSON writes between quotes means the same in Go. */
function literal(text: string): string {
  return text.includes('\n') && !/[`\r]/.test(text) ? `\`${text}\`` : JSON.stringify(text)
}
