type Text = { title: string; content: string }

/** A banner's picture, its title in both languages, and what it opens (system 11). */
export type BannerText = { VI: string; EN: string; url: string; linkageType: string; linkage: string }

/** A notice in both languages; `execution` as in the protocol's notice. */
export type NoticeText = { VI: Text; EN: Text; hoursAgo: number; execution?: 'A' | 'B' | 'F' }

/** A help article in both languages; topics are those of the feedback form. */
export type ArticleText = { topic: string; VI: Text; EN: Text }

/** The carousel of the lobby. */
export const banners: readonly BannerText[] = [
  {
    VI: 'Cá chép vượt sóng: sảnh bắn cá',
    EN: 'The carp leaps the wave: fishing games',
    url: '/brand/art/banner-2.svg',
    linkageType: 'G',
    linkage: 'fish',
  },
  {
    VI: 'Công bằng chứng minh được: tự kiểm từng ván Limbo, Mines Gold và Tower',
    EN: 'Provably fair: check every round of Limbo, Mines Gold and Tower yourself',
    url: '/brand/art/banner-3.svg',
    linkageType: 'URL',
    linkage: '/games/mini',
  },
  {
    VI: 'Nạp bằng VietQR, tiền vào ví trong vài giây',
    EN: 'Deposit by VietQR, in your wallet within seconds',
    url: '/brand/art/banner-1.svg',
    linkageType: 'URL',
    linkage: '/wallet/deposit',
  },
]

/** What runs in the notice bar, newest first. */
export const notices: readonly NoticeText[] = [
  {
    hoursAgo: 2,
    VI: {
      title: 'Bảo trì định kỳ sáng thứ Ba',
      content:
        'Từ 05:00 đến 05:30 sáng thứ Ba hằng tuần, hệ thống tạm dừng để nâng cấp. Ván đang chơi dở được giữ nguyên và số dư của bạn không thay đổi.',
    },
    EN: {
      title: 'Regular maintenance on Tuesday mornings',
      content:
        'Every Tuesday from 05:00 to 05:30 the system pauses for upgrades. Open rounds are kept as they are and your balance does not change.',
    },
  },
  {
    hoursAgo: 20,
    VI: {
      title: 'Chỉ chuyển khoản theo mã QR của lệnh nạp',
      content:
        'Mỗi lệnh nạp có một nội dung chuyển khoản riêng và hết hạn sau 15 phút. Hãy quét đúng mã của lệnh đang mở, đừng dùng lại mã cũ.',
    },
    EN: {
      title: 'Pay only by the QR code of your deposit',
      content:
        'Each deposit has a transfer note of its own and expires after 15 minutes. Scan the code of the open deposit and do not use an old one again.',
    },
  },
  {
    hoursAgo: 52,
    VI: {
      title: 'Chọn đường truyền nhanh nhất',
      content:
        'Trang chủ đo tốc độ các đường truyền ngay khi mở. Nếu mạng chậm, hãy quay lại trang chủ và bấm CHƠI ở đường truyền đứng đầu.',
    },
    EN: {
      title: 'Choose the fastest line',
      content:
        'The landing page measures all lines as soon as it opens. If the network is slow, go back there and press PLAY on the line at the top.',
    },
  },
  {
    hoursAgo: 96,
    VI: {
      title: 'Nhân viên không bao giờ hỏi mật khẩu',
      content:
        'Chăm sóc khách hàng không hỏi mật khẩu, mã xác minh hay yêu cầu chuyển tiền vào tài khoản cá nhân. Nếu gặp, hãy báo ngay cho chúng tôi.',
    },
    EN: {
      title: 'Our staff never ask for your password',
      content:
        'Customer service never asks for a password or a code, and never for a transfer to a private account. If somebody does, tell us at once.',
    },
  },
]

/** What opens after signing in. */
export const popups: readonly NoticeText[] = [
  {
    hoursAgo: 24,
    execution: 'A',
    VI: {
      title: 'Chơi vui, có chừng mực',
      content:
        'Chỉ chơi bằng số tiền bạn thoải mái chi cho giải trí. Đồng hồ và kết quả của phiên luôn hiện phía trên mỗi trò chơi để bạn biết khi nào nên nghỉ.',
    },
    EN: {
      title: 'Play for fun, and know when to stop',
      content:
        'Play only with money that you are happy to spend on entertainment. The clock and the result of your session stay above every game, so that you know when to take a break.',
    },
  },
]
