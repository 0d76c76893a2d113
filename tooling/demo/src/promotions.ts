import type { GameFamily } from '@saola/protocol'
import { dayMs, type BonusTerms, type PromotionTag, type PromotionType } from '@saola/rules'

type Words = { VI: string; EN: string }

/** An offer before it has days; each asks only for what the gateway counts. */
export type DemoPromotion = {
  types: Exclude<PromotionType, 'all'>[]
  tags: PromotionTag[]
  title: Words
  content: Words
  /** In days from now; claiming goes on for a week after the end. */
  from: number
  days: number
  /** In hundredths: 1 000 is ten times. */
  multiple: number
  families: GameFamily[]
  bonus: BonusTerms
  needsApproval?: boolean
  isBookedByOperator?: boolean
}

const demoPromotions: readonly DemoPromotion[] = [
  {
    types: ['deposit', 'slots'],
    tags: ['special'],
    title: { VI: 'Nạp tiền, thêm nửa phần quay hũ', EN: 'Deposit and spin with half as much again' },
    content: {
      VI: 'Tham gia trước, nạp sau: lần nạp đầu tiên từ 100.000 ₫ được thưởng một nửa.\n\nTiền thưởng được giữ riêng và vào ví khi bạn đã cược đủ ở các trò nổ hũ. Tiền bạn nạp không bị giữ cùng.',
      EN: 'Join first, then deposit: the first deposit from 100.000 ₫ earns half of itself.\n\nThe bonus is kept aside and reaches your wallet once its turnover on slots is complete. The money you deposited is not held with it.',
    },
    from: -3,
    days: 30,
    multiple: 1_000,
    families: ['RNG'],
    bonus: { kind: 'deposit', percent: 50, cap: 1_000_000, leastDeposit: 100_000 },
  },
  {
    types: ['game'],
    tags: ['limited'],
    title: { VI: 'Thử tay cùng game nhanh', EN: 'Try your hand at quick games' },
    content: {
      VI: 'Cược ở Limbo, Mines Gold, Tower và các game nhanh khác. Ván nào có kết quả đều được tính theo phần tiền cược có thể thua.',
      EN: 'Play Limbo, Mines Gold, Tower and the other quick games. Every settled round counts with what could be lost of its stake.',
    },
    from: -2,
    days: 14,
    multiple: 500,
    families: ['MINI'],
    bonus: { kind: 'fixed', amount: 20_000 },
  },
  {
    types: ['deposit', 'sports'],
    tags: [],
    title: { VI: 'Nạp thêm cho ngày bóng lăn', EN: 'More for match days' },
    content: {
      VI: 'Lần nạp đầu tiên sau khi tham gia được thưởng một phần năm. Cược thể thao và thể thao điện tử đã có kết quả đều được tính.',
      EN: 'The first deposit after joining earns a fifth of itself. Settled bets on sports and e-sports count.',
    },
    from: -5,
    days: 21,
    multiple: 500,
    families: ['SPORTS', 'ESPORTS'],
    bonus: { kind: 'deposit', percent: 20, cap: 2_000_000, leastDeposit: 200_000 },
  },
  {
    types: ['live'],
    tags: [],
    title: { VI: 'Một ghế ở bàn trực tiếp', EN: 'A seat at the live table' },
    content: {
      VI: 'Cược ở các bàn casino trực tuyến cho đến khi đủ mười lần tiền thưởng, rồi bấm nhận.',
      EN: 'Bet at the live casino tables until ten times the bonus is wagered, then claim it.',
    },
    from: -1,
    days: 14,
    multiple: 1_000,
    families: ['LIVE'],
    bonus: { kind: 'fixed', amount: 50_000 },
  },
  {
    types: ['fish'],
    tags: ['limited'],
    title: { VI: 'Mùa bắn cá', EN: 'Fishing season' },
    content: {
      VI: 'Lượt cược bắn cá nào có kết quả đều được tính. Đủ tám lần tiền thưởng là nhận.',
      EN: 'Every settled bet on fishing counts. At eight times the bonus it is yours to claim.',
    },
    from: -4,
    days: 10,
    multiple: 800,
    families: ['FISH'],
    bonus: { kind: 'fixed', amount: 30_000 },
  },
  {
    types: ['card'],
    tags: [],
    title: { VI: 'Lên bàn game bài', EN: 'Take a seat for cards' },
    content: {
      VI: 'Cược ở game bài, ván nào xong tính ván đó.',
      EN: 'Bet on card games; each hand counts as soon as it is settled.',
    },
    from: -6,
    days: 20,
    multiple: 1_000,
    families: ['PVP'],
    bonus: { kind: 'fixed', amount: 40_000 },
  },
  {
    types: ['lotto'],
    tags: [],
    title: { VI: 'Vé số ba miền', EN: 'Tickets of three regions' },
    content: {
      VI: 'Vé xổ số được tính khi kỳ quay đã có kết quả. Vé mua trước hạn mà quay sau hạn vẫn được chờ.',
      EN: 'A lottery ticket counts once its draw has a result. A ticket bought before the deadline is waited for when it is drawn after it.',
    },
    from: -2,
    days: 28,
    multiple: 600,
    families: ['LOTT', 'ELOTT'],
    bonus: { kind: 'fixed', amount: 50_000 },
  },
  {
    types: ['app', 'other'],
    tags: [],
    title: { VI: 'Đưa ứng dụng lên màn hình chính', EN: 'Put the app on your home screen' },
    content: {
      VI: 'Gửi ảnh màn hình có biểu tượng của chúng tôi. Chúng tôi xem ảnh rồi mới mở tiền thưởng; tiền thưởng cược một vòng ở nổ hũ.',
      EN: 'Send a picture of your home screen with our icon. We look at it before the bonus opens; the bonus is wagered once on slots.',
    },
    from: -8,
    days: 60,
    multiple: 100,
    families: ['RNG'],
    bonus: { kind: 'fixed', amount: 20_000 },
    needsApproval: true,
  },
  {
    types: ['slots'],
    tags: ['special'],
    title: { VI: 'Săn hũ lớn', EN: 'Hunt the big pot' },
    content: {
      VI: 'Cược đủ ở các hũ tích lũy, chúng tôi kiểm lại và phát thưởng thẳng vào ví, bạn không cần bấm nhận.',
      EN: 'Complete the turnover on jackpots; we check it and pay the reward into your wallet, with nothing to press.',
    },
    from: -1,
    days: 30,
    multiple: 1_000,
    families: ['JACKPOT'],
    bonus: { kind: 'fixed', amount: 100_000 },
    isBookedByOperator: true,
  },
  {
    types: ['deposit', 'live'],
    tags: ['limited'],
    title: { VI: 'Tuần lễ casino trực tuyến', EN: 'A week of live casino' },
    content: {
      VI: 'Mở trong bảy ngày. Lần nạp đầu tiên sau khi tham gia được thưởng ba phần mười.',
      EN: 'Open for seven days. The first deposit after joining earns three tenths of itself.',
    },
    from: 6,
    days: 7,
    multiple: 1_000,
    families: ['LIVE'],
    bonus: { kind: 'deposit', percent: 30, cap: 1_500_000, leastDeposit: 200_000 },
  },
]

/** Offers, the demo's own unless others are given, as seen at `now` (ms). */
export function promotionsAt(now: number, offers: readonly DemoPromotion[] = demoPromotions) {
  return offers.map(({ from, days, ...offer }) => {
    const startsAt = now + from * dayMs
    const endsAt = startsAt + days * dayMs
    return { ...offer, startsAt, endsAt, claimUntil: endsAt + 7 * dayMs }
  })
}
