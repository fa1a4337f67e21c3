/** Whether an ISO date and time is in the calendar: a day that it does not have becomes another one as a `Date`. */
export function isCalendarDay(written: string): boolean {
  const time = new Date(written)
  return !Number.isNaN(time.valueOf()) && time.toISOString() === written
}
