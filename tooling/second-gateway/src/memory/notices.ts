/** What the company tells its people, as its editors wrote it: HTML, and not all of it harmless. */
export const notices = {
  player: [
    {
      title: 'Bảo trì Hạ Long Live',
      content: '<p>Thứ ba <b>02:00–04:00</b>.</p><script>window.secondGatewayRan = true</script>',
    },
    {
      title: 'Nạp nhanh hơn',
      content: '<p>Ngân hàng mới <img src="/none.png" onerror="window.secondGatewayRan = true"> đã mở.</p>',
    },
  ],
  popup: [
    {
      title: 'Mùa nước nổi',
      content: '<h3>Chào bạn</h3><a href="javascript:window.secondGatewayRan = true">Xem thêm</a>',
      execution: 'B',
    },
    {
      title: 'Quà tuần này',
      content: '<p onclick="window.secondGatewayRan = true">Đang phát quà.</p>',
      execution: 'A',
    },
  ],
  promotion: [{ title: 'Hoàn trả 0,8%', content: '<p>Mỗi ngày lúc 12:00.</p>', picture: 'promotion-rebate' }],
  agent: [{ title: 'Bảng hoa hồng tháng mới', content: '<p>Áp dụng từ ngày 1.</p>' }],
  inbox: [
    { title: 'Chào mừng', content: '<p>Cảm ơn bạn đã tham gia.</p>', isRead: 0 },
    { title: 'Rút tiền đã duyệt', content: '<p>Vui lòng kiểm tra ngân hàng.</p>', isRead: 1 },
    { title: 'Điểm thưởng', content: '<p>Bạn có <i>1520,75</i> điểm.</p>', isRead: 0 },
  ],
  help: [
    { title: 'Nạp tiền', content: '<p>Chọn ngân hàng, chuyển khoản, chờ 3 phút.</p>' },
    { title: 'Quên mật khẩu', content: '<p>Dùng email đã đăng ký.</p>' },
  ],
} as const

/** Who won lately, the smallest first: the order is the reader's work. Amounts are đồng, as text or as numbers. */
export const winners = [
  { customerName: 'h***1', gameName: 'Golden Rice', winAmount: '1250000.50', minutesAgo: 4 },
  { customerName: 'm***n', gameName: 'Karst Roulette', winAmount: 3_400_000, minutesAgo: 9 },
  { customerName: 'q***8', gameName: 'Mekong Giants', winAmount: '7800000.00', minutesAgo: 15 },
  { customerName: 't***o', gameName: 'Áo Dài Fortune', winAmount: '12500000', minutesAgo: 31 },
  { customerName: 'b***y', gameName: 'Football South', winAmount: null, minutesAgo: 48 },
] as const
