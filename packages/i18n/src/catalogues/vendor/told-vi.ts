/** What holds for every game of ours, told in its rules before a stake. */
export const told = {
  'told.largest.exact': 'Hệ số lớn nhất {{times}}: cơ hội 1 trong {{count}}, với lựa chọn dễ đạt nhất.',
  'told.largest.about': 'Hệ số lớn nhất {{times}}: cơ hội khoảng 1 trong {{count}}, với cách chơi tốt nhất.',
  'told.largest.rarer': 'Hệ số lớn nhất {{times}}: hiếm hơn 1 trong {{count}}.',
  'told.open.once':
    'Kết quả đã định khi bấm Chơi. Mất mạng giữa chừng thì ván vẫn được trả thưởng, mở lại trò chơi để xem; ván không hoàn tất được thì tiền cược trả lại ví.',
  'told.open.cash':
    'Ván để dở được giữ 24 giờ, mở lại trò chơi là chơi tiếp. Quá 24 giờ, ván tự nhận số tiền đang có; chưa đi bước nào thì tiền cược trả lại ví.',
  'told.open.stand':
    'Ván để dở được giữ 24 giờ, mở lại trò chơi là chơi tiếp. Quá 24 giờ, mọi tay bài dừng rút và ván được tính như vậy.',
  'told.open.hold':
    'Ván để dở được giữ 24 giờ, mở lại trò chơi là chơi tiếp. Quá 24 giờ, ván giữ cả năm lá đang có và được tính như vậy.',
  'told.open.table':
    'Chip đã nhận trước lúc khóa vẫn được tính dù bạn rời bàn hay mất mạng. Ván không mở được thì chip trả lại ví.',
  'told.open.match':
    'Cược đã nhận vẫn được tính dù bạn rời trang hay mất mạng. Trận không diễn ra được thì tiền cược trả lại ví.',
  'told.late':
    'Giờ khóa tính theo đồng hồ của máy chủ. Mạng chậm có thể làm bạn thấy muộn hoặc cược đến muộn; cược đến sau giờ khóa không được nhận và bạn không bị trừ tiền.',
  'told.whole': 'Tiền trả được cắt xuống đồng chẵn.',
} as const
