/** How long a test took, with the file that holds it. */
export type TimedTest = { file: string; name: string; seconds: number }

/** A test that failed, and the one command that repeats it. */
export type FailedTest = { file: string; name: string; why: string; again: string }

/** What came of a part. */
export type PartResult = {
  passed: number
  failed: FailedTest[]
  /** What failed first and passed when it was tried again alone. */
  flaky: { file: string; name: string }[]
  tests: TimedTest[]
}

/** What a part writes goes into a file of its own. */
export type Log = (text: string) => void

/** A part of a ring: one tool with its own report. */
export type Part = {
  name: string
  /** Runs beside the part that stands before it: one of the two waits more than it computes. */
  isBeside?: boolean
  run: (log: Log) => Promise<PartResult>
  /** Tries again, alone, what failed; only parts whose tests stand alone have it. */
  tryAgain?: (result: PartResult, log: Log) => Promise<PartResult>
}

/** A part with its result and the seconds it took, both tries together. */
export type DonePart = { name: string; seconds: number; result: PartResult }
