import type { ToldClient } from '@saola/testkit'
import { dayKey, startOfDay } from '@saola/i18n'
import { hashToken } from '../../src/http/caller.ts'
import type { TestGateway } from '../start-gateway.ts'

/** Agents of the demo, from the top of a line to its end, and how many days are looked back at. */
export const demoAgents = ['topagent', 'agent01', 'agent02', 'agent03', 'agent05']
export const lookedBack = [1, 7, 31]

/** Somebody of the demo, signed in. */
export async function demoClient({ services, client }: TestGateway, name: string): Promise<ToldClient> {
  const { db, now } = services
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const token = `tied-${name}-${id}-${Math.floor(now())}`
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_id: id,
      created_at: now(),
      expires_at: now() + 86_400_000,
      ip: '127.0.0.1',
      user_agent: 'test',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return client(token)
}

/** The last days until today, as days for a report and as moments for a statement. */
export function lastDaysOf({ services }: TestGateway, days: number) {
  const now = services.now()
  const startTime = startOfDay(now, 1 - days)
  const period = { startDate: dayKey(startTime), endDate: dayKey(now) }
  return { period, times: { startTime, endTime: startOfDay(now, 1) - 1 } }
}
