/** The module that the modules in the place of islands share in the server bundle: it has `island()`. */
export const islandHelper = 'docs-build-island'
