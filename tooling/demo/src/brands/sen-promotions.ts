import type { DemoPromotion } from '../promotions.ts'

/** The offers of Sen; each asks only for what the gateway counts. */
export const senPromotions: readonly DemoPromotion[] = [
  {
    types: ['deposit', 'slots'],
    tags: ['special'],
    title: { EN: 'The first bud: a welcome for spins', VI: 'Búp sen đầu mùa: quà chào sân nổ hũ' },
    content: {
      EN: 'Join first, then deposit: the first deposit from 100.000 ₫ earns two fifths of itself.\n\nThe bonus is kept aside and reaches your wallet once its turnover on slots is complete. The money you deposited is not held with it.',
      VI: 'Tham gia trước, nạp sau: lần nạp đầu tiên từ 100.000 ₫ được thưởng bốn phần mười.\n\nTiền thưởng được giữ riêng và vào ví khi bạn đã cược đủ ở các trò nổ hũ. Tiền bạn nạp không bị giữ cùng.',
    },
    from: -4,
    days: 30,
    multiple: 1_000,
    families: ['RNG'],
    bonus: { kind: 'deposit', percent: 40, cap: 800_000, leastDeposit: 100_000 },
  },
  {
    types: ['fish'],
    tags: ['limited'],
    title: { EN: 'Koi season', VI: 'Mùa cá chép' },
    content: {
      EN: 'Every settled bet on fishing counts. At eight times the bonus it is yours to claim.',
      VI: 'Lượt bắn cá nào có kết quả đều được tính. Cược đủ tám lần tiền thưởng là bấm nhận.',
    },
    from: -2,
    days: 14,
    multiple: 800,
    families: ['FISH'],
    bonus: { kind: 'fixed', amount: 25_000 },
  },
  {
    types: ['live'],
    tags: [],
    title: { EN: 'Tea at the live table', VI: 'Chén trà bên bàn trực tiếp' },
    content: {
      EN: 'Bet at the live casino tables until ten times the bonus is wagered, then claim it.',
      VI: 'Cược ở các bàn casino trực tuyến cho đến khi đủ mười lần tiền thưởng, rồi bấm nhận.',
    },
    from: -1,
    days: 20,
    multiple: 1_000,
    families: ['LIVE'],
    bonus: { kind: 'fixed', amount: 40_000 },
  },
  {
    types: ['game'],
    tags: [],
    title: { EN: 'Ripples: a bonus for quick games', VI: 'Gợn sóng: thưởng cho game nhanh' },
    content: {
      EN: 'Play Limbo, Mines Gold, Tower and the other quick games. Every settled round counts with what could be lost of its stake.',
      VI: 'Cược ở Limbo, Mines Gold, Tower và các game nhanh khác. Ván nào có kết quả đều được tính theo phần tiền cược có thể thua.',
    },
    from: -3,
    days: 21,
    multiple: 500,
    families: ['MINI'],
    bonus: { kind: 'fixed', amount: 15_000 },
  },
  {
    types: ['deposit', 'live'],
    tags: ['limited'],
    title: { EN: 'Full moon on the pond', VI: 'Trăng rằm trên đầm sen' },
    content: {
      EN: 'Open for seven days. The first deposit after joining earns a quarter of itself.',
      VI: 'Mở trong bảy ngày. Lần nạp đầu tiên sau khi tham gia được thưởng một phần tư.',
    },
    from: 5,
    days: 7,
    multiple: 1_000,
    families: ['LIVE'],
    bonus: { kind: 'deposit', percent: 25, cap: 1_000_000, leastDeposit: 200_000 },
  },
]
