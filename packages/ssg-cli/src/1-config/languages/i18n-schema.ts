import { isLanguageTag } from '../../text/language-facts.ts'
import { isBaseUrl } from '../base-url.ts'
import { originProblem } from '../origin-problem.ts'
import { choice, dictionary, flag, name, object, path, text } from '../schema-parts.ts'

/** A tag of a language, in the form that BCP 47 has. */
export const languageTag = text
  .regex(/^(?:[a-z]{2,3}|[a-z]{5,8})(-[\w-]+)?$/i, 'a language code such as "en"')
  .refine(isLanguageTag, 'a language code such as "de", "pt-BR" or "zh-Hans"')

const language = object({
  label: name.optional(),
  direction: choice(['ltr', 'rtl']).optional(),
  htmlLang: languageTag.optional(),
  baseUrl: text.refine(isBaseUrl, 'a path such as "/de/"').optional(),
  url: text
    .refine((url) => originProblem(url) === undefined, { error: ({ input }) => originProblem(input) })
    .transform((url) => new URL(url).origin)
    .optional(),
  path: path.optional(),
  title: name.optional(),
  tagline: text.optional(),
  translate: flag.optional(),
})

/** The languages of a site: the one that it is written in, and all by their codes. */
export const i18nSchema = object({
  default: languageTag,
  locales: dictionary(languageTag, language, 'an object such as { en: {}, fr: {} }'),
  path: path.default('i18n'),
})
