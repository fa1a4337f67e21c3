/** What browsers load at once from one server. */
const together = 6

/** Do some work for each item, a few at a time. */
export async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const left = items.values()
  const lane = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: together }, lane))
}

/** True for what the worker can give without a network. */
export async function isKept(url: string): Promise<boolean> {
  const response = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined)
  // The worker says with another status that it has none.
  return response?.status === 200
}

/** Load what is written as JSON. Undefined when it can't be had. */
export async function json<Value>(url: string): Promise<Value | undefined> {
  try {
    const response = await fetch(url)
    // The generator wrote it, see its `OfflineList`.
    return response.ok ? ((await response.json()) as Value) : undefined
  } catch {
    return undefined
  }
}
