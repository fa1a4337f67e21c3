/** The door of unified. */
export { unified, type Data, type Processor } from 'unified'
