/**
 * The content plugin that a module of the site calls to add to what it makes. One that imports types or hooks calls none.
 *
 * @see https://docusaurus.io/docs/blog#can-i-make-changes
 */
export function extendedPackage(text: string): string | undefined {
  const asked =
    /(?:\brequire\(\s*|\bimport\(\s*|\bimport\s+(?!type\b|\{)[^'"()]+\bfrom\s*)['"](@docusaurus\/plugin-content-\w+)['"]/
  return asked.exec(text)?.[1]
}
