const set = Number(process.env['DOCS_BUILD_HOOK_SECONDS'])

/**
 * Seconds that a config, or a part of a plugin that is not called for a page, may take: 300, or what `DOCS_BUILD_HOOK_SECONDS`
 * says. What is called for a page may take `markdown.pageSeconds`.
 */
export const hookSeconds = set > 0 ? set : 300
