/** What was played before, recalled on the pages of the in-house vendor. */
export const recall = {
  'recall.details': 'Chi tiết ván',
  'recall.ended': 'Kết thúc lúc',
  'recall.before': 'Số dư trước ván',
  'recall.after': 'Số dư sau ván',
  'recall.round': 'Mã ván',
  'recall.version': 'Phiên bản trò chơi',
  'recall.model': 'Mã băm của bảng trả thưởng',
  'recall.features': '50 vòng tính năng gần nhất',
  'recall.features.empty': 'Chưa có vòng tính năng nào',
  replay: 'Xem lại trên bàn chơi',
  'replay.running': 'Đang chiếu lại ván cũ, không đặt cược…',
  'replay.done': 'Chiếu lại ván lúc {{time}}: {{words}}.',
  'replay.balances': 'Số dư lúc đó: trước {{before}}, sau {{after}}.',
  'replay.later': 'Hãy chơi xong ván này rồi xem lại ván cũ.',
} as const
