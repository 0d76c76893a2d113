import type { AggregatorProtocol } from '@saola/aggregators'

/** A mistake that somebody could make in an adapter, as another text in the place of one in its source. */
export type PlantedBug = {
  name: string
  protocol: AggregatorProtocol
  /** Below `tooling/aggregators/src`. */
  file: string
  says: string
  instead: string
}

/** Mistakes that the caller with its model has to find. */
export const bugs: readonly PlantedBug[] = [
  {
    name: 'a bet goes by the id of its request',
    protocol: 'hub88',
    file: 'hub88/acts.ts',
    says: 'transactionId: asked.transaction_uuid,\n    roundId',
    instead: 'transactionId: asked.request_uuid,\n    roundId',
  },
  {
    name: 'a win that comes again is paid again',
    protocol: 'hub88',
    file: 'hub88/acts.ts',
    says: 'transactionId: asked.transaction_uuid,\n    reference',
    instead: 'transactionId: asked.request_uuid,\n    reference',
  },
  {
    name: 'a fraction of a đồng is rounded',
    protocol: 'hub88',
    file: 'small-units.ts',
    says: 'whole < 0n || whole % unitsOfDong !== 0n',
    instead: 'whole < 0n',
  },
  {
    name: 'amounts are read as numbers',
    protocol: 'marbles',
    file: 'exact-json.ts',
    says: 'BigInt(source) : value',
    instead: 'BigInt(Number(source)) : value',
  },
  {
    name: 'a balance is told in đồng',
    protocol: 'marbles',
    file: 'small-units.ts',
    says: 'BigInt(dong) * unitsOfDong',
    instead: 'BigInt(dong)',
  },
  {
    name: 'a free bet takes money',
    protocol: 'hub88',
    file: 'hub88/acts.ts',
    says: 'isFree: asked.is_free === true',
    instead: 'isFree: false',
  },
  {
    name: 'a free win needs a stake',
    protocol: 'marbles',
    file: 'marbles/acts.ts',
    says: "award: asked.isFree === true ? 'free-round' : undefined",
    instead: 'award: undefined',
  },
  {
    name: 'the win of a promotion needs a stake',
    protocol: 'hub88',
    file: 'hub88/acts.ts',
    says: "if (asked.is_supplier_promo === true) return 'promotion'",
    instead: '',
  },
  {
    name: 'the last win leaves its round open',
    protocol: 'hub88',
    file: 'hub88/acts.ts',
    says: 'amount: readAmount(asked.amount),\n    currency: asked.currency,\n    isClosed: asked.round_closed === true',
    instead: 'amount: readAmount(asked.amount),\n    currency: asked.currency,\n    isClosed: false',
  },
  {
    name: 'a bet that is all of its round leaves it open',
    protocol: 'hub88',
    file: 'round-acts.ts',
    says: 'if (!taken.success || !stake.isClosed) return',
    instead: 'if (wallet) return',
  },
  {
    name: 'every win closes its round',
    protocol: 'marbles',
    file: 'marbles/acts.ts',
    says: 'isClosed: asked.roundClosed !== false',
    instead: 'isClosed: true',
  },
  {
    name: 'what somebody else staked is rolled back or won',
    protocol: 'hub88',
    file: 'round-acts.ts',
    says: 'return staker !== undefined && staker !== playerId',
    instead: 'return staker === undefined && playerId === undefined',
  },
  {
    name: 'a token is not asked whose it is',
    protocol: 'marbles',
    file: 'round-acts.ts',
    says: "if ((await wallet.playerOf(sessionKey)) !== playerId) return { refused: 'token' }",
    instead: '',
  },
  {
    name: 'nobody looks at a signature',
    protocol: 'hub88',
    file: 'hub88/answer.ts',
    says: "if (!isBodySigned(keys.theirs, text, headers.get(signatureHeader) ?? '')) {",
    instead: 'if (keys.theirs === text) {',
  },
  {
    name: 'a signature need only look like one',
    protocol: 'marbles',
    file: 'rsa-signature.ts',
    says: "return verify('RSA-SHA256', Buffer.from(body), createPublicKey(publicKey), Buffer.from(signature, 'base64'))",
    instead: 'return true',
  },
  {
    name: 'a refusal without a word is told as success',
    protocol: 'hub88',
    file: 'hub88/words.ts',
    says: "(words[refused] ?? 'RS_ERROR_UNKNOWN')",
    instead: "(words[refused] ?? 'RS_OK')",
  },
  {
    name: 'an id that comes with another amount is told as unknown',
    protocol: 'marbles',
    file: 'marbles/words.ts',
    says: "  'seamless.key.reused': 'DUPLICATE_TRANSACTION_ERROR',\n",
    instead: '',
  },
  {
    name: 'who has not enough money is not told how much there is',
    protocol: 'hub88',
    file: 'hub88/answer.ts',
    says: "new Set(['RS_OK', 'RS_ERROR_NOT_ENOUGH_MONEY'])",
    instead: "new Set(['RS_OK'])",
  },
  {
    name: 'any title wins',
    protocol: 'hub88',
    file: 'round-acts.ts',
    says: "return (await wallet.hasTitle(gameCode)) ? undefined : 'seamless.game.unknown'",
    instead: "return gameCode === '' ? 'seamless.game.unknown' : undefined",
  },
  {
    name: 'every stake is at the first title',
    protocol: 'hub88',
    file: 'hub88/acts.ts',
    says: 'gameCode: asked.game_code,\n    amount: readAmount(asked.amount),\n    currency: asked.currency,\n    isFree',
    instead:
      "gameCode: 'sgr_gold_rush',\n    amount: readAmount(asked.amount),\n    currency: asked.currency,\n    isFree",
  },
  {
    name: 'any currency is đồng',
    protocol: 'marbles',
    file: 'round-acts.ts',
    says: "if (currency !== playedIn) return 'currency'",
    instead: "if (currency === '') return playedIn",
  },
  {
    name: 'a rollback of a bet that never came is forgotten',
    protocol: 'marbles',
    file: 'round-acts.ts',
    says: 'const undone = {',
    instead:
      'if ((await wallet.stakerOf(reference)) === undefined) return standing(wallet, playerId)\n  const undone = {',
  },
  {
    name: 'a rollback goes to the first stake of its round',
    protocol: 'hub88',
    file: 'hub88/acts.ts',
    says: 'return giveBack(wallet, playerId, { transactionId, reference })',
    instead:
      "return giveBack(wallet, playerId, { transactionId, reference: reference.replace(/-b\\d$/, '-b0') })",
  },
]
