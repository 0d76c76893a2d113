import { StartRefused } from './start-refused.ts'

/** PostgreSQL keeps up to 1,000 files open, and fails in ways of its own where the system lets it have fewer. */
const openFiles = 1_200

/** Throws `StartRefused` where this process may not open as many files as an embedded database needs. */
export function refuseFewFiles(): void {
  const limit = openFilesLimit()
  if (limit >= openFiles) return
  throw new StartRefused(
    `This process may have ${limit} files open at once, and the embedded database needs ${openFiles}. ` +
      'Raise the limit (ulimit -n 4096), or use a PostgreSQL server with DATABASE_URL.',
  )
}

/** How many files the system lets this process open; where it does not tell, as many as it likes. */
function openFilesLimit(): number {
  // Without this a report asks for the names of all connections, which takes seconds.
  Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } }
  const limit = userLimits?.open_files?.soft
  return typeof limit === 'number' ? limit : Infinity
}
