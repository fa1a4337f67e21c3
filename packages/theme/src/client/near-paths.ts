/**
 * Find the paths that somebody may have meant: alike in their last name and as a whole. The nearest is first; none that is
 * merely a bit alike. The page above comes last, if there is one.
 *
 *     nearPaths('/guide/instal', ['/guides/install', '/about'])  // → ['/guides/install']
 */
export function nearPaths(asked: string, paths: readonly string[], most = 3): string[] {
  const wanted = plain(asked)
  const alike = paths
    .map((path) => ({ path, worth: likeness(wanted, plain(path)) }))
    .filter(({ worth }) => worth >= 0.6)
    .sort((a, b) => b.worth - a.worth)
    .map(({ path }) => path)
  const above = paths.filter((path) => wanted.startsWith(`${plain(path)}/`)).sort((a, b) => b.length - a.length)
  return [...new Set([...alike, ...above.slice(0, 1)])].slice(0, most)
}

function likeness(a: string, b: string): number {
  const [asked, name] = [lastName(a), lastName(b)]
  // Of a long name, people type the words at its end.
  const end = name.endsWith(`-${asked}`) ? 0.9 : 0
  return 0.65 * Math.max(end, dice(asked, name), spelling(asked, name)) + 0.35 * dice(a, b)
}

function plain(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/[\s_]+/g, '-')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** How few letters are missing, wrong, too many or exchanged with their neighbour: 1 for equal words. */
function spelling(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    before = row
    row = next
  }
  return 1 - (row[b.length] ?? 0) / Math.max(a.length, b.length, 1)
}

/** How many pairs of neighbouring letters two words share: 1 for equal words, 0 for none. */
function dice(a: string, b: string): number {
  if (a === b) return 1
  const pairs = pairsOf(a)
  const left = new Map<string, number>()
  for (const pair of pairs) left.set(pair, (left.get(pair) ?? 0) + 1)
  const others = pairsOf(b)
  let shared = 0
  for (const pair of others) {
    const count = left.get(pair) ?? 0
    if (count === 0) continue
    shared++
    left.set(pair, count - 1)
  }
  const all = pairs.length + others.length
  return all === 0 ? 0 : (2 * shared) / all
}

function pairsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, index) => word.slice(index, index + 2))
}
