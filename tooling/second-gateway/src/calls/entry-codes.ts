/** What people read for each type of entry. */
export const entryNames: Readonly<Record<number, { vi: string; en: string }>> = {
  6101: { vi: 'Nạp tiền', en: 'Deposit' },
  6201: { vi: 'Rút tiền', en: 'Withdrawal' },
  4200: { vi: 'Cược xổ số', en: 'Lottery bet' },
  4100: { vi: 'Trúng xổ số', en: 'Lottery payout' },
  6116: { vi: 'Khuyến mãi', en: 'Promotion' },
  6111: { vi: 'Hoàn trả', en: 'Rebate' },
  8102: { vi: 'Chuyển vào ví', en: 'Into the wallet' },
  8202: { vi: 'Chuyển khỏi ví', en: 'Out of the wallet' },
  6104: { vi: 'Nhận từ đại lý', en: 'From the line' },
  6207: { vi: 'Chuyển cho cấp dưới', en: 'To the downline' },
}

/** The types behind each word by which a statement is filtered. */
const typesOfCode: Readonly<Record<string, readonly number[]>> = {
  deposit: [6101],
  withdraw: [6201],
  betting: [4200],
  winning: [4100],
  dividend: [6116],
  betting_rebate: [6111],
  other: [8102, 8202, 6104, 6207],
}

/** Whether an entry belongs to one of the words; without words everything does, and an unknown word has nothing. */
export function isOfCode(typeId: number, codes: readonly string[]): boolean {
  return codes.length === 0 || codes.some((code) => typesOfCode[code]?.includes(typeId) ?? false)
}
