/** The winner board. */
export const winners = {
  title: 'Bảng thắng lớn',
  latest: 'Vừa thắng',
  player: 'Người chơi',
  game: 'Trò chơi',
  prize: 'Tiền thưởng',
  time: 'Thời gian thắng',
  empty: 'Chưa có lượt thắng nào để hiển thị',
  privacy: 'Tên người chơi được che để giữ riêng tư',
} as const
