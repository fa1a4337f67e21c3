import type { MadePage, PagePlan } from '../model/page-plan.ts'

/**
 * A plan of a translation with the headings of the page that it translates. They are a part of the page, so that the key of
 * its rendering counts them.
 */
export function withOutline(plan: PagePlan, made: ReadonlyMap<string, Pick<MadePage, 'compiled'>>): PagePlan {
  const { content } = plan.page
  const headings = plan.translates && made.get(plan.translates.route)?.compiled?.facts.headings
  if (content.type !== 'doc' || !headings || headings.length === 0) return plan
  const outline = headings.map(({ id, level }) => ({ id, level }))
  return { ...plan, page: { ...plan.page, content: { ...content, outline } } }
}
