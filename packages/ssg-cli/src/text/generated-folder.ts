/** What plugins of Docusaurus take for the folder of all that is generated, in that of the site. */
export const generatedFolder = '.docs-build/docusaurus'
