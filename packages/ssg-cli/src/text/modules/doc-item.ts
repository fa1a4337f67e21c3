/**
 * The name under which bundles know what shows the docs of a collection: `item:@theme/ApiItem`. It is the component of that module,
 * given what Docusaurus gives it.
 */
export const itemPrefix = 'item:'

/** Namespace of these modules, as the bundler names them. */
export const itemNamespace = 'docs-build-item'
