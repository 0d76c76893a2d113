/** A group of lottery games as the menus show it. */
export type LotteryGroup = {
  code: string
  vi: string
  en: string
  games: readonly (readonly [code: string, name: string])[]
}

/** The lotteries, in the order in which the menus show them. */
export const lotteryGroups: readonly LotteryGroup[] = [
  {
    code: 'VN_SOUTH',
    vi: 'Miền Nam',
    en: 'South',
    games: [
      ['VNHCM', 'TP. Hồ Chí Minh'],
      ['VNCT', 'Cần Thơ'],
      ['VNVT', 'Vũng Tàu'],
    ],
  },
  { code: 'VN_NORTH', vi: 'Miền Bắc', en: 'North', games: [['VNHN', 'Hà Nội']] },
  {
    code: 'FAST',
    vi: 'Xổ số nhanh',
    en: 'Fast draws',
    games: [
      ['FAST60', '60 giây'],
      ['FAST300', '5 phút'],
    ],
  },
]

/** The number of a game, made from its place in the menus. */
export function lotteryId(code: string): number {
  return 71 + lotteryGroups.flatMap(({ games }) => games).findIndex(([each]) => each === code)
}

/** The last draws of every game; the digits follow from number and game, so that they never change. */
export function openedNumbers(
  count: number,
  now: number,
): { gameId: number; gameCode: string; numero: string; winNo: string; openTime: number }[] {
  const hourMs = 3_600_000
  const codes = lotteryGroups.flatMap(({ games }) => games.map(([code]) => code))
  return Array.from({ length: count }, (_, index) => {
    const gameCode = codes[index % codes.length] ?? 'VNHN'
    const hour = Math.floor(now / hourMs) - Math.floor(index / codes.length)
    const gameId = lotteryId(gameCode)
    const digits = Array.from(
      { length: 5 },
      (_each, place) => (hour * (place + 3) + gameId * (place + 7)) % 10,
    )
    // Half of the games separate the digits, the others run them together.
    const winNo = gameId % 2 === 0 ? digits.join('') : digits.join(',')
    return { gameId, gameCode, numero: String(hour), winNo, openTime: hour * hourMs }
  })
}
