/** The entry point of PostCSS's parser. */
export { parse as parseCss, type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'
