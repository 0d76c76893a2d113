import { calls, type CallInput } from '@saola/protocol'
import { minuteMs, type PatternRules } from '@saola/rules'
import { changeMerchant } from '../../../src/operations/change-merchant.ts'
import { findPatterns } from '../../../src/protection/patterns/find-patterns.ts'
import type { PatternPage } from '../../../src/protection/patterns/operate-pattern.ts'
import { addDraw } from '../../lottery/stage.ts'
import type { TestGateway } from '../../start-gateway.ts'
import { newKey } from '../../vendor/seat.ts'
import { addPerson, fund, type TestPerson } from '../../wallet/people.ts'

type Line = CallInput<typeof calls.lottery.place>['lines'][number]

/** Bets on 13 as the end of the special prize, at a base of 10,000. */
export const on13: Line = { type: 'de-dac-biet', numbers: ['13'], base: 10_000, odds: 99.5 }

/** Bets on the special prize as even or odd, so many đồng. */
export const onSide = (side: 'chan' | 'le', base: number): Line => ({
  type: 'chan-le',
  numbers: [side],
  base,
  odds: 1.95,
})

/** The merchant looks for these patterns alone, and the job has begun to look. */
export async function look(gateway: TestGateway, rules: Partial<PatternRules>): Promise<void> {
  const patterns = { crowd: null, opposite: null, sudden: null, ...rules }
  await changeMerchant(gateway.services, { merchant: 'saola', patterns })
  await findPatterns.run(gateway.services)
}

let people = 0

/** Members with money, each a person of its own. */
export async function addMembers(gateway: TestGateway, count: number): Promise<TestPerson[]> {
  const members: TestPerson[] = []
  for (let at = 0; at < count; at += 1) {
    const member = await addPerson(gateway, `pattern${(people += 1)}`)
    await fund(gateway, member, 100_000_000)
    members.push(member)
  }
  return members
}

/** Accounts that were signed in to in one browser. */
export async function shareDevice(gateway: TestGateway, members: readonly TestPerson[]): Promise<void> {
  const [first] = members
  await gateway.services.db
    .insertInto('known_device')
    .values(
      members.map(({ id }) => ({
        account_id: id,
        device_hash: `device-of-${id}`,
        first_seen_at: gateway.services.now(),
        merchant_hash: `shared-by-${first?.id}`,
      })),
    )
    .execute()
}

/** A draw that took bets for an hour and takes them for so many minutes more. */
export async function addOpenDraw(
  gateway: TestGateway,
  gameCode: string,
  numero: string,
  minutes: number,
): Promise<string> {
  const id = await addDraw(gateway, gameCode, { numero, seconds: 60 * minutes })
  await gateway.services.db
    .updateTable('lottery_draw')
    .set({ state: 'open', opens_at: gateway.services.now() - 60 * minuteMs })
    .where('id', '=', Number(id))
    .execute()
  return id
}

/** Places lines on a draw. */
export async function place(
  gateway: TestGateway,
  { token }: TestPerson,
  { gameCode, drawId, lines }: { gameCode: string; drawId: string; lines: Line[] },
): Promise<void> {
  await gateway
    .client(token)
    .send(
      calls.lottery.place,
      { gameCode, lines, draws: [{ drawId, multiplier: 1 }], stopOnWin: false },
      { idempotencyKey: newKey() },
    )
}

/** What the act about patterns answers; the operator's secret is `ops`. */
export async function operatePatterns<Value = PatternPage>(
  gateway: TestGateway,
  wanted: object,
): Promise<{ status: number; field?: string; value: Value }> {
  const response = await gateway.fetch('http://gateway.test/ops/pattern', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', ...wanted }),
  })
  return { status: response.status, ...((await response.json()) as { field?: string; value: Value }) }
}

/** The patterns that were found on a market, the newest first. */
export async function patternsOn(gateway: TestGateway, market: string): Promise<PatternPage['patterns']> {
  const { value } = await operatePatterns(gateway, { do: 'list', most: 500 })
  return value.patterns.filter((each) => each.market === market)
}

/** The events of patterns, the earliest first. */
export function eventsOfPatterns({ services }: TestGateway) {
  return services.db
    .selectFrom('significant_event')
    .select(['subject', 'actor', 'merchant_id', 'after'])
    .where('kind', '=', 'pattern.found')
    .orderBy('id')
    .execute()
}
