import { askAgain, isAccepted, ofBets, ofRollbacks, ofWins, type Persistence } from './ask-again.ts'
import type { AskWallet, WalletWord } from './ask-wallet.ts'
import { createJoinedWork } from './joined-work.ts'
import { callOf, type SentTransaction } from './sent-transaction.ts'
import type { Sitting } from './sittings.ts'
import { accept, codeOf, isPlainlyRefused, notYet, refuse, type SupplierAnswer } from './supplier-answer.ts'
import type { TransactionLog } from './transaction-log.ts'

/** What the acts are done with. */
export type MoneyParts = {
  log: TransactionLog
  ask: AskWallet
  now: () => number
  /** Rejects once the aggregator closes. */
  pause: (ms: number) => Promise<void>
}

/** A stake, a result and a taking back as the supplier says them. */
export type Debit = { transactionId: string; roundId: string; amount: number; content: string }
export type Credit = {
  transactionId: string
  debitTransactionId: string
  amount: number
  isLast?: boolean | undefined
}
export type Return = { transactionId: string; debitTransactionId: string }

/** How long a supplier waits for a rollback before it is told to ask again. */
const rollbackPatienceMs = 3_000

/** So many bets are remembered that were taken back before they came. */
const mostMarks = 10_000

/** Each id is done once; what has been answered is answered alike. */
export type MoneyActs = {
  debit: (asked: Debit, sitting: Sitting | undefined) => Promise<SupplierAnswer>
  credit: (asked: Credit) => Promise<SupplierAnswer>
  rollback: (asked: Return) => Promise<SupplierAnswer>
  /** Goes on with what a process of before was giving back. */
  resume: () => void
}

/** Says to the operator's wallet what the supplier says here, and keeps at it as Hub88 does (`ask-again.ts`). */
export function createMoneyActs({ log, ask, now, pause }: MoneyParts): MoneyActs {
  const answering = createJoinedWork<SupplierAnswer>()
  const givingBack = createJoinedWork<boolean>()
  /** Bets that were taken back before they came. */
  const neverCame = new Set<string>()

  function send(sent: SentTransaction, persistence: Persistence): Promise<WalletWord | undefined> {
    const { path, fields } = callOf(sent)
    const amount = sent.kind === 'TK_ROLLBACK' ? undefined : sent.amount
    return askAgain(() => ask(path, fields, amount), persistence, pause)
  }

  function end(sent: SentTransaction, status: SentTransaction['status'], word?: WalletWord): SentTransaction {
    const { balance } = word ?? {}
    const ended = { ...sent, status, ...(balance !== undefined && { balance }) }
    log.put(ended)
    return ended
  }

  /** Sends a bet; one that was neither taken nor plainly refused is taken back, whatever became of it. */
  async function stake(bet: SentTransaction): Promise<SupplierAnswer> {
    log.put(bet)
    const word = await send(bet, ofBets)
    if (isAccepted(word)) return answerStake(end(bet, 'TS_SUCCESS', word))
    const refused = { ...bet, refusal: codeOf(word) }
    if (isPlainlyRefused(word)) return answerStake(end(refused, 'TS_DECLINED', word))
    // The rollback stands in the log before the bet is said to be back.
    void inBackground(giveBack(returnOf(bet, `${bet.id}:undone`, now())))
    return answerStake(end(refused, 'TS_ROLLEDBACK'))
  }

  async function win(sent: SentTransaction): Promise<SupplierAnswer> {
    log.put(sent)
    const word = await send(sent, ofWins)
    if (isAccepted(word)) return answerPaid(end(sent, 'TS_SUCCESS', word))
    end(sent, 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED')
    return notYet
  }

  /** Whether the stake is back; it is asked for until it is. */
  function giveBack(sent: SentTransaction): Promise<boolean> {
    return givingBack(sent.id, async () => {
      log.put(sent)
      const word = await send(sent, ofRollbacks)
      const isBack = isAccepted(word)
      end(sent, isBack ? 'TS_SUCCESS' : 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED', word)
      const bet = log.find('TK_BET', sent.betId ?? '')
      if (isBack && bet) log.put({ ...bet, status: 'TS_ROLLEDBACK', refusal: bet.refusal ?? cancelled })
      return isBack
    })
  }

  return {
    debit: (asked, sitting) =>
      answering(`bet ${asked.transactionId}`, async () => {
        const known = log.find('TK_BET', asked.transactionId)
        if (known && known.amount !== asked.amount) return refuse(409, reused)
        if (known && known.status !== 'TS_PENDING') return answerStake(known)
        if (neverCame.has(asked.transactionId)) return refuse(409, cancelled)
        // One that was sent before a restart has its token, although the sitting is over.
        if (known) return stake(known)
        return sitting ? stake(betOf(asked, sitting, now())) : refuse(403, 'seamless.session')
      }),
    credit: (asked) =>
      answering(`win ${asked.transactionId}`, async () => {
        const known = log.find('TK_WIN', asked.transactionId)
        if (known && known.amount !== asked.amount) return refuse(409, reused)
        if (known?.status === 'TS_SUCCESS') return answerPaid(known)
        const bet = log.find('TK_BET', asked.debitTransactionId)
        if (bet?.status === 'TS_ROLLEDBACK') return refuse(409, cancelled)
        if (bet?.status !== 'TS_SUCCESS') return refuse(409, 'seamless.debit.unknown')
        return win(known ?? winOf(bet, asked, now()))
      }),
    async rollback({ transactionId, debitTransactionId }) {
      const known = log.find('TK_ROLLBACK', transactionId)
      if (known?.status === 'TS_SUCCESS') return answerPaid(known)
      const bet = log.find('TK_BET', debitTransactionId)
      if (!bet) {
        // Nothing was sent of it, and the sitting that could send it is here.
        if (neverCame.size >= mostMarks) neverCame.clear()
        neverCame.add(debitTransactionId)
        return accept({ transactionId, returned: 0 })
      }
      const back = giveBack(known ?? returnOf(bet, transactionId, now()))
      void inBackground(back)
      const isBack = await Promise.race([back, pause(rollbackPatienceMs).then(() => false)])
      const ended = log.find('TK_ROLLBACK', transactionId)
      return isBack && ended ? answerPaid(ended) : notYet
    },
    resume() {
      const unfinished = log
        .list()
        .filter(({ kind, status }) => kind === 'TK_ROLLBACK' && status === 'TS_PENDING')
      for (const sent of unfinished) void inBackground(giveBack(sent))
    },
  }
}

/** What the supplier is told of a stake that is back. */
const cancelled = 'seamless.debit.cancelled'

/** And of an id that was something else before. */
const reused = 'seamless.key.reused'

function betOf(asked: Debit, { user, token, gameCode }: Sitting, createdAt: number): SentTransaction {
  const { transactionId: id, roundId: round, amount, content } = asked
  const by = { user, token, gameCode, round }
  return { id, kind: 'TK_BET', status: 'TS_PENDING', ...by, amount, isClosed: false, content, createdAt }
}

function winOf(
  { user, token, gameCode, round, id: betId }: SentTransaction,
  { transactionId: id, amount, isLast = true }: Credit,
  createdAt: number,
): SentTransaction {
  const by = { user, token, gameCode, round, betId }
  return {
    id,
    kind: 'TK_WIN',
    status: 'TS_PENDING',
    ...by,
    amount,
    isClosed: isLast,
    content: '',
    createdAt,
  }
}

function returnOf(bet: SentTransaction, id: string, createdAt: number): SentTransaction {
  const { user, token, gameCode, round, amount, id: betId } = bet
  const by = { user, token, gameCode, round, betId }
  return {
    id,
    kind: 'TK_ROLLBACK',
    status: 'TS_PENDING',
    ...by,
    amount,
    isClosed: true,
    content: '',
    createdAt,
  }
}

function answerStake(bet: SentTransaction): SupplierAnswer {
  return bet.status === 'TS_SUCCESS' ? answerPaid(bet) : refuse(409, bet.refusal ?? codeOf(undefined))
}

function answerPaid({ id, kind, amount, balance }: SentTransaction): SupplierAnswer {
  const had = balance === undefined ? {} : { balance }
  const returned = kind === 'TK_ROLLBACK' ? { returned: amount } : {}
  return accept({ transactionId: id, orderNo: id, ...returned, ...had })
}

/** What nobody waits for: why it failed is told, unless the aggregator closes. */
async function inBackground(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) console.error('[aggregator]', error)
  }
}
