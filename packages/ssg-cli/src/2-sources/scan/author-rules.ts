import type { AuthorDefinition } from '../../model/authors.ts'
import { isObject } from '../../text/is-object.ts'
import { object, text, url, urlPath, type Rule } from './value-rules.ts'

const socials: Rule = (value) => {
  if (!isObject(value)) return { expected }
  // Names that are numbers, as those of Stack Overflow.
  const names = Object.entries(value).map(
    ([key, name]) => [key, typeof name === 'number' ? String(name) : name] as const,
  )
  const isRight = names.every(([, name]) => typeof name === 'string' && isPlace(name))
  return isRight ? { value: Object.fromEntries(names) } : { expected }
}
const expected = 'an object of platforms with a name or URL each, such as "github: octocat"'

/** A name on a platform, or where the author is on it. */
function isPlace(name: string): boolean {
  return /^(?:https?:\/\/|mailto:)\S+$/.test(name) || !/[/:\s]/.test(name)
}

const page: Rule = (value) =>
  typeof value === 'boolean' || value === null ? { value: value === true } : pageObject(value)
const pageObject = object({ permalink: urlPath(text) }, 'true, or an object with the key permalink')

/** Docusaurus' older names for keys of an author. */
const renamed: Readonly<Record<string, string>> = { image_url: 'imageUrl', imageURL: 'imageUrl' }

const keys = {
  key: text,
  name: text,
  title: text,
  description: text,
  url: url('place'),
  email: text,
  imageUrl: url('picture'),
  socials,
  page,
}
const known = object(keys, 'an object with keys such as name')

/**
 * An author. Keys that have no meaning here are an author's own.
 *
 * @see https://docusaurus.io/docs/blog#global-authors
 */
const author: Rule = (value) => {
  if (!isObject(value)) return { expected: 'an object with keys such as name' }
  const entries = Object.entries(value).map(([key, part]) => [renamed[key] ?? key, part] as const)
  return known(Object.fromEntries(entries.filter(([key]) => Object.hasOwn(keys, key))))
}

/** An author of whom there is something to show, or a key under which there is. */
export const namedAuthor: Rule = (value, written) => {
  const reading = author(value, written)
  // The rule of an author gives its definition.
  const { key, name, imageUrl } =
    'value' in reading ? (reading.value as AuthorDefinition & { key?: string }) : { key: '' }
  return key === undefined && name === undefined && imageUrl === undefined
    ? { expected: 'an author with the key name, or imageURL' }
    : reading
}
