/** A line of a `_redirects` file. */
export interface RedirectRule {
  readonly from: string
  /** Parameters that the query must have; a value `:name` is taken over into the target. */
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly to: string
  readonly status: number
  /** Applies although there is a file of this path. */
  readonly isForced: boolean
}

/** Where a rule leads: a redirect has a status from 300 to 399, any other status shows the target in place. */
export interface RedirectTarget {
  readonly status: number
  readonly to: string
}

/**
 * Read a `_redirects` file: a rule a line, `#` for comments. Rules with conditions (country, language, role) and rules
 * for other domains can't be tried on this machine and are left out.
 *
 *     readRedirectRules('/news/*  /blog/:splat  302!')
 *
 * @see https://docs.netlify.com/manage/routing/redirects/overview/#syntax-for-the-_redirects-file
 */
export function readRedirectRules(text: string): readonly RedirectRule[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((line) => readRule(line.replace(/(?:^|\s)#.*$/, '').trim()))
}

function readRule(line: string): RedirectRule[] {
  const [from = '', ...rest] = line.split(/\s+/)
  const at = rest.findIndex((word) => /^(?:\/|https?:\/\/)/.test(word))
  const [to, status = '301', ...conditions] = rest.slice(Math.max(0, at))
  const code = /^([1-5]\d\d)(!?)$/.exec(status)
  if (!from.startsWith('/') || at === -1 || to === undefined || !code || conditions.length > 0) return []
  const query = rest.slice(0, at).map((word): [string, string] => {
    const equals = word.indexOf('=')
    return equals === -1 ? [word, ''] : [word.slice(0, equals), word.slice(equals + 1)]
  })
  return [{ from, query, to, status: Number(code[1]), isForced: code[2] === '!' }]
}

/**
 * Where the first rule for a path leads. A final slash makes no difference, so no rule adds or removes one.
 *
 *     redirectFor(rules, '/news/a', new URLSearchParams())  // → { status: 302, to: '/blog/a' }
 *
 * @see https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
export function redirectFor(
  rules: readonly RedirectRule[],
  path: string,
  search: URLSearchParams,
): RedirectTarget | undefined {
  for (const rule of rules) {
    const values = matchPath(rule.from, path)
    if (!values || !matchQuery(rule.query, search, values)) continue
    const to = rule.to.replace(/:(\w+)/g, (text, name: string) => values.get(name) ?? text)
    const isRedirect = rule.status >= 300 && rule.status < 400
    if (isRedirect && withoutSlash(to) === withoutSlash(path)) continue
    const passed = search.size > 0 && isRedirect && rule.query.length === 0 && !to.includes('?') ? `?${search}` : ''
    return { status: rule.status, to: encodeTarget(to) + passed }
  }
  return undefined
}

function matchPath(from: string, path: string): Map<string, string> | undefined {
  const values = new Map<string, string>()
  const wanted = withoutSlash(from).split('/')
  const names = withoutSlash(path).split('/')
  for (const [index, name] of wanted.entries()) {
    if (name === '*') return values.set('splat', names.slice(index).join('/'))
    const given = names[index]
    if (given === undefined) return undefined
    if (name.startsWith(':')) values.set(name.slice(1), given)
    else if (name !== given) return undefined
  }
  return names.length === wanted.length ? values : undefined
}

function matchQuery(query: RedirectRule['query'], search: URLSearchParams, values: Map<string, string>): boolean {
  return query.every(([name, value]) => {
    const given = search.get(name)
    if (given === null) return false
    if (value.startsWith(':')) values.set(value.slice(1), given)
    return value.startsWith(':') || value === given
  })
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '')
}

/** A path is one of this site: `//host` would be another one. */
function encodeTarget(to: string): string {
  const isUrl = /^https?:\/\//.test(to)
  return encodeURI(isUrl ? to : to.replace(/^\/+/, '/')).replaceAll('%25', '%')
}
