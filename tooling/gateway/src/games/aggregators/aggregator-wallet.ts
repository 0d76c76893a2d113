import type { Wallet, WalletAnswer } from '@saola/aggregators'
import type * as z from 'zod/mini'
import { hashToken } from '../../http/caller.ts'
import { unstorableField } from '../../http/unstorable-field.ts'
import type { Services } from '../../services/services.ts'
import type { Vendor } from '../../vendors/find-vendor.ts'
import { findStaker } from '../../bets/bet-store.ts'
import { findServedGame } from '../game-store.ts'
import { findPlayerOf } from '../../bets/play-session-store.ts'
import { award } from '../seamless/award.ts'
import { credit } from '../seamless/credit.ts'
import { debit } from '../seamless/debit.ts'
import { rollback } from '../seamless/rollback.ts'
import { refuse, type SeamlessAnswer } from '../seamless/seamless-answer.ts'
import {
  awardRequest,
  balanceRequest,
  creditRequest,
  debitRequest,
  rollbackRequest,
} from '../seamless/seamless-requests.ts'
import { tellBalance } from '../seamless/tell-balance.ts'
import { findStakeOfRound } from './round-stake-store.ts'

/** The seamless wallet as the adapter of one vendor's protocol sees it: the same acts, with the same bounds and rules (games 141). */
export function aggregatorWallet(services: Services, vendor: Vendor): Wallet {
  const { code } = vendor
  return {
    debit: (asked) => act(debitRequest, asked, (request) => debit(services, request)),
    credit: ({ content, ...asked }) =>
      act(creditRequest, content === '' ? asked : { ...asked, content }, (request) =>
        credit(services, request),
      ),
    rollback: (asked) => act(rollbackRequest, asked, (request) => rollback(services, request)),
    award: (asked) => act(awardRequest, asked, (request) => award(services, request, vendor)),
    balance: (asked) => act(balanceRequest, asked, (request) => tellBalance(services, request)),
    playerOf: async (sessionKey) => asId(await findPlayerOf(services.db, hashToken(sessionKey))),
    stakerOf: async (debitTransactionId) =>
      asId(await findStaker(services.db, { vendor: code, debitTransactionId })),
    stakeOf: ({ playerId, ...round }) =>
      findStakeOfRound(services.db, { ...round, vendor: code, accountId: Number(playerId) }),
    hasTitle: async (gameCode) =>
      unstorableField({ gameCode }) === undefined &&
      (await findServedGame(services.db, code, gameCode)) !== undefined,
  }

  async function act<Schema extends z.ZodMiniType>(
    schema: Schema,
    asked: object,
    work: (request: z.infer<Schema>) => Promise<SeamlessAnswer>,
  ): Promise<WalletAnswer> {
    const read = schema.safeParse({ ...asked, vendor: code })
    const isRead = read.success && unstorableField(asked) === undefined
    return told(isRead ? await work(read.data) : refuse('seamless.request'))
  }
}

function told(answer: SeamlessAnswer): WalletAnswer {
  if (!answer.success) return answer
  const { balance } = answer.value
  return { success: true, ...(typeof balance === 'number' && { balance }) }
}

function asId(accountId: number | undefined): string | undefined {
  return accountId === undefined ? undefined : String(accountId)
}
