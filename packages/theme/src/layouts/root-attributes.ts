import type { Page } from 'docs-build/page'

/** Attributes of the root or the body that an article asks for: classes of all that do, data and direction of the last one. */
export function rootAttributes(
  page: Page,
  tag: 'html' | 'body',
): Readonly<Record<`data-${string}`, string>> & { readonly className?: string; readonly dir?: string } {
  const asked = (page.meta.head ?? []).filter((element) => element.tag === tag).map(({ attributes }) => attributes)
  const className = asked.flatMap((attributes) => attributes['class'] ?? []).join(' ')
  const rest = asked.flatMap((attributes) =>
    Object.entries(attributes).filter(([name]) => /^(?:data-.+|dir)$/.test(name)),
  )
  return { ...Object.fromEntries(rest), ...(className !== '' && { className }) }
}
