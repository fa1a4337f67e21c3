/**
 * Make parts of URLs of names, each once.
 *
 *     const slugOf = slugs([])
 *     slugOf('List Pets')  // → 'list-pets'
 *     slugOf('listPets')   // → 'list-pets-2'
 */
export function slugs(taken: readonly string[]): (name: string) => string {
  // Docs called so stand for their folder.
  const used = new Set(['index', 'readme', ...taken])
  return (name) => {
    const plain =
      name
        .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
        .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'unnamed'
    let slug = plain
    for (let count = 2; used.has(slug); count++) slug = `${plain}-${count}`
    used.add(slug)
    return slug
  }
}
