/** The jackpot pools on the pages of the in-house vendor. */
export const jackpots = {
  jackpot: 'Bạn trúng {{pool}}: {{amount}}!',
  'jackpot.mini': 'hũ Mini',
  'jackpot.minor': 'hũ Nhỏ',
  'jackpot.major': 'hũ Lớn',
  'jackpot.grand': 'hũ Đại',
  'jackpot.pools': 'Hũ thưởng',
  'jackpot.name.mini': 'Hũ Mini',
  'jackpot.name.minor': 'Hũ Nhỏ',
  'jackpot.name.major': 'Hũ Lớn',
  'jackpot.name.grand': 'Hũ Đại',
  'jackpot.by': 'tối đa {{amount}}',
  'jackpot.by_name': 'nổ chậm nhất khi đạt {{amount}}',
  'jackpot.share': '{{share}} của mỗi tiền cược được góp vào bốn hũ.',
  'jackpot.demo': 'Tiền chơi thử không góp vào hũ và không trúng hũ.',
  'jackpot.rules':
    'Mỗi hũ nổ ở một mức nằm giữa mức khởi đầu và mức tối đa mà không ai biết trước; tiền cược chạm mức đó trúng trọn hũ. Khả năng trúng chỉ tăng theo tiền cược.',
  'jackpot.changes':
    'Điều kiện của hũ giữ nguyên đến khi hũ nổ, thay đổi chỉ áp dụng cho hũ sau. Hũ tạm dừng thì không góp và không nổ, tiền trong hũ vẫn còn nguyên. Hũ bị khép lại thì tiền được trả cho người trúng cuối cùng hoặc chuyển trọn sang một hũ khác.',
  'jackpot.stopped': 'đang tạm dừng',
  'jackpot.column.pool': 'Hũ',
  'jackpot.column.cap': 'Nổ chậm nhất',
  'jackpot.column.share': 'Phần góp',
  'jackpot.column.reserve': 'Dành cho hũ sau',
  'jackpot.paid': '{{amount}} đã được cộng vào ví chính, ngoài tiền mà ván này trả.',
  'jackpot.go_on': 'Chơi tiếp',
} as const
