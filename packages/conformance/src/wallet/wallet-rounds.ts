/** What a call of the seamless wallet is about: its address, and the parts of its body that are not the same in every call. */
export type Step = {
  call: 'debit' | 'credit' | 'rollback' | 'correct' | 'award'
  /** Under which transaction id, as a letter of its round. */
  id: string
  /** Which debit it settles or takes back; `d` where nothing is said. */
  of?: string
  /** How many of the least stakes. */
  stakes?: number
  /** A credit after which the round goes on. */
  isPart?: true
  /** A correction by which there was no round. */
  isVoid?: true
  /** With a key of a session that the same member has opened since. */
  isBack?: true
  /** By another vendor that is connected, with a code and a secret of its own; a wallet without one skips the round. */
  isForeign?: true
  /** An amount that is no whole number. */
  isBroken?: true
  /** How its signature or its headers differ from what they should be. */
  signing?:
    | 'of another path'
    | 'of another body'
    | 'of yesterday'
    | 'of tomorrow'
    | 'with the nonce before'
    | 'missing'
    | 'of another vendor'
  /** The refusal that is wanted; accepted where nothing is said. */
  refused?: string
  /** What the member has more or less than before the round once it is answered, in least stakes. */
  leaves: number
}

/** A round as it may reach a gateway, and what has to come of it. */
export type WalletRound = readonly [name: string, steps: readonly Step[]]

const debit: Step = { call: 'debit', id: 'd', leaves: -1 }

/** What every seamless wallet must do, whatever the network does (games 21 to 26, 88 to 98). */
export const walletRounds: readonly WalletRound[] = [
  ['a lost round', [debit, { call: 'credit', id: 'c', stakes: 0, leaves: -1 }]],
  ['a won round', [debit, { call: 'credit', id: 'c', stakes: 3, leaves: 2 }]],
  ['a round that is taken back', [debit, { call: 'rollback', id: 'r', leaves: 0 }]],
  ['a debit that is repeated', [debit, debit, debit]],
  [
    'a credit that is repeated',
    [
      debit,
      { call: 'credit', id: 'c', stakes: 3, leaves: 2 },
      { call: 'credit', id: 'c', stakes: 3, leaves: 2 },
    ],
  ],
  [
    'a rollback that is repeated, also under another id',
    [
      debit,
      { call: 'rollback', id: 'r', leaves: 0 },
      { call: 'rollback', id: 'r', leaves: 0 },
      { call: 'rollback', id: 'r2', leaves: 0 },
    ],
  ],
  [
    'a second stake in one round, of the same amount, repeated',
    [
      debit,
      { ...debit, id: 'e', leaves: -2 },
      { ...debit, id: 'e', leaves: -2 },
      { ...debit, leaves: -2 },
      { ...debit, id: 'e', stakes: 2, refused: 'seamless.key.reused', leaves: -2 },
      { call: 'credit', id: 'c', of: 'e', stakes: 5, leaves: 3 },
      { call: 'credit', id: 'c2', stakes: 5, refused: 'seamless.round.settled', leaves: 3 },
      { ...debit, id: 'f', refused: 'seamless.round.settled', leaves: 3 },
      { call: 'correct', id: 'x', of: 'e', stakes: 2, leaves: 0 },
    ],
  ],
  [
    'a second stake in one round that is taken back',
    [
      debit,
      { ...debit, id: 'e', stakes: 2, leaves: -3 },
      { call: 'rollback', id: 'r', of: 'e', leaves: -1 },
      { call: 'credit', id: 'c', of: 'e', stakes: 5, refused: 'seamless.debit.cancelled', leaves: -1 },
      { call: 'credit', id: 'c2', stakes: 5, leaves: 4 },
    ],
  ],
  [
    'the first of two stakes that is taken back, and then the other',
    [
      debit,
      { ...debit, id: 'e', stakes: 2, leaves: -3 },
      { call: 'rollback', id: 'r', leaves: -2 },
      { call: 'rollback', id: 'r2', leaves: -2 },
      { call: 'credit', id: 'c', stakes: 5, refused: 'seamless.debit.cancelled', leaves: -2 },
      { ...debit, id: 'f', leaves: -3 },
      { call: 'rollback', id: 'r3', of: 'e', leaves: -1 },
      { call: 'rollback', id: 'r4', of: 'f', leaves: 0 },
      { call: 'rollback', id: 'r4', of: 'f', leaves: 0 },
      { ...debit, id: 'g', refused: 'seamless.round.exists', leaves: 0 },
    ],
  ],
  [
    'a second stake that is below the least one',
    [debit, { ...debit, id: 'e', stakes: 0.5, leaves: -1.5 }, { call: 'rollback', id: 'r', leaves: -0.5 }],
  ],
  [
    'a round that another vendor reaches for',
    [
      debit,
      { ...debit, id: 'e', isForeign: true, refused: 'seamless.game.closed', leaves: -1 },
      { call: 'credit', id: 'c', stakes: 3, isForeign: true, refused: 'seamless.debit.unknown', leaves: -1 },
      { call: 'rollback', id: 'r', isForeign: true, leaves: -1 },
      { call: 'credit', id: 'c', stakes: 3, leaves: 2 },
      {
        call: 'correct',
        id: 'x',
        isVoid: true,
        isForeign: true,
        refused: 'seamless.debit.unknown',
        leaves: 2,
      },
      { call: 'award', id: 'a', isForeign: true, refused: 'seamless.player.unknown', leaves: 2 },
    ],
  ],
  [
    'a round of the same id that another vendor took back before',
    [{ call: 'rollback', id: 'r', isForeign: true, leaves: 0 }, debit],
  ],
  [
    'a call with the signature of another vendor',
    [{ ...debit, signing: 'of another vendor', refused: 'seamless.signature', leaves: 0 }],
  ],
  ['a stake that is no whole number', [{ ...debit, isBroken: true, refused: 'seamless.request', leaves: 0 }]],
  ['an id that comes with another stake', [debit, { ...debit, stakes: 2, refused: 'seamless.key.reused' }]],
  [
    'a second credit under another id',
    [
      debit,
      { call: 'credit', id: 'c', stakes: 3, leaves: 2 },
      { call: 'credit', id: 'c2', stakes: 3, refused: 'seamless.round.settled', leaves: 2 },
    ],
  ],
  [
    'a rollback before its debit',
    [
      { call: 'rollback', id: 'r', leaves: 0 },
      { ...debit, refused: 'seamless.debit.cancelled', leaves: 0 },
      { call: 'rollback', id: 'r2', leaves: 0 },
    ],
  ],
  [
    'a credit before its debit',
    [
      { call: 'credit', id: 'c', stakes: 3, refused: 'seamless.debit.unknown', leaves: 0 },
      debit,
      { call: 'credit', id: 'c', stakes: 3, leaves: 2 },
      { call: 'credit', id: 'c', stakes: 3, leaves: 2 },
    ],
  ],
  [
    'a debit that is repeated after the member came back',
    [
      debit,
      { ...debit, isBack: true },
      { ...debit, isBack: true, stakes: 2, refused: 'seamless.key.reused' },
    ],
  ],
  [
    'a rollback under the id of its debit',
    [debit, { call: 'rollback', id: 'd', leaves: 0 }, { call: 'rollback', id: 'd', leaves: 0 }],
  ],
  [
    'a rollback of a win',
    [
      debit,
      { call: 'credit', id: 'c', stakes: 3, leaves: 2 },
      { call: 'rollback', id: 'r', of: 'c', refused: 'seamless.round.settled', leaves: 2 },
    ],
  ],
  [
    'a round with several wins, closed by nothing',
    [
      debit,
      { call: 'credit', id: 'c', stakes: 3, isPart: true, leaves: 2 },
      { call: 'credit', id: 'c2', stakes: 2, isPart: true, leaves: 4 },
      { call: 'credit', id: 'c', stakes: 3, isPart: true, leaves: 4 },
      { call: 'rollback', id: 'r', refused: 'seamless.round.settled', leaves: 4 },
      { call: 'credit', id: 'c3', stakes: 0, leaves: 4 },
      { call: 'credit', id: 'c4', stakes: 1, refused: 'seamless.round.settled', leaves: 4 },
    ],
  ],
  [
    'a result that is corrected, down and up, and repeated',
    [
      debit,
      { call: 'correct', id: 'x', stakes: 1, refused: 'seamless.round.open', leaves: -1 },
      { call: 'credit', id: 'c', stakes: 3, leaves: 2 },
      { call: 'correct', id: 'x', stakes: 1, leaves: 0 },
      { call: 'correct', id: 'x', stakes: 1, leaves: 0 },
      { call: 'correct', id: 'y', stakes: 4, leaves: 3 },
      { call: 'correct', id: 'y', stakes: 5, refused: 'seamless.key.reused', leaves: 3 },
    ],
  ],
  [
    'a round that was none after all',
    [
      debit,
      { call: 'credit', id: 'c', stakes: 3, leaves: 2 },
      { call: 'correct', id: 'x', isVoid: true, leaves: 0 },
      { call: 'correct', id: 'x', isVoid: true, leaves: 0 },
      { call: 'correct', id: 'y', stakes: 1, refused: 'seamless.debit.cancelled', leaves: 0 },
    ],
  ],
  [
    'money without a bet, repeated',
    [
      { call: 'award', id: 'a', stakes: 5, leaves: 5 },
      { call: 'award', id: 'a', stakes: 5, leaves: 5 },
      { call: 'award', id: 'a', stakes: 6, refused: 'seamless.key.reused', leaves: 5 },
      { call: 'rollback', id: 'r', of: 'a', refused: 'seamless.round.settled', leaves: 5 },
    ],
  ],
  [
    'a credit after a rollback',
    [
      debit,
      { call: 'rollback', id: 'r', leaves: 0 },
      { call: 'credit', id: 'c', stakes: 3, refused: 'seamless.debit.cancelled', leaves: 0 },
    ],
  ],
  [
    'a credit after a rollback that came before the debit',
    [
      { call: 'rollback', id: 'r', leaves: 0 },
      { call: 'credit', id: 'c', stakes: 3, refused: 'seamless.debit.cancelled', leaves: 0 },
      { ...debit, refused: 'seamless.debit.cancelled', leaves: 0 },
      { call: 'credit', id: 'c', stakes: 3, refused: 'seamless.debit.cancelled', leaves: 0 },
    ],
  ],
  [
    'a rollback after a credit',
    [
      debit,
      { call: 'credit', id: 'c', stakes: 0, leaves: -1 },
      { call: 'rollback', id: 'r', refused: 'seamless.round.settled', leaves: -1 },
    ],
  ],
  ['a stake below the least one', [{ ...debit, stakes: 0.5, refused: 'seamless.stake', leaves: 0 }]],
  [
    'a stake above the balance',
    [{ ...debit, stakes: 100_000_000, refused: 'seamless.insufficient', leaves: 0 }],
  ],
  [
    'a call without a signature',
    [{ ...debit, signing: 'missing', refused: 'seamless.signature', leaves: 0 }],
  ],
  [
    'a call with the signature of another body',
    [{ ...debit, signing: 'of another body', refused: 'seamless.signature', leaves: 0 }],
  ],
  [
    'a lost round, replayed to another address',
    [
      debit,
      { call: 'credit', id: 'c', stakes: 0, leaves: -1 },
      { call: 'rollback', id: 'c', signing: 'of another path', refused: 'seamless.signature', leaves: -1 },
    ],
  ],
  ['a recorded call', [debit, { ...debit, signing: 'with the nonce before', refused: 'seamless.nonce' }]],
  ['a clock that is behind', [{ ...debit, signing: 'of yesterday', refused: 'seamless.time', leaves: 0 }]],
  ['a clock that is ahead', [{ ...debit, signing: 'of tomorrow', refused: 'seamless.time', leaves: 0 }]],
]
