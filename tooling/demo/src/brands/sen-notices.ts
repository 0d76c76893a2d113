import type { BannerText, NoticeText } from '../content.ts'

/** The carousel of the lobby of Sen: its own drawings, by which one gets somewhere. */
export const senBanners: readonly BannerText[] = [
  {
    EN: 'Morning on the pond: offers in bloom',
    VI: 'Sớm mai trên đầm sen: ưu đãi đang nở',
    url: '/brand/art/banner-1.svg',
    linkageType: 'URL',
    linkage: '/promotions',
  },
  {
    EN: 'Two koi, one circle: fishing games',
    VI: 'Đôi cá chép quấn quýt: sảnh bắn cá',
    url: '/brand/art/banner-2.svg',
    linkageType: 'G',
    linkage: 'fish',
  },
  {
    EN: 'The seeds are ripe: the jackpot hall',
    VI: 'Đài sen chín hạt: sảnh nổ hũ',
    url: '/brand/art/banner-3.svg',
    linkageType: 'URL',
    linkage: '/games/jackpot',
  },
]

/** What runs in the notice bar of Sen, newest first. */
export const senNotices: readonly NoticeText[] = [
  {
    hoursAgo: 3,
    EN: {
      title: 'Sen is open: one account, every hall',
      content:
        'Your account opens every hall of the pond, from quick games to the lottery. The tour under Help shows the way in two minutes.',
    },
    VI: {
      title: 'Sen đã mở cửa: một tài khoản, mọi sảnh',
      content:
        'Một tài khoản mở mọi sảnh của đầm sen, từ game nhanh đến xổ số. Mục Trợ giúp chỉ đường cho bạn trong hai phút.',
    },
  },
  {
    hoursAgo: 26,
    EN: {
      title: 'Choose your light: paper by day, pond by night',
      content:
        'Sen opens on rice paper. For the evening switch to the dark look under Settings; games keep their own dark tables in both.',
    },
    VI: {
      title: 'Chọn nền hợp mắt: giấy dó ban ngày, mặt đầm ban đêm',
      content:
        'Sen mở trên nền giấy dó sáng. Buổi tối, bạn vào Cài đặt để chuyển sang nền tối; bàn chơi thì lúc nào cũng nền tối.',
    },
  },
  {
    hoursAgo: 70,
    EN: {
      title: 'We write to you from Sen alone',
      content:
        'Messages of ours are in your inbox here, in English or Vietnamese as you chose. Whoever asks for your password elsewhere is not one of us.',
    },
    VI: {
      title: 'Sen chỉ nhắn cho bạn trong hộp thư này',
      content:
        'Tin của Sen nằm trong hộp thư tại đây, bằng ngôn ngữ bạn chọn. Ai hỏi mật khẩu ở nơi khác thì không phải người của Sen.',
    },
  },
]

/** What the agents of Sen alone are told, newest first. */
export const senAgentNotices: readonly NoticeText[] = [
  {
    hoursAgo: 8,
    EN: {
      title: 'Your links lead to Sen',
      content:
        'Links that you make in this portal open the site of Sen and nobody else’s. Make a new one for each place where you show it, and see under Links who came by which.',
    },
    VI: {
      title: 'Liên kết của bạn dẫn về Sen',
      content:
        'Liên kết bạn tạo ở đây mở đúng trang Sen. Mỗi nơi chia sẻ nên dùng một liên kết riêng, rồi xem ở mục Liên kết ai đến từ đâu.',
    },
  },
  {
    hoursAgo: 60,
    EN: {
      title: 'Offer a contract before the month begins',
      content:
        'A contract that is signed on the first day counts the whole month. Under Contracts you see who has one that waits for an answer.',
    },
    VI: {
      title: 'Gửi hợp đồng trước đầu tháng',
      content:
        'Hợp đồng được ký từ ngày đầu tháng thì tính trọn tháng. Mục Hợp đồng cho biết ai còn hợp đồng chờ trả lời.',
    },
  },
]
