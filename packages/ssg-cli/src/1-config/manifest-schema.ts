import { choice, dictionary, flag, name, object } from './schema-parts.ts'
import { array, union } from './zod.ts'

const words = 'an array of the words that are allowed'
const paths = array(name, 'an array of paths into a page')

const values = union([choice(['any', 'admonition']), array(name, words)], `"any", "admonition" or ${words}`)

const component = object({
  global: flag.optional(),
  fromMarkdown: flag.optional(),
  ids: choice(['none', 'props']).optional(),
  links: flag.optional(),
  cards: flag.optional(),
  rawMarkdown: union(
    [choice(['nothing']), object({ bold: name })],
    '"nothing" or an object with the key "bold"',
  ).optional(),
  props: dictionary(name, values).optional(),
  otherProps: choice(['lost']).optional(),
  content: name.optional(),
})

/** The schema of a theme's `theme.json`, see {@link ThemeManifest}. */
export const manifestSchema = object({
  layout: object({ doc: paths.optional(), 'generated-index': paths.optional() }),
  components: dictionary(name, component),
  styles: array(name, 'an array of names of stylesheets').optional(),
  selectors: dictionary(name, name).optional(),
})
