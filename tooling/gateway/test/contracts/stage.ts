import { calls, type ContractView } from '@saola/protocol'
import { totpRules, type Terms, type Tier } from '@saola/rules'
import {
  confirmAuthenticator,
  insertAuthenticator,
} from '../../src/accounts/authenticator/authenticator-store.ts'
import { hashRecoveryCode } from '../../src/accounts/authenticator/check-authenticator.ts'
import { codeAt } from '../../src/accounts/authenticator/totp.ts'
import type { TestGateway } from '../start-gateway.ts'
import { savePaymentPassword } from '../wallet/payment-password.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

/** A line of agents: top > middle > low > player, and below middle another player. */
export type Line = {
  top: TestPerson
  middle: TestPerson
  low: TestPerson
  player: TestPerson
  beside: TestPerson
}

/** The transaction password of every agent of a line. */
export const paymentPassword = '135790'

/** Opens a line whose names begin alike; its agents have an authenticator and a transaction password. */
export async function openLine(gateway: TestGateway, prefix: string): Promise<Line> {
  const top = await addPerson(gateway, `${prefix}top`, { type: 2 })
  const middle = await addPerson(gateway, `${prefix}middle`, { type: 1, upline: top })
  const low = await addPerson(gateway, `${prefix}low`, { type: 1, upline: middle })
  const player = await addPerson(gateway, `${prefix}player`, { upline: low })
  const beside = await addPerson(gateway, `${prefix}beside`, { upline: middle })
  for (const agent of [top, middle, low]) await protect(gateway, agent)
  return { top, middle, low, player, beside }
}

/** Who can prove an act with money. */
type Prover = { id: number; name: string }

/** Gives somebody the authenticator and the transaction password that prove an act with money. */
export async function protect({ services }: TestGateway, person: Prover): Promise<void> {
  await insertAuthenticator(services, person.id, secretOf(person))
  await confirmAuthenticator(services.db, person.id, 0, services.now())
  await savePaymentPassword(services.db, person.id, paymentPassword, services)
}

function secretOf({ name }: Prover): Buffer {
  return Buffer.from(name.padEnd(20, '.'))
}

/** What an agent's authenticator shows now; the clock moves first, because a code opens once. */
export function codeOf({ clock }: TestGateway, agent: Prover): string {
  clock.advance(totpRules.stepMs)
  return codeAt(secretOf(agent), Math.floor(clock.now() / totpRules.stepMs))
}

let recoveries = 0

/** A new recovery code of somebody: it opens once, whatever the authenticator has opened meanwhile. */
export async function recoveryCodeOf({ services }: TestGateway, { id }: Prover): Promise<string> {
  const code = `RECOVER${String((recoveries += 1)).padStart(3, '2')}`
  await services.db
    .insertInto('recovery_code')
    .values({ account_id: id, code_hash: hashRecoveryCode(id, code), used_at: null })
    .execute()
  return code
}

/** What proves an act of an agent with money now; the clock moves first, because a code opens once. */
export function proofOf(gateway: TestGateway, agent: Prover): { paymentPassword: string; code: string } {
  return { paymentPassword, code: codeOf(gateway, agent) }
}

/** Salary or dividend terms of one tier that everybody reaches, at a rate in thousandths of a percent. */
export function flat(kind: 'dividend' | 'daily' | 'hourly', rate: number, more: Partial<Tier> = {}): Terms {
  return { kind, tiers: [{ betVolume: 0, activeMembers: 0, rateType: 'P', rate, ...more }] }
}

/** Offers terms to an account directly below, with the code that an upline with an authenticator is asked for. */
export function offer(
  gateway: TestGateway,
  upline: TestPerson,
  downline: TestPerson,
  terms: Terms,
  more: { expiresAt?: number; note?: string; cycle?: 'daily' | 'weekly'; code?: string } = {},
): Promise<ContractView> {
  return gateway.client(upline.token).send(calls.contracts.offer, {
    downlineId: String(downline.id),
    terms: asSent(terms),
    code: codeOf(gateway, upline),
    ...more,
  })
}

/** Accepts as somebody who has looked at the terms and at the list of endings. */
export async function accept(
  gateway: TestGateway,
  person: TestPerson,
  contractId: string,
): Promise<ContractView> {
  const api = gateway.client(person.token)
  const { offer: offered } = await api.send(calls.contracts.detail, { contractId })
  const { token } = await api.send(calls.contracts.endings, { contractId })
  return api.send(calls.contracts.takeStep, {
    contractId,
    step: 'accept',
    version: offered?.version ?? 0,
    endings: token,
    code: codeOf(gateway, person),
  })
}

/** A contract that both have signed. */
export async function sign(
  gateway: TestGateway,
  upline: TestPerson,
  downline: TestPerson,
  terms: Terms,
): Promise<ContractView> {
  const { id } = await offer(gateway, upline, downline, terms)
  return accept(gateway, downline, id)
}

/** Terms as a client sends them. */
export function asSent(terms: Terms) {
  return terms.kind === 'realtime' ? terms : { kind: terms.kind, tiers: [...terms.tiers] }
}
