import { withClient } from './with-client.ts'

const restWithinMs = 60_000
const lookEveryMs = 1_000

/**
 * Gives jobs and the vendor time to end what was left open; answers how much still is. Members who left in the middle of
 * a round would have a day to come back: here it has passed when the vendor starts again.
 */
export async function untilSettled(
  url: string,
  games: { url: string; restart: () => Promise<void> },
): Promise<number> {
  await withClient(games.url, (client) =>
    client.query(`update vendor.round set created_at = created_at - 86400000 where state = 'playing'`),
  )
  await games.restart()
  const until = performance.now() + restWithinMs
  for (;;) {
    const open =
      (await count(
        url,
        `select (select count(*) from vendor_transfer where state = 'pending')
          + (select count(*) from bank_transfer where state = 'waiting' and deposit_id is not null)
          + (select count(*) from withdrawal where state in ('in_process', 'approved') and amount <= 1000000)`,
      )) +
      (await count(
        games.url,
        `select count(*) from vendor.round where state not in ('paid', 'refused', 'rolled-back')`,
      ))
    if (open === 0 || performance.now() > until) return open
    await new Promise((done) => setTimeout(done, lookEveryMs))
  }
}

async function count(url: string, text: string): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ open: string }>(`select (${text}) as open`),
  )
  return Number(rows[0]?.open ?? 0)
}
