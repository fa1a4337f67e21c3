/** The door of unified. */
export { unified, type Data, type Processor } from 'unified'
export { default as remarkParse } from 'remark-parse'
