import type { Database } from '../../db/database.ts'
import { listLastOfEach } from '../draws/draw-store.ts'
import type { TitledLottery } from '../draws/lottery-game-store.ts'

/** The last result of each of these lotteries, the latest first (lottery 4, 41). */
export async function openedNumbersOf(
  db: Database,
  lotteries: readonly TitledLottery[],
  { most, language }: { most: number; language: 'VI' | 'EN' },
) {
  const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]))
  const draws = await listLastOfEach(db, [...byCode.keys()], most)
  return draws.flatMap((draw) => {
    const lottery = byCode.get(draw.game_code)
    if (!lottery) return []
    const [special = []] = draw.prizes ?? []
    return [
      {
        gameId: lottery.game_id,
        gameCode: lottery.code,
        gameName: language === 'EN' ? lottery.name_en : lottery.name_vi,
        numero: draw.numero,
        winNo: special.join(','),
        drawTime: draw.draws_at,
      },
    ]
  })
}
