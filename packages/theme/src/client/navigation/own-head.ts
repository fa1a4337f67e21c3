/** Elements of a document's head that belong to its page: they begin with its title. */
export function ownHead({ head }: Document): readonly Element[] {
  const own: Element[] = []
  for (let node: Element | null = head.querySelector('title'); node; node = node.nextElementSibling)
    if (node.matches('title, meta, link[rel="canonical"], link[rel="alternate"], [data-page-head]')) own.push(node)
  return own
}
