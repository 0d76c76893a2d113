import { savePaymentPassword } from '../../src/accounts/payment-password.ts'
import { calls, type Withdrawal } from '@saola/protocol'
import {
  operateWithdrawal,
  type WithdrawalOperation,
} from '../../src/wallet/withdrawal/operate-withdrawal.ts'
import type { TestGateway } from '../start-gateway.ts'
import type { TestPerson } from './people.ts'

const paymentPassword = '246810'
let numbers = 0

/** Somebody with a bank account to send money to, and what is done with their withdrawals. */
export type Payee = {
  ask: (amount: number, idempotencyKey?: string) => Promise<Withdrawal>
  /** Asks for it, and the operator pays it in whole. */
  paid: (amount: number) => Promise<Withdrawal>
  look: (withdrawalId: string) => Promise<Withdrawal>
  money: () => Promise<{ available: number; onHold: number }>
}

/** Gives a person a transaction password and a bank account. */
export async function addPayee(gateway: TestGateway, person: TestPerson): Promise<Payee> {
  const { services } = gateway
  const api = gateway.client(person.token)
  await savePaymentPassword(services.db, person.id, paymentPassword, services)
  const { cardId } = await api.send(calls.wallet.addBankCard, {
    bin: '970436',
    accountNumber: String(5_500_000_000 + (numbers += 1)),
    accountName: 'PHAM HOANG NAM',
    paymentPassword,
  })
  const ask: Payee['ask'] = (amount, idempotencyKey = `payee-withdrawal-${(numbers += 1)}`) =>
    api.send(calls.wallet.withdraw, { cardId, amount, paymentPassword }, { idempotencyKey })
  const look: Payee['look'] = (withdrawalId) => api.send(calls.wallet.withdrawal, { withdrawalId })
  return {
    ask,
    look,
    paid: async (amount) => {
      const { withdrawalId } = await ask(amount)
      await operate(gateway, withdrawalId, 'approve')
      await operate(gateway, withdrawalId, 'disburse')
      return look(withdrawalId)
    },
    money: async () => {
      const { available, onHold } = await api.send(calls.wallet.balance)
      return { available: available ?? 0, onHold: onHold ?? 0 }
    },
  }
}

export type StepMore = Partial<Pick<WithdrawalOperation, 'sent' | 'came' | 'reason' | 'key'>>

/** One step of the operator or the bank. */
export function operate(
  { services }: TestGateway,
  withdrawalId: string,
  step: WithdrawalOperation['step'],
  more: StepMore = {},
) {
  const key = `operator-step-${(numbers += 1)}`
  return operateWithdrawal(services, { merchant: 'saola', withdrawalId, step, key, ...more })
}
