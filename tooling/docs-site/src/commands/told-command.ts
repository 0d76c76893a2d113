/** Where the round plays a command; its document's own folder where it is an example's. */
export type Place =
  /** A copy of the repository, which a command may change. */
  | 'copy'
  /** Beside a platform that is open, whose addresses and people stand for those of the document. */
  | 'platform'
  /** A folder with nothing in it. */
  | 'empty'

export type ToldCommand = {
  document: string
  command: string
  /** Where the round plays it. */
  at?: Place
  /** What has to be so before, as a command of its own. */
  first?: string
  /** What a server prints once it is open; it is ended then. */
  opens?: string
  /** Else the file that plays it: what takes long, or what leaves the machine. */
  by?: string
}

/** The commands of one document, each with how it is played. */
export function from(
  document: string,
  rows: readonly (readonly [string, Omit<ToldCommand, 'document' | 'command'>])[],
): ToldCommand[] {
  return rows.map(([command, how]) => ({ document, command, ...how }))
}
