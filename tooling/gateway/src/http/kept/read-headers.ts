/** What every read is answered with, kept or not: no browser and no proxy keeps it. */
export const readHeaders = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}
