import type { ArticleText } from '../content.ts'

/** Questions about the account, the app and who helps. */
export const accountArticles: readonly ArticleText[] = [
  {
    topic: 'customer_service',
    VI: {
      title: 'Liên hệ chăm sóc khách hàng khi nào và ở đâu?',
      content:
        'Chúng tôi trực 24 giờ mỗi ngày, kể cả ngày lễ. Bấm Dịch vụ trực tuyến ở trang chủ hoặc gửi góp ý trong trang Trợ giúp.\n\nKèm mã tham chiếu trong thông báo lỗi, chúng tôi sẽ tìm ra vấn đề nhanh hơn nhiều.',
    },
    EN: {
      title: 'When and where can I reach customer service?',
      content:
        'Around the clock, on holidays too. Press Online service on the landing page, or send feedback from the Help page.\n\nAdd the reference shown with an error: it lets us find the problem much faster.',
    },
  },
  {
    topic: 'application',
    VI: {
      title: 'Cài ứng dụng lên màn hình chính',
      content:
        'Trên Android, mở trang trong Chrome rồi chọn Cài đặt ứng dụng. Trên iPhone, mở trang trong Safari, bấm Chia sẻ rồi chọn Thêm vào MH chính.\n\nỨng dụng này luôn là bản mới nhất và không cần tải tệp từ nơi khác. Đừng cài tệp APK do người lạ gửi.',
    },
    EN: {
      title: 'Put the app on your home screen',
      content:
        'On Android open the site in Chrome and choose Install app. On iPhone open it in Safari, tap Share and choose Add to Home Screen.\n\nThis app is always the newest one and needs no file from elsewhere. Do not install an APK that a stranger sent you.',
    },
  },
  {
    topic: 'other',
    VI: {
      title: 'Tôi quên hoặc muốn đổi mật khẩu',
      content:
        'Đổi mật khẩu trong Của tôi, Trung tâm bảo mật. Sau khi đổi, mọi thiết bị khác đều bị đăng xuất.\n\nNhập sai mật khẩu nhiều lần thì tài khoản tạm khóa đăng nhập 5 phút; mật khẩu của bạn vẫn giữ nguyên. Nếu quên, hãy chọn Quên mật khẩu khi đăng nhập và dùng mã gửi đến số điện thoại hoặc email của bạn.',
    },
    EN: {
      title: 'I forgot my password or want to change it',
      content:
        'Change it under Me, Security center. Afterwards every other device is signed out.\n\nAfter several wrong passwords signing in is locked for 5 minutes; your password stays as it is. If you forgot it, choose Forgot password when signing in and use the code sent to your phone or mailbox.',
    },
  },
  {
    topic: 'other',
    VI: {
      title: 'Bảo vệ tài khoản của tôi bằng cách nào?',
      content:
        'Vào Của tôi, Trung tâm bảo mật: đặt mật khẩu giao dịch khác mật khẩu đăng nhập, xác minh số điện thoại hoặc email và bật ứng dụng xác thực. Khi đăng nhập từ địa chỉ lạ, chúng tôi sẽ hỏi thêm một cách xác minh mà bạn đã đặt.\n\nTrang đó cũng liệt kê các thiết bị đang đăng nhập; bạn có thể đăng xuất từng thiết bị. Nhân viên không bao giờ hỏi mật khẩu hay mã xác minh.',
    },
    EN: {
      title: 'How do I keep my account safe?',
      content:
        'Open Me, Security center: set a transaction password that differs from your password, verify your phone or mailbox and turn on the authenticator. A sign-in from an unknown address then asks for one of the ways that you have set up.\n\nThe same page lists the devices that are signed in, and you can sign out each of them. Our staff never ask for a password or a code.',
    },
  },
  {
    topic: 'other',
    VI: {
      title: 'Đặt giới hạn nạp, thua hoặc cược như thế nào?',
      content:
        'Vào Của tôi, Chơi có trách nhiệm và chọn hạn mức cho 24 giờ, 7 ngày hoặc tháng. Hạn mức đầu tiên và hạn mức thấp hơn có hiệu lực ngay; trang cho thấy bạn đã dùng bao nhiêu và còn lại bao nhiêu.\n\nMuốn nâng hoặc bỏ hạn mức, bạn phải chờ ít nhất 24 giờ rồi xác nhận lại. Không ai khác có thể nới hạn mức thay bạn.',
    },
    EN: {
      title: 'How do I set a limit for deposits, losses or stakes?',
      content:
        'Open Me, Responsible play and choose a limit for 24 hours, 7 days or the month. A first limit and a lower one hold at once; the page shows what is used and what is left.\n\nTo raise or drop a limit you wait for at least 24 hours and then confirm it. Nobody else can loosen it for you.',
    },
  },
  {
    topic: 'other',
    VI: {
      title: 'Tôi muốn nghỉ chơi một thời gian',
      content:
        'Vào Của tôi, Chơi có trách nhiệm và chọn nghỉ 24 giờ, 7 ngày hoặc 30 ngày, hoặc tự loại trừ từ 6 tháng đến vĩnh viễn. Trong thời gian đó bạn không thể chơi hay nạp tiền và không nhận lời mời chơi.\n\nBạn vẫn rút được tiền của mình.',
    },
    EN: {
      title: 'I want to stop playing for a while',
      content:
        'Open Me, Responsible play and choose a break of 24 hours, 7 days or 30 days, or exclude yourself for 6 months up to for ever. Meanwhile you can neither play nor deposit, and nobody invites you to.\n\nYou can still withdraw your money.',
    },
  },
  {
    topic: 'other',
    VI: {
      title: 'Tin nhắn nội bộ dùng để làm gì?',
      content:
        'Mỗi khi tiền nạp vào ví, hoặc lệnh rút được duyệt hay bị từ chối, một tin nhắn ghi rõ số tiền, thời gian và mã giao dịch sẽ nằm trong Của tôi, Tin nhắn nội bộ. Tin của đại lý tuyến trên cũng ở đó.\n\nSố trên mục Của tôi là số tin và câu trả lời bạn chưa đọc.',
    },
    EN: {
      title: 'What are the internal messages for?',
      content:
        'Whenever a deposit reaches your wallet, or a withdrawal is approved or rejected, a message with the amount, the time and the number stands under Me, Internal messages. What your upline agent writes to you is there too.\n\nThe number on Me counts messages and answers that you have not read.',
    },
  },
]
