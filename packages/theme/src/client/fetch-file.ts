/** Fetch a file of the site. It rejects when there is none. */
export async function fetchFile(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options)
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  return response
}
