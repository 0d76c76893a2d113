type Text = { title: string; content: string }

/** A banner's title in both languages and what it opens (system 11). */
export type BannerText = { VI: string; EN: string; linkageType: string; linkage: string }

/** A notice in both languages; `execution` as in the protocol's notice. */
export type NoticeText = { VI: Text; EN: Text; hoursAgo: number; execution?: 'A' | 'B' | 'F' }

/** A help article in both languages; topics are those of the feedback form. */
export type ArticleText = { topic: string; VI: Text; EN: Text }

/** The carousel of the lobby. */
export const banners: readonly BannerText[] = [
  {
    VI: 'Mười hai sảnh game, một ví duy nhất',
    EN: 'Twelve game halls, one single wallet',
    linkageType: 'URL',
    linkage: '/lobby',
  },
  {
    VI: 'Công bằng chứng minh được: tự kiểm từng ván Limbo, Mines Gold và Tower',
    EN: 'Provably fair: check every round of Limbo, Mines Gold and Tower yourself',
    linkageType: 'URL',
    linkage: '/games/mini',
  },
  {
    VI: 'Nạp bằng VietQR, tiền vào ví trong vài giây',
    EN: 'Deposit by VietQR, in your wallet within seconds',
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

/** Questions and answers of the help center. */
export const articles: readonly ArticleText[] = [
  {
    topic: 'deposit',
    VI: {
      title: 'Nạp tiền bằng VietQR như thế nào?',
      content:
        'Vào Ví, chọn Nạp tiền, nhập số tiền từ 50.000 ₫ đến 500.000.000 ₫ rồi quét mã QR bằng ứng dụng ngân hàng. Số tiền và nội dung chuyển khoản đã có sẵn trong mã, bạn không cần gõ lại.\n\nTiền thường vào ví trong vài giây sau khi ngân hàng báo có.',
    },
    EN: {
      title: 'How do I deposit by VietQR?',
      content:
        'Open Wallet, choose Deposit, enter an amount from 50.000 ₫ to 500.000.000 ₫ and scan the QR code with your banking app. Amount and transfer note are inside the code, so there is nothing to type.\n\nThe money is usually in your wallet seconds after the bank reports it.',
    },
  },
  {
    topic: 'deposit',
    VI: {
      title: 'Tôi đã chuyển khoản nhưng chưa thấy tiền',
      content:
        'Mở Ví, Nạp tiền và xem lệnh trong danh sách lệnh nạp: ở đó có ghi số tiền đã về. Nếu nội dung chuyển khoản đúng, tiền vào ví của bạn đủ số bạn đã chuyển, kể cả khi khác số tiền của lệnh, chuyển hai lần hoặc mã đã hết hạn; những trường hợp này thường mất thêm dưới một phút.\n\nNếu bạn quên hoặc gõ sai nội dung, tiền không mất: khoản đó được giữ riêng cho đến khi chúng tôi tìm ra chủ, hoặc được trả lại ngân hàng đã chuyển. Hãy gửi cho chúng tôi mã lệnh nạp cùng ảnh biên lai.',
    },
    EN: {
      title: 'I have paid but see no money',
      content:
        'Open Wallet, Deposit and find the deposit in the list: it says what has arrived. With the right transfer note all that you sent reaches your wallet, even if the amount was another one, you paid twice or the code had expired; such cases usually take up to a minute longer.\n\nIf the note was missing or mistyped, the money is not lost: it is kept apart until we find its owner, or sent back to the bank that it came from. Send us the deposit number and a picture of the receipt.',
    },
  },
  {
    topic: 'withdrawal',
    VI: {
      title: 'Vì sao họ tên thật phải khớp tài khoản ngân hàng?',
      content:
        'Tiền chỉ được rút về tài khoản mang đúng họ tên bạn đã đăng ký. Điều này ngăn người khác lấy tiền của bạn nếu họ biết mật khẩu.\n\nNếu bạn nhập sai họ tên khi đăng ký, hãy gửi góp ý với loại Rút tiền để được hướng dẫn.',
    },
    EN: {
      title: 'Why must my real name match the bank account?',
      content:
        'Money leaves only to an account under the name that you registered. So nobody else can take it, even with your password.\n\nIf you mistyped your name when registering, send us feedback of the kind Withdrawal and we will help.',
    },
  },
  {
    topic: 'game',
    VI: {
      title: 'Ván chơi bị ngắt giữa chừng thì sao?',
      content:
        'Kết quả được quyết định và ghi lại ở máy chủ ngay khi bạn đặt cược, nên mất mạng không làm đổi kết quả. Mở lại trò chơi để xem tiếp ván đó; tiền thắng nếu có đã nằm trong ví.\n\nVán bị hủy được hoàn lại toàn bộ tiền cược và hiện trong Sao kê.',
    },
    EN: {
      title: 'What if a round is cut off half-way?',
      content:
        'The result is decided and recorded on the server the moment you bet, so a lost connection changes nothing. Open the game again to continue that round; a prize is already in your wallet.\n\nA cancelled round returns the whole stake and shows in your statement.',
    },
  },
  {
    topic: 'game',
    VI: {
      title: 'Kiểm chứng công bằng một ván như thế nào?',
      content:
        'Trước mỗi ván, máy chủ công bố mã băm của hạt giống bí mật. Sau ván, hạt giống được mở ra; bạn ghép nó với hạt giống của mình và số thứ tự ván để tính lại kết quả ở trang Kiểm chứng.\n\nNếu mã băm khớp, không ai có thể đổi kết quả sau khi bạn đặt cược.',
    },
    EN: {
      title: 'How can I verify that a round was fair?',
      content:
        'Before each round the server shows the hash of a secret seed. After the round the seed is opened; with your own seed and the number of the round you can compute the result again on the Verify page.\n\nIf the hash matches, nobody could change the result after your bet.',
    },
  },
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
        'Đổi mật khẩu trong Tôi, mục Bảo mật. Sau khi đổi, mọi thiết bị khác đều bị đăng xuất.\n\nNhập sai mật khẩu nhiều lần thì tài khoản tạm khóa đăng nhập 5 phút; mật khẩu của bạn vẫn giữ nguyên. Nếu quên mật khẩu, hãy liên hệ chăm sóc khách hàng.',
    },
    EN: {
      title: 'I forgot my password or want to change it',
      content:
        'Change it under Me, Security. Afterwards every other device is signed out.\n\nAfter several wrong passwords signing in is locked for 5 minutes; your password stays as it is. If you forgot it, please contact customer service.',
    },
  },
]
