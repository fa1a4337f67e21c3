/** Names besides localhost under which browsers may ask a server of ours: those that `DOCS_BUILD_ALLOWED_HOSTS` lists. */
export function allowedNames(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return (env['DOCS_BUILD_ALLOWED_HOSTS'] ?? '').split(',').flatMap((name) => name.trim() || [])
}
