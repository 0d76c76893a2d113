import { dayMs } from '@saola/rules'
import type { Services } from '../services.ts'

/** Play money and what was done with it is gone a day after its sitting began (games 37). */
export async function forgetDemos({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = now() - dayMs
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('play_session')
      .where('wallet', '=', 'demo')
      .where('created_at', '<', before)
      .returning('player_id')
      .execute()
    const players = gone.map(({ player_id: playerId }) => playerId)
    if (players.length === 0) return
    await trx.deleteFrom('round').where('player_id', 'in', players).execute()
    await trx.deleteFrom('match_bet').where('player_id', 'in', players).execute()
    await trx.deleteFrom('table_bet').where('player_id', 'in', players).execute()
    await trx.deleteFrom('seed_pair').where('player_id', 'in', players).execute()
    await trx.deleteFrom('wallet_entry').where('player_id', 'in', players).execute()
    await trx.deleteFrom('player_wallet').where('player_id', 'in', players).execute()
  })
}
