import type { DiagnosticCode } from '../model/diagnostic.ts'

/** What a code means and what helps, for tools that show rules beside findings. README.md holds the same words. */
export const descriptions: Readonly<Record<DiagnosticCode, { readonly when: string; readonly fix: string }>> = {
  'broken-link': {
    when: 'A link leads to a page or file of this site that is not in the output.',
    fix: 'Correct the URL, add a redirect from it, or remove the link.',
  },
  'broken-anchor': {
    when: 'The page of a link exists, but has no element with the id after `#`.',
    fix: 'Use an id of that page, or give its heading this one: `## Heading {#id}`.',
  },
  'broken-markdown-link': {
    when: 'A link to a `.md` or `.mdx` file leads to no doc.',
    fix: 'Correct the path; it is relative to the file of the link.',
  },
  'broken-image': {
    when: 'A local image or other asset does not exist.',
    fix: 'Correct the path, or add the file beside the doc or to a static folder.',
  },
  'broken-external-link': {
    when: 'A link out of this site cannot be reached. Only `check --external` asks.',
    fix: 'Correct the URL, or add a pattern for it to `check.external.ignore` in the config.',
  },
  'removed-route': {
    when: 'A URL of `routes.lock` leads nowhere any more.',
    fix: 'Add a redirect from it, or run `docs-build routes --update` if readers may lose it.',
  },
  'removed-anchor': {
    when: 'A page of `routes.lock` has no element with this id any more.',
    fix: 'Give the heading its old id, `## Heading {#id}`, or run `docs-build routes --update`.',
  },
  'duplicate-route': {
    when: 'Two pages have one URL; only a slash or the case of letters may differ.',
    fix: 'Change the `slug` of one of them, or rename its file.',
  },
  'duplicate-id': {
    when: 'An id stands twice on one page.',
    fix: 'Give one of the headings or elements another id.',
  },
  'markdown-syntax': {
    when: 'A page cannot be parsed.',
    fix: 'Write what the message expects; `{` and `<` in text of an `.mdx` file are written `\\{` and `\\<`.',
  },
  'invalid-front-matter': {
    when: 'Front matter is no YAML, or a key has the wrong type.',
    fix: 'Give the key a value of the type that the message names.',
  },
  'invalid-category': {
    when: 'A `_category_` file cannot be parsed, or has an unknown key or a wrong type.',
    fix: 'Use the keys and types that the message names.',
  },
  'invalid-tags': {
    when: 'A `tags.yml` is no YAML, or a tag in it has an unknown key or a wrong type.',
    fix: 'Write the name of each tag with `label`, `permalink` and `description`, all of which may be left out.',
  },
  'unknown-tag': {
    when: 'A doc has a tag that the `tags.yml` of its version does not list.',
    fix: 'Use a tag that it lists, or add this one to it.',
  },
  'partial-front-matter': {
    when: 'A partial, a file whose name begins with `_`, has front matter; it is left out.',
    fix: 'Move it to the doc that imports the partial.',
  },
  'duplicate-category': {
    when: 'A folder has two `_category_` files; the first by name counts.',
    fix: 'Remove one of them.',
  },
  'invalid-redirect': {
    when: 'A redirect leads nowhere, in a circle, or away from a page that exists.',
    fix: 'Change `from` or `to` of the redirect in the config, or remove it.',
  },
  'unknown-doc': {
    when: 'A sidebar, front matter or the navbar names a doc that does not exist.',
    fix: 'Use one of the ids that the message lists.',
  },
  'unknown-sidebar': {
    when: 'Front matter or the navbar names a sidebar that does not exist.',
    fix: 'Use one of the names that the message lists.',
  },
  'duplicate-doc-id': {
    when: 'Two docs of one version have the same id.',
    fix: 'Rename a file, or set another `id` in its front matter.',
  },
  'no-docs': {
    when: 'The folder of a version holds no docs, or there is none.',
    fix: 'Check `path`, `include` and `exclude` of the collection, or add a doc.',
  },
  'unknown-component': {
    when: 'MDX uses a component that is neither imported nor registered, or imports what is not exported.',
    fix: 'Import it, or register it in the config as `theme.mdxComponents`.',
  },
  'broken-import': {
    when: 'An import or the `file=` of a code block names something that does not exist.',
    fix: 'Correct the path; it is relative to the file that imports, or starts with `@site/`.',
  },
  'circular-partial': {
    when: 'A partial includes itself, directly or through others.',
    fix: 'Move what both need into a third partial.',
  },
  'render-error': {
    when: 'A component or expression throws while its page is rendered, or the module of a component while it is loaded.',
    fix: 'Correct the component, or the props that the page gives to it.',
  },
  'no-default-export': {
    when: 'The module of a React page, or one that MDX imports by default, has no default export.',
    fix: 'Export the component of the page: `export default function Page() { … }`.',
  },
  'navbar-item': {
    when: 'An item of the navbar cannot be shown.',
    fix: 'Correct the item in the config as the message says.',
  },
  'invalid-config': {
    when: 'A value in the config cannot be used. The command ends with exit code 2.',
    fix: 'Give the key that the message names a value that it allows.',
  },
  'unknown-language': {
    when: 'The language of a code block cannot be highlighted; the code is shown as text.',
    fix: 'Use the name of a language, `text`, or add the name to `code.aliases` in the config.',
  },
  'mdx-in-markdown': {
    when: 'A Markdown file has a statement or component of MDX; readers see it as text, or not at all.',
    fix: 'Rename the file to `.mdx`, or set `markdown.format` to `mdx` in the config for all files.',
  },
  'unreadable-file': {
    when: 'A file or folder cannot be read.',
    fix: 'Check that it exists, that its permissions allow reading, and that it is UTF-8 text.',
  },
  'bundle-error': {
    when: 'Code or CSS of the site cannot be bundled. A warning where it can, but is wrong.',
    fix: 'Correct the code at the place that the message names.',
  },
  'unhandled-directive': {
    when: 'Nothing renders a directive (`:::name`, `::name`, `:name[…]`); it is shown as text or left out.',
    fix: 'Correct its name, register it as `markdown.admonitions`, or write `\\:` for a colon.',
  },
  'shallow-clone': {
    when: 'The history of the repository is cut off, so that dates of last changes are unknown.',
    fix: 'Fetch the whole history: `git fetch --unshallow`, or `fetch-depth: 0` in CI.',
  },
}
