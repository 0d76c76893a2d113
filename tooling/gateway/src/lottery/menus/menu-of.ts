import type { TitledLottery } from '../draws/lottery-game-store.ts'
import type { DrawRow } from '../draws/draw-store.ts'

/** The groups of the menu in their order, with their names. */
const groups = [
  { code: 'NORTH', VI: 'Miền Bắc', EN: 'North' },
  { code: 'CENTRAL', VI: 'Miền Trung', EN: 'Central' },
  { code: 'SOUTH', VI: 'Miền Nam', EN: 'South' },
  { code: 'FAST', VI: 'Xổ số nhanh', EN: 'Fast lotteries' },
  { code: 'VIETLOTT', VI: 'Xổ số tự chọn', EN: 'Pick-your-own' },
  { code: 'SEA', VI: 'Đông Nam Á', EN: 'Southeast Asia' },
] as const

/** The group of the lotteries of the neighbours, which has a page of its own. */
export const seaGroup = 'SEA'

/** What a menu of Vietnam is asked for where nobody says how prizes are counted (lottery 5). */
export const usualMode = 'Elott'

/** The group of our own draws every few minutes. */
const fastGroup = 'FAST'

/** The lotteries that a prize mode counts prizes for (lottery 40); without a mode, all of them. */
export function lotteriesOfMode(
  lotteries: readonly TitledLottery[],
  prizeMode: string | undefined,
): TitledLottery[] {
  return lotteries.filter(({ group_code: group }) => {
    if (prizeMode === undefined) return true
    if (prizeMode.toUpperCase() === 'SEA') return group === seaGroup
    if (prizeMode.toUpperCase() === 'LOTT') return group !== seaGroup && group !== fastGroup
    return group !== seaGroup
  })
}

/** Lotteries as the groups of a menu, each with the draw that is bet on next. */
export function menuOf(lotteries: readonly TitledLottery[], next: readonly DrawRow[], language: 'VI' | 'EN') {
  const nextOf = new Map(next.map((draw) => [draw.game_code, draw]))
  return groups.flatMap(({ code, [language]: label }) => {
    const own = lotteries.filter(({ group_code: group }) => group === code)
    if (own.length === 0) return []
    return [{ gameGroupCode: code, labelName: label, gameMenus: own.map((lottery) => entryOf(lottery)) }]
  })

  function entryOf(lottery: TitledLottery) {
    const draw = nextOf.get(lottery.code)
    return {
      gameCode: lottery.code,
      labelName: language === 'EN' ? lottery.name_en : lottery.name_vi,
      kind: lottery.kind,
      period: lottery.period_seconds ?? undefined,
      next: draw && {
        drawId: String(draw.id),
        numero: draw.numero,
        locksAt: draw.locks_at,
        drawsAt: draw.draws_at,
      },
    }
  }
}
