import type { SearchEntry } from '#features/games/catalogue/title-index.ts'

const first = ['Đảo', 'Rồng', 'Kho', 'Vườn', 'Bóng', 'Suối', 'Trăng', 'Cánh', 'Đỉnh', 'Chuông', 'Mèo', 'Sấm']
const second = ['Vàng', 'Bạc', 'Đỏ', 'Ngọc', 'Lửa', 'Xanh', 'Cổ', 'Đêm', 'May', 'Thần', 'Mưa', 'Gió']
const third = [
  'Báu',
  'Lớn',
  'Kỳ Bí',
  'Phương Đông',
  'Ngàn Sao',
  'Bất Tận',
  'Thịnh Vượng',
  'II',
  'Deluxe',
  '7',
]
const english = ['Island', 'Dragon', 'Vault', 'Garden', 'Shadow', 'Creek', 'Moon', 'Wing', 'Peak', 'Bell']
const vendors = ['Tre Vàng', 'Sơn Son', 'Chim Lạc', 'Hạc Giấy', 'Đồng Xu', 'Ốc Sên']
const families = ['Nổ hũ', 'Bắn cá', 'Game bài', 'Mini game']

/** The well-known titles, then `count` drawn ones; the same for each run. */
export function seededTitles(count: number): SearchEntry[] {
  const random = seededRandom(2026)
  const groups = vendors.flatMap((vendor) => families.map((family) => [vendor, family]))
  const known: SearchEntry[] = [
    { names: ['Limbo'], groups: ['Saola', 'Mini game'] },
    { names: ['Pirate Queen'], groups: ['Saola', 'Nổ hũ'] },
    { names: ['Đảo Vàng Ngọc', 'Golden Jade Island'], groups: ['Tre Vàng', 'Nổ hũ'] },
  ]
  const drawn = Array.from({ length: count }, (_, number) => ({
    names: [
      `${pick(first, random)} ${pick(second, random)} ${pick(third, random)} ${number}`,
      `${pick(english, random)} of ${pick(english, random)} ${number}`,
    ],
    groups: pick(groups, random),
  }))
  return [...known, ...drawn]
}

/** Numbers from 0 to below 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

function pick<Value>(values: readonly Value[], random: () => number): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}
