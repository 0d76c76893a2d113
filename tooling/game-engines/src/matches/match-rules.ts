/** What holds for bets on matches (games 65 to 73); lengths in milliseconds, shares in hundredths of a percent. */
export const matchRules = {
  /** A minute of play; a match of 90 lasts three minutes. */
  minuteMs: 2000,
  /** How far ahead of its kick-off a match takes bets. */
  opensBeforeMs: 8 * 60_000,
  /** Bets wait from so long before the kick-off until so long after it. */
  kickOffPauseMs: 5000,
  /** Bets wait for so long after a goal. */
  goalPauseMs: 6000,
  /** A bet in play counts after this time. */
  delayMs: 4000,
  /** From this minute on a match takes no bets. */
  lastMinute: 86,
  /** What the odds of a market keep back: all of its shares together are worth so much more than the whole. */
  margins: { result: 600, handicap: 400, total: 400, score: 1000 },
  /** What an early settlement keeps back of its worth. */
  earlyMargin: 500,
  /** How long a quote for an early settlement is good. */
  quoteMs: 5000,
  maxStake: 50_000_000,
  maxPayout: 1_000_000_000,
  /** Legs of a parlay, each of another match. */
  mostLegs: 8,
  /** Together the odds of a parlay are at most these, in whole numbers. */
  maxParlayOdds: 1000,
} as const
