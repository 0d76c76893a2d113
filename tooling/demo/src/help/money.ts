import type { ArticleText } from '../content.ts'

/** Questions about deposits and withdrawals. */
export const moneyArticles: readonly ArticleText[] = [
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
      title: 'Rút tiền như thế nào và mất bao lâu?',
      content:
        'Vào Ví, chọn Rút tiền, chọn tài khoản ngân hàng mang tên bạn, nhập số tiền và mật khẩu giao dịch. Số tiền được tạm giữ ngay từ lúc gửi lệnh nên không thể bị chi hai lần.\n\nLệnh nhỏ được duyệt và chuyển tự động; lệnh lớn chờ nhân viên duyệt. Trang của lệnh ghi giờ của từng bước và thời điểm dự kiến xong. Khi chưa được duyệt, bạn có thể tự hủy và tiền về ví ngay.',
    },
    EN: {
      title: 'How do I withdraw, and how long does it take?',
      content:
        'Open Wallet, choose Withdraw, pick a bank account in your own name, then enter the amount and your transaction password. The amount is on hold from that moment, so it cannot be spent twice.\n\nSmall withdrawals are approved and paid by themselves; larger ones wait for our staff. The page of the withdrawal shows the time of each step and when it should be done. Until it is approved you can cancel it, and the money is back in your wallet at once.',
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
    topic: 'withdrawal',
    VI: {
      title: 'Tiền rút báo đã chuyển nhưng tôi chưa nhận được',
      content:
        'Mở lệnh rút và trả lời: đã nhận đủ, nhận một phần, hay chưa nhận được. Nếu chưa nhận được, hãy gửi kèm ít nhất một ảnh, ví dụ ảnh sao kê ngân hàng.\n\nPhần còn thiếu vẫn được tạm giữ cho đến khi chúng tôi chuyển lại hoặc hoàn về ví. Hãy trả lời trong thời gian ghi trên lệnh: hết thời gian đó mà không có trả lời, lệnh được coi là đã nhận.',
    },
    EN: {
      title: 'My withdrawal was sent but has not reached me',
      content:
        'Open the withdrawal and answer: all received, a part of it, or nothing. If nothing came, add at least one picture, such as your bank statement.\n\nWhat is missing stays on hold until we pay it again or return it to your wallet. Please answer within the time that the withdrawal names: after it, a withdrawal without an answer counts as received.',
    },
  },
  {
    topic: 'withdrawal',
    VI: {
      title: 'Lệnh rút bị từ chối hoặc ngân hàng báo lỗi thì tiền ở đâu?',
      content:
        'Toàn bộ số tiền trở về ví ngay khi lệnh bị từ chối hoặc ngân hàng không chuyển được. Lý do nằm trong trang của lệnh và trong Tin nhắn nội bộ.\n\nBạn có thể sửa điều được nêu, ví dụ chọn tài khoản ngân hàng khác, rồi gửi lệnh mới.',
    },
    EN: {
      title: 'Where is my money after a withdrawal was rejected or failed?',
      content:
        'All of it is back in your wallet the moment a withdrawal is rejected or the bank could not pay it. The reason stands on the page of the withdrawal and in your internal messages.\n\nMend what the reason names, for instance choose another bank account, and send a new one.',
    },
  },
]
