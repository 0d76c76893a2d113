/** The terms that everybody agrees to at registration. Paragraphs are parted by an empty line. */
export const terms = {
  title: 'Điều khoản sử dụng và quyền riêng tư',
  intro: 'Ngắn gọn, để bạn đọc được hết. Có hiệu lực từ ngày 1 tháng 12 năm 2026.',
  contents: 'Nội dung',
  third_party: 'Phần mềm của bên thứ ba được dùng trong trang này',
  'age.title': 'Ai được tham gia',
  'age.body':
    'Bạn phải từ đủ 18 tuổi và được pháp luật nơi bạn ở cho phép tham gia. Chúng tôi có thể yêu cầu giấy tờ để xác nhận tuổi và danh tính, và sẽ đóng tài khoản của người chưa đủ tuổi.\n\nMỗi người chỉ mở một tài khoản, bằng thông tin thật của chính mình. Không được mở tài khoản thay người khác hoặc cho người khác dùng chung.',
  'account.title': 'Tài khoản và bảo mật',
  'account.body':
    'Bạn giữ kín mật khẩu đăng nhập, mật khẩu giao dịch và các mã xác minh. Nhân viên của chúng tôi không bao giờ hỏi những thông tin này.\n\nKhi nghi ngờ có người lạ dùng tài khoản, hãy đổi mật khẩu, đăng xuất các thiết bị khác và báo cho chăm sóc khách hàng ngay. Giao dịch được thực hiện đúng mật khẩu trước khi bạn báo được xem là của bạn.',
  'money.title': 'Nạp và rút tiền',
  'money.body':
    'Chỉ nạp tiền từ tài khoản ngân hàng đứng tên bạn và rút về tài khoản đứng tên bạn. Số tiền, nội dung chuyển khoản và thời hạn ghi trên màn hình nạp tiền là phần của giao dịch.\n\nTiền đang chờ rút được giữ riêng và hiện trong ví. Sau khi chúng tôi đã chuyển, bạn xác nhận đã nhận đủ, nhận một phần hoặc chưa nhận; nếu không trả lời trong thời gian ghi trên màn hình, giao dịch được xem là đã nhận.\n\nMọi khoản tiền vào và ra đều có dòng trong sao kê. Nếu phát hiện sai sót, hãy báo cho chúng tôi; khoản ghi nhầm sẽ được sửa bằng một dòng mới, không xóa dòng cũ.',
  'games.title': 'Trò chơi và kết quả',
  'games.body':
    'Luật, tỷ lệ và giới hạn cược của mỗi trò chơi nằm trong phần giới thiệu của trò chơi đó. Khi đặt cược, bạn đồng ý với luật ấy.\n\nKết quả do nhà cung cấp trò chơi hoặc đài xổ số công bố và là kết quả cuối cùng. Ván bị gián đoạn được tiếp tục hoặc hoàn tiền cược theo luật của trò chơi. Cược đặt khi có lỗi rõ ràng về tỷ lệ hoặc sau giờ khóa sổ sẽ bị hủy và hoàn tiền.',
  'promotions.title': 'Khuyến mãi',
  'promotions.body':
    'Mỗi chương trình ghi rõ điều kiện, hệ số cược, trò chơi hợp lệ và thời hạn trước khi bạn tham gia. Dùng nhiều tài khoản, thông đồng hoặc cược hai phía để lấy thưởng sẽ làm mất phần thưởng và tiền thắng từ phần thưởng đó.',
  'fair.title': 'Chơi có trách nhiệm',
  'fair.body':
    'Chơi để giải trí, không phải để kiếm sống. Bạn có thể đặt hạn mức nạp, thua và cược, tạm nghỉ hoặc tự loại trừ trong mục Của tôi. Hạ hạn mức có hiệu lực ngay; nâng hạn mức phải chờ và xác nhận lại.\n\nTrong thời gian tạm nghỉ hoặc tự loại trừ, chúng tôi không gửi quảng cáo cho bạn, nhưng bạn vẫn rút được tiền của mình.',
  'privacy.title': 'Quyền riêng tư',
  'privacy.body':
    'Chúng tôi lưu thông tin bạn khai, lịch sử giao dịch và cược, địa chỉ mạng và thiết bị của các lần đăng nhập để vận hành tài khoản, ngăn gian lận và tuân thủ pháp luật. Mật khẩu được lưu dưới dạng không đọc ngược lại được.\n\nThông tin chỉ được chia sẻ với nhà cung cấp trò chơi, ngân hàng và đối tác gửi tin nhắn trong phạm vi cần thiết, và với cơ quan có thẩm quyền khi pháp luật yêu cầu. Bạn có thể tải dữ liệu của mình và yêu cầu đóng tài khoản.',
  'storage.title': 'Cookie và dữ liệu lưu trên máy bạn',
  'storage.body':
    'Chúng tôi chỉ dùng cookie của chính mình, không dùng cookie quảng cáo hay theo dõi. Có ba loại: một cookie giữ bạn đăng nhập nếu bạn chọn như vậy, một cookie nhớ ngôn ngữ và giao diện bạn đã chọn, và một cookie sống vài phút khi bạn đăng nhập bằng Google hoặc Facebook.\n\nTrình duyệt của bạn còn lưu (local storage và session storage): phiên đăng nhập của thẻ đang mở, mã của thiết bị, ngôn ngữ, giao diện, việc ẩn số dư, phiếu cược và biểu mẫu đang viết dở, kết quả đo các đường truyền, và những gì bạn vừa xem để còn đọc được khi mất mạng (phần của riêng bạn chỉ nằm trong thẻ và bị xóa khi đăng xuất). Những dữ liệu này ở trên máy bạn; mã của thiết bị được gửi khi đăng nhập để bạn nhận ra thiết bị lạ.\n\nMột chương trình nền của trình duyệt (service worker) giữ sẵn các tệp của trang để mở nhanh, mở được khi mất mạng, và hiện thông báo nếu bạn đã bật. Nó không giữ mật khẩu hay số dư.\n\nBạn có thể xóa tất cả trong phần cài đặt của trình duyệt bất cứ lúc nào; sau đó bạn phải đăng nhập lại và chọn lại những gì đã chọn.',
  'close.title': 'Khóa và đóng tài khoản',
  'close.body':
    'Chúng tôi có thể tạm khóa tài khoản khi có dấu hiệu gian lận, rửa tiền, dùng phần mềm tự động hoặc vi phạm các điều khoản này, và sẽ cho bạn biết lý do khi pháp luật cho phép. Số dư hợp lệ vẫn thuộc về bạn.',
  'changes.title': 'Khiếu nại và thay đổi',
  'changes.body':
    'Mọi thắc mắc xin gửi chăm sóc khách hàng, hoạt động 24 giờ mỗi ngày, kèm mã tham chiếu của giao dịch. Chúng tôi trả lời khiếu nại trong 7 ngày.\n\nKhi các điều khoản này thay đổi, chúng tôi báo trước trong mục thông báo. Tiếp tục dùng trang sau ngày có hiệu lực nghĩa là bạn đồng ý.',
} as const
