import { array, custom, literal, union } from './zod.ts'
import { checkVersionName } from '../text/version-name.ts'
import { choice, dictionary, flag, isShort, name, object, path, route, text } from './schema-parts.ts'
import { decode } from '../text/urls/route-key.ts'
import { staysInside } from '../text/urls/stays-inside.ts'
import { isPlain } from '../text/is-object.ts'
import type { SidebarsConfig } from '../model/config.ts'

// Docusaurus' defaults, so that docs written for it are found here too.
const include = ['**/*.{md,mdx}']
const exclude = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']

const versionName = text.refine(
  (value) => checkVersionName(value) === undefined,
  'the name of a version: at most 32 characters, without / \\ < > : " | ? *',
)

const versionSchema = object({
  label: name.optional(),
  path: text
    .regex(/^[^?#\s\\]*$/, 'a part of a URL without "?", "#", "\\" and spaces')
    .refine((names) => staysInside(decode(names)), 'a part of a URL that stays in the site')
    .refine(isShort, 'a part of a URL with names of at most 250 bytes')
    .optional(),
  banner: choice(['none', 'unreleased', 'unmaintained']).optional(),
  badge: flag.optional(),
  className: text.optional(),
  noIndex: flag.optional(),
  dir: path.optional(),
  overlay: versionName.optional(),
  remove: array(name, 'an array of paths').optional(),
  git: object({ ref: name, dir: name }).optional(),
}).refine(({ dir, git }) => dir === undefined || git === undefined, 'either "dir" or "git"')

const sidebarsObject = custom<SidebarsConfig>(
  (value) =>
    isPlain(value) &&
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((items) => typeof items === 'object' && items !== null),
)

/**
 * A collection as an author writes it, with defaults.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#configuration
 */
export const collectionSchema = object({
  id: text.regex(/^[\w.-]+$/, 'an id of letters, digits, "_", "-" and "."').default('default'),
  path: path.default('docs'),
  routeBasePath: route('docs'),
  sidebars: union(
    [path, literal(false), sidebarsObject],
    'the path of a sidebar file, false, or an object of plain data with a list of items for each sidebar',
  ).optional(),
  versionsDir: path.default('.'),
  versioned: flag.default(true),
  includeCurrentVersion: flag.default(true),
  onlyIncludeVersions: array(versionName, 'an array of version names').optional(),
  lastVersion: versionName.optional(),
  versions: dictionary(versionName, versionSchema).default({}),
  include: array(name, 'an array of glob patterns').default(include),
  exclude: array(name, 'an array of glob patterns').default(exclude),
  editUrl: text.regex(/^https?:\/\//, 'a URL that starts with "https://"').optional(),
  editCurrentVersion: flag.optional(),
  editLocalizedFiles: flag.optional(),
  tags: union([name, literal(false)], 'the name of a file in the docs folder, or false').default('tags.yml'),
  tagsBasePath: route('tags'),
  numberPrefixes: flag.default(true),
  breadcrumbs: flag.default(true),
  sidebarCollapsed: flag.default(true),
  sidebarCollapsible: flag.default(true),
  lastUpdated: object({ date: flag.default(false), author: flag.default(false) }).prefault({}),
})
