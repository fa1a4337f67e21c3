import { array, number } from './zod.ts'
import { staysInside } from '../text/urls/stays-inside.ts'
import { choice, name, object } from './schema-parts.ts'

const share = 'a number from 0 to 1'

/** What the sitemap says. */
export const sitemapSchema = object({
  exclude: array(name, 'an array of glob patterns').optional(),
  lastModified: choice(['date', 'datetime', 'none']).optional(),
  changefreq: choice(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']).optional(),
  priority: number(share).min(0, share).max(1, share).optional(),
  filename: name
    .regex(/^[^?#\\:/][^?#\\:]*(?<!\/)$/, 'a file such as "sitemap.xml"')
    .refine(staysInside, 'a file such as "sitemap.xml", which stays in the site')
    .optional(),
}).optional()
