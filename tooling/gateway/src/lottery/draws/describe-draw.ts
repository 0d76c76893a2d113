import type { LotteryDraw } from '@saola/protocol'
import type { DrawRow } from './draw-store.ts'

/** A draw as everybody may see it: its seed and its prizes only once the result is out (lottery 37). */
export function describeDraw(row: DrawRow): LotteryDraw {
  const isOut = row.state === 'drawn' || row.state === 'settled'
  return {
    drawId: String(row.id),
    gameCode: row.game_code,
    numero: row.numero,
    kind: row.kind,
    state: row.state,
    opensAt: row.opens_at,
    locksAt: row.locks_at,
    drawsAt: row.draws_at,
    commitment: row.commitment ?? undefined,
    // The seed of a draw that was voided is told as well: nobody can have chosen among results.
    seed: isOut || row.state === 'voided' ? (row.seed ?? undefined) : undefined,
    betsHash: isOut ? (row.bets_hash ?? undefined) : undefined,
    source: row.source,
    resultSource: isOut ? (row.result_source ?? undefined) : undefined,
    prizes: isOut ? (row.prizes ?? []) : [],
    version: row.version,
    voidReason: row.void_reason ?? undefined,
  }
}
