/** The name under which routes of plugins, and what asks for them, import what they say to the components on them. */
export const routeContextModule = '@docusaurus/_route'
