import type { calls } from '@saola/protocol'
import { plainCapitals } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'
import { hasPaymentPassword } from '../../accounts/payment-password.ts'
import { maximumCards } from './add-bank-card.ts'
import { listCards } from './bank-card-store.ts'
import { describeCard } from './describe-card.ts'
import { getRealName } from '../../accounts/names/real-name-store.ts'

/** The member's bank accounts, oldest first, with the name that a further one must be in. */
export const listBankCards: Handler<typeof calls.wallet.bankCards> = async ({ account, services }) => ({
  cards: (await listCards(services.db, account.id)).map((row) => describeCard(services, row)),
  holder: plainCapitals((await getRealName(services.db, account.id)) ?? ''),
  hasPaymentPassword: await hasPaymentPassword(services.db, account.id),
  maximumCards,
})
