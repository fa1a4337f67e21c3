/** The entry point of PostCSS's parser. */
export { parse as parseCss, type ChildNode, type Container, type Rule } from 'postcss'
