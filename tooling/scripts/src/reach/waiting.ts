/** What stands ready for a later issue: what it is about, and what of it nobody answers, calls, shows or imports yet. */
export type Waiting = {
  /** The issue in words. */
  subject: string
  /** Rows that no gateway answers; they are refused as `function.not.available`. */
  unanswered?: readonly string[]
  /** Rows that a gateway answers and no app calls. */
  uncalled?: readonly string[]
  /** How many texts nobody shows, by the beginning of their keys; the longest beginning counts. */
  texts?: Readonly<Record<string, number>>
  /** How many exports nobody imports, by package and file or folder. */
  exports?: Readonly<Record<string, number>>
}

/** How many things wait in all. This number only ever falls: what is new is used, or it is not there yet. */
export const mostWaiting = 0

/** The only list of what waits. An entry that waits no longer goes, or its number falls, in the change that uses it. */
export const waiting: readonly Waiting[] = []
