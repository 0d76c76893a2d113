import { factsOfTitle } from '@saola/game-engines'

/** A title that the local aggregator offers; its code at the supplier is the same in capitals. */
export type LocalTitle = {
  code: string
  /** Who makes it, as the aggregator's list says. */
  product: string
  category: string
  family: 'MINI' | 'RNG'
  nameVi: string
  nameEn: string
  /** In đồng. */
  minStake: number
  /** The return in hundredths of a percent. */
  rtp: number
  volatility: 'low' | 'medium' | 'high'
  lines: number
}

// code | Vietnamese | English
const mini = `
mini_dice | Mini Xúc Xắc | Mini Dice
mini_wheel | Mini Vòng Quay | Mini Wheel
mini_coin_toss | Mini Tung Đồng Xu | Mini Coin Toss
mini_egg_smash | Mini Đập Trứng | Mini Egg Smash
mini_ball_drop | Mini Thả Bóng | Mini Ball Drop
mini_card_draw | Mini Rút Bài | Mini Card Draw
mini_rocket | Mini Tên Lửa | Mini Rocket
mini_mine_sweep | Mini Dò Mìn | Mini Mine Sweep
mini_keno | Mini Keno | Mini Keno
mini_gourd_crab | Mini Bầu Cua | Mini Gourd Crab
`

const lotus = `
lotus_dawn | Mini Sen Bình Minh | Mini Lotus Dawn
lotus_lantern | Mini Sen Hoa Đăng | Mini Lotus Lantern
lotus_carp | Mini Sen Cá Chép | Mini Lotus Carp
lotus_dragonfly | Mini Sen Chuồn Chuồn | Mini Lotus Dragonfly
lotus_frog | Mini Sen Ếch Xanh | Mini Lotus Frog
lotus_moon | Mini Sen Trăng Rằm | Mini Lotus Moon
lotus_rain | Mini Sen Mưa Hạ | Mini Lotus Rain
lotus_boat | Mini Sen Thuyền Nan | Mini Lotus Boat
lotus_drum | Mini Sen Trống Đồng | Mini Lotus Drum
lotus_heron | Mini Sen Cò Trắng | Mini Lotus Heron
`

/** The twenty titles of two suppliers, quick games and slots; what they pay is what their engines say. */
export const localTitles: readonly LocalTitle[] = [
  ...titlesIn(mini, { product: 'Mini Works', category: 'Casual Games', family: 'MINI' }),
  ...titlesIn(lotus, { product: 'Lotus Reels', category: 'Video Slots', family: 'RNG' }),
]

/** What the supplier calls a title. */
export function supplierCode({ code }: Pick<LocalTitle, 'code'>): string {
  return code.toUpperCase()
}

/** The title of the aggregator's own code. */
export function titleOf(code: string): LocalTitle | undefined {
  return localTitles.find((title) => title.code === code)
}

function titlesIn(rows: string, shared: Pick<LocalTitle, 'product' | 'category' | 'family'>): LocalTitle[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [code = '', nameVi = '', nameEn = ''] = row.split('|').map((cell) => cell.trim())
      const facts = factsOfTitle({ gameCode: supplierCode({ code }), family: shared.family })
      if (!facts) throw new Error(`nothing carries ${code}`)
      const { rtp, volatility, lines } = facts
      return { code, ...shared, nameVi, nameEn, minStake: 1_000, rtp: Math.round(rtp), volatility, lines }
    })
}
